import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';

/** The key under which what is assigned to staff is kept; a change of any record of theirs makes it stale. */
export const assignedKey = ['staff', 'assigned'] as const;

/** Returns how much is assigned to a staff member, by kind; undefined while it loads. */
export function useAssigned({ id, version }: WireRecord) {
  const client = useClient();
  return useQuery({
    queryKey: [...assignedKey, id, version],
    queryFn: ({ signal }) => client.ask('GET /user/v1/staff/{id}/assigned', { params: { id }, signal }),
  });
}
