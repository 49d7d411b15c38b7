import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../schema/calls.ts';
import { choicesCache, placesKeywordMinimum, placesSearchDebounce } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useDebounced } from '../picker/useDebounced.ts';

/** A place that the search offers (AB 7). */
export type Suggestion = CallAnswer<'GET /client/v1/locations/suggestions'>[number];

/** Returns the places that a text may mean, fetched after a pause in typing; null if nothing is typed. */
export function usePlaces(typed: string | null) {
  const client = useClient();
  const keyword = useDebounced(typed?.trim() ?? '', placesSearchDebounce);
  const isWanted = typed !== null && keyword.length >= placesKeywordMinimum;
  const { data = [], isFetching } = useQuery({
    queryKey: ['places', keyword],
    queryFn: ({ signal }) => client.ask('GET /client/v1/locations/suggestions', { query: { keyword }, signal }),
    enabled: isWanted,
    placeholderData: (former) => former,
    staleTime: choicesCache,
  });
  return { places: isWanted ? data : [], isFetching };
}
