import { useInfiniteQuery } from '@tanstack/react-query';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { DayRange } from './dashboardRange.ts';

/** Figure whose rows are shown. */
export type Earned = 'INVOICED' | 'RECEIVED' | 'FEES';

/** Reads the rows of a figure of a range of days, page by page. */
export function useEarnedRows(of: Earned, currency: string, { fromDate, toDate }: DayRange) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [invoice.name, 'earned', of, currency, fromDate, toDate],
    queryFn: ({ pageParam: pageIndex, signal }) =>
      client.ask('POST /finance/v1/payments/list', { body: { of, currency, fromDate, toDate, pageIndex }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
  });
}
