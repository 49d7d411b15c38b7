import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import type { CallAnswer } from '../../../schema/calls.ts';
import { registry } from '../../../schema/index.ts';
import { peopleKinds } from '../../../schema/areas/people/peopleSearch.ts';
import { choicesCache } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';
import { recordLink } from '../../views/trail/recordLink.ts';
import type { PersonEntry } from './entries.ts';

/** Milliseconds of rest at the keyboard before people are searched. */
const pause = 200;
const shown = 12;

/** One found, as the server answers. */
type Found = CallAnswer<'GET /client/v1/people'>['data'][number];

/** Orders the entries by the first result of each kind, those of one kind together. */
function entriesOf(found: readonly Found[]): readonly PersonEntry[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds
    .flatMap((kind) => found.filter((one) => one.kind === kind))
    .flatMap((one) => {
      const path = recordLink(one);
      const { id, avatar, kind: entity, displayName: title, owner } = one;
      return path === null
        ? []
        : [{ kind: 'person' as const, path, title, id, avatar, entity, owner: owner?.displayName ?? null }];
    });
}

/** People, companies and their contacts whom a keyword finds among those that one may read, the likeliest kind first. */
export function usePeople(actor: Actor, keyword: string) {
  const client = useClient();
  const rested = useDebounced(keyword.trim(), pause);
  const mayFind = peopleKinds(registry).some(({ entity }) => can(actor, 'read', entity.name, registry) !== 'no');
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ['palette', rested],
    // One answer for all kinds, so that nothing moves under the chosen entry while others arrive.
    queryFn: async ({ signal }) => {
      const query = { keyword: rested, limit: shown };
      return entriesOf((await client.ask('GET /client/v1/people', { query, signal })).data);
    },
    enabled: rested !== '' && mayFind,
    placeholderData: keepPreviousData,
    staleTime: choicesCache,
  });
  const isAsked = keyword.trim() !== '';
  const isRested = rested === keyword.trim();
  const isSearching = isAsked && (!isRested || isFetching);
  // Results of the former keyword are shown until the new ones arrive.
  const people = isAsked && data && (isSearching || !isPlaceholderData) ? data : [];
  return {
    people,
    isSearching,
    /** True if the search of the keyword is complete. */
    isSearched: !isAsked || !mayFind || (isRested && data !== undefined && !isPlaceholderData),
    hasFailed: isAsked && isError,
  };
}
