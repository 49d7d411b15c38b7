import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { ownerParamOf } from '../view-fields/owned.ts';
import type { OfferedLead } from './useLeads.ts';

/**
 * Returns the first of the leads of which the record has none yet; undefined while that is unknown, or if there is none.
 * @param isWanted false where nothing is asked for
 */
export function useFirstLead(leads: readonly OfferedLead[], id: string, isWanted: boolean): OfferedLead | undefined {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const counts = useQueries({
    queries: leads.map(({ lead: { field }, entity }) => {
      const filter = field === undefined ? {} : { [ownerParamOf(entity, field)]: [id] };
      return {
        queryKey: [entity.name, 'count', { filter }],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => dataProvider.count(entity.name, { filter, signal }),
        // One that the record itself would name is offered only while it names none.
        enabled: isWanted && field !== undefined,
      };
    }),
  });
  if (!isWanted || leads.some(({ lead: { field } }, index) => field !== undefined && counts[index]?.isPending))
    return undefined;
  return leads.find((_lead, index) => (counts[index]?.data?.total ?? 0) === 0);
}
