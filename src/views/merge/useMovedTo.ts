import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { stepWord } from '../../i18n/fieldWords.ts';
import { recordLink } from '../recordLink.ts';

/** Where a record is now, and what is said of how it came there. */
export interface MovedTo {
  readonly path: string;
  readonly name: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Where a record is that is not at its address any more: merged into another one, or converted (AB 7). Null where it is
 * nowhere, undefined while it is found out.
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
