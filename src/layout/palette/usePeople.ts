import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import { registry } from '../../../schema/index.ts';
import { choicesCache } from '../../../schema/rules/limits.ts';
import { recordPath } from '../../widgets/link/recordPath.ts';
import type { PersonEntry } from './entries.ts';

/** Milliseconds of rest at the keyboard before people are searched. */
const pause = 200;
const shownOfEach = 5;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function entryOf(entity: string, title: string, record: RaRecord): PersonEntry[] {
  const id = String(record.id);
  const path = recordPath(entity, id);
  const avatar = (record['avatar'] as string | null | undefined) ?? null;
  return path === null ? [] : [{ kind: 'person', path, title: String(record[title] ?? ''), id, avatar, entity }];
}

/** People and companies whose lists find the keyword: a few of each kind that the actor may read. */
export function usePeople(actor: Actor, keyword: string) {
  const dataProvider = useDataProvider();
  const rested = useRested(keyword.trim());
  const searched = registry.all.filter(
    ({ name, group, list }) => group === 'people' && list.search?.length && can(actor, 'read', name, registry) !== 'no',
  );
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', rested],
    // One answer for all kinds, so that nothing moves under the chosen entry while others arrive.
    queryFn: async ({ signal }) => {
      const found = searched.map(async ({ name, title, list }) => {
        const page = await dataProvider.getList<RaRecord>(name, {
          pagination: { page: 1, perPage: shownOfEach },
          sort: { field: list.sort[0], order: list.sort[1] },
          filter: { keyword: rested },
          meta: { withTotal: false },
          signal,
        });
        return page.data.flatMap((record) => entryOf(name, title, record));
      });
      return (await Promise.all(found)).flat();
    },
    enabled: rested !== '' && searched.length > 0,
    placeholderData: keepPreviousData,
    staleTime: choicesCache,
  });
  const isAsked = keyword.trim() !== '';
  return {
    people: isAsked && data ? data : [],
    isSearching: isAsked && (rested !== keyword.trim() || isFetching),
    hasFailed: isAsked && isError,
  };
}
