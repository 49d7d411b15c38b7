import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { MoneyDashboard } from '../../../../schema/areas/money/calls/dashboard.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { dayAt } from '../../../../schema/rules/dates.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';

const bounds = ['fromDate', 'toDate'] as const;

interface DashboardQuery {
  readonly data: MoneyDashboard | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Puts another range into the address, as the parameters of a list; one without values goes back to the month. */
  readonly setRange: (changes: FilterValues) => boolean;
}

/** Reads the figures of the range in the address, which is written as that of a list. */
export function useMoneyDashboard(): DashboardQuery {
  const client = useClient();
  const zone = useTimeZone();
  const [search, setSearch] = useSearchParams();
  const range = Object.fromEntries(
    bounds.flatMap((name) => {
      const moment = search.get(name);
      return moment !== null && /^-?\d{1,14}$/.test(moment) ? [[name, dayAt(Number(moment), zone)]] : [];
    }),
  );
  const { data, error, refetch } = useQuery({
    queryKey: [invoice.name, 'dashboard', range],
    queryFn: ({ signal }) => client.ask('POST /finance/v1/dashboard', { body: range, signal }),
    placeholderData: keepPreviousData,
  });
  const setRange = (changes: FilterValues) => {
    setSearch((former) => {
      const next = new URLSearchParams(former);
      for (const [name, [moment]] of Object.entries(changes)) {
        if (moment === undefined) next.delete(name);
        else next.set(name, moment);
      }
      return next;
    });
    return true;
  };
  return { data, error, retry: () => void refetch(), setRange };
}
