import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '../../../schema/calls.ts';
import { filterSearchDebounce } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { useDebounced } from '../picker/useDebounced.ts';

/** An agency in which a person may work. */
export type AgencyChoice = CallAnswer<'POST /user/v1/auth/agencies/list'>['data'][number];

/** Enough to choose from at a glance; further ones are found by their names. */
const pageSize = 50;

/** The agencies that the person may work in, narrowed down by what is typed. */
export function useAgencySearch() {
  const client = useClient();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const { data, error, refetch } = useQuery({
    queryKey: ['auth', 'agencies', keyword],
    queryFn: ({ signal }) =>
      client.ask('POST /user/v1/auth/agencies/list', {
        body: { keyword, pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return {
    typed,
    setTyped,
    agencies: data?.data,
    hasMore: data?.loadMore ?? false,
    hasFailed: error !== null && data === undefined,
    retry: () => void refetch(),
  };
}
