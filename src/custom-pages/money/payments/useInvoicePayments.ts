import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { CallAnswer } from '../../../../schema/calls.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';

export const listRoute = 'GET /finance/v1/invoices/{id}/payments';

/** Payment of an invoice. */
export type Payment = CallAnswer<typeof listRoute>['payments'][number];

/** Returns what arrived with a payment: what it pays of the invoice, and what it leaves to the client as credit. */
export function receivedIn({ amount, credit }: Pick<Payment, 'amount' | 'credit'>, currency: string): string {
  return fromMinorUnits(toMinorUnits(amount, currency) + toMinorUnits(credit, currency), currency);
}

/** Reads the payments of an invoice, again for each version of it. */
export function useInvoicePayments({ id, version }: Pick<Invoice, 'id' | 'version'>) {
  const client = useClient();
  return useQuery({
    queryKey: [invoice.name, 'payments', id, version],
    queryFn: ({ signal }) => client.ask(listRoute, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Reads again what a payment changes: the invoice, the lists that it is in, the amounts of its contracts. */
export function usePaymentNews(): () => void {
  const invalidate = useInvalidate();
  return useCallback(() => {
    for (const entity of [invoice.name, 'contractAmount', 'contract']) void invalidate(entity);
  }, [invalidate]);
}
