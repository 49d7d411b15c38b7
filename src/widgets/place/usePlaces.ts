import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../schema/calls.ts';
import {
  addressKeywordMinimum,
  choicesCache,
  placesKeywordMinimum,
  placesSearchDebounce,
} from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useDebounced } from '../picker/useDebounced.ts';

/** A place that the search offers (AB 7). */
export type Suggestion = CallAnswer<'GET /client/v1/locations/suggestions'>[number];

/** Places that a search offers: towns, addresses with a street, or both. */
export type PlacesOffered = 'all' | 'towns' | 'addresses';

/** Returns the places that a text may mean, fetched after a pause in typing; none if nothing is typed. */
export function usePlaces(typed: string | null, offered: PlacesOffered) {
  const client = useClient();
  const keyword = useDebounced(typed?.trim() ?? '', placesSearchDebounce);
  const least = offered === 'addresses' ? addressKeywordMinimum : placesKeywordMinimum;
  const isWanted = typed !== null && keyword.length >= least;
  const { data = [], isFetching } = useQuery({
    queryKey: ['places', keyword],
    queryFn: ({ signal }) => client.ask('GET /client/v1/locations/suggestions', { query: { keyword }, signal }),
    enabled: isWanted,
    placeholderData: (former) => former,
    staleTime: choicesCache,
  });
  const isOffered = ({ isAddress }: Suggestion) => offered === 'all' || isAddress === (offered === 'addresses');
  return { places: isWanted ? data.filter(isOffered) : [], isFetching };
}
