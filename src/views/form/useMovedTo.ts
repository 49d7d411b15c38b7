import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { recordLink } from '../trail/recordLink.ts';

/** Present place of a record, with the message about its move. */
export interface MovedTo {
  readonly path: string;
  readonly name: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the present record of one that is missing at its address: merged into another one, or converted (AB 7). Null if
 * there is none, undefined while loading.
 */
export function useMovedTo(entity: AnyEntity, id: string): MovedTo | null | undefined {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const isAsked = offers(entity, 'merged');
  const { data, isError } = useQuery({
    queryKey: [entity.name, 'merged', id],
    queryFn: ({ signal }) => dataProvider.merged(entity.name, id, { signal }),
    enabled: isAsked,
    retry: false,
  });
  if (!isAsked || isError) return null;
  if (!data) return undefined;
  const path = recordLink(data);
  if (path === null) return null;
  const name = data.displayName;
  return data.id === id
    ? { path, name, key: stepWord(entity.name, 'convert', 'done'), params: { name } }
    : { path, name, key: 'app.views.merge.movedOn', params: { gone: data.formerName, kept: name } };
}
