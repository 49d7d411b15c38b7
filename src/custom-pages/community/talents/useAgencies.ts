import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../../dataProvider/ClientContext.ts';

/** Returns the agencies whose names a keyword finds, for a super admin. */
export function useAgencies(keyword: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['contentAgencies', keyword],
    queryFn: ({ signal }) => client.ask('GET /cms/v1/agencies', { query: { keyword }, signal }),
    placeholderData: keepPreviousData,
  });
}
