import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { maximumPageSize } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';

const bodyOf = (items: readonly ReadyItem[]) => ({ items: items.map(({ kind, id }) => ({ kind, id })) });

/** Clients and currency of a list of ready items; empty for all. */
interface ReadyFilter {
  readonly clientIds: readonly string[];
  readonly currency: string;
}

/** Reads the items that are on no invoice yet. */
export function useReadyItems({ clientIds, currency }: ReadyFilter) {
  const client = useClient();
  const filter = {
    ...(clientIds.length > 0 && { clientIds: [...clientIds] }),
    ...(currency !== '' && { currency }),
  };
  return usePages<ReadyItem>([invoice.name, 'ready', filter], (asked, signal) =>
    client.ask('POST /finance/v1/invoices/ready/list', {
      body: { ...asked, pageSize: maximumPageSize, ...filter },
      signal,
    }),
  );
}

/** Returns the currencies of what can be invoiced, the agency's own first; none until they are read. */
export function useReadyCurrencies(): readonly string[] {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [invoice.name, 'metadata'],
    queryFn: ({ signal }) => client.ask('GET /finance/v1/invoices/metadata', { signal }),
  });
  return data?.currencies ?? [];
}

/** Reads the invoices that some items would become. */
export function useDrafts(items: readonly ReadyItem[]) {
  const client = useClient();
  const body = bodyOf(items);
  return useQuery({
    queryKey: [invoice.name, 'ready', 'preview', body],
    queryFn: ({ signal }) => client.ask('POST /finance/v1/invoices/preview', { body, signal }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Makes the invoices of some items, and opens the one that was made, or the list of those that are open. */
export function useCreateInvoices() {
  const client = useClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (items: readonly ReadyItem[]) => {
      const body = bodyOf(items);
      return client.ask('POST /finance/v1/invoices/ready', { body, headers: { 'idempotency-key': keyOf(body) } });
    },
    onSuccess: async ({ invoices }, items) => {
      const [first] = invoices;
      const count = invoices.length;
      const only = count === 1 && first;
      await navigate(
        only ? pathTo('finance.invoicePreview', { id: first.id }) : pathTo('finance.invoices', { section: 'open' }),
      );
      notify('app.finance.ready.created', { type: 'success', messageArgs: { smart_count: count, count } });
      await Promise.all([...new Set([invoice.name, ...items.map(({ kind }) => kind)])].map((name) => invalidate(name)));
    },
    onError: async (refusal) => {
      complain(refusal);
      // Somebody may have invoiced an item meanwhile.
      await invalidate(invoice.name);
    },
  });
}
