import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useCallback } from 'react';
import { creditNote, type CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import { invoice, type Invoice } from '../../../../../schema/areas/money/entities/invoice.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';

const pagination = { page: 1, perPage: 100 };
const sort = { field: 'number', order: 'DESC' as const };

/** Reads the credit notes of an invoice, the newest first, void ones too. */
export function useCreditNotes({ id, status, version }: Pick<Invoice, 'id' | 'status' | 'version'>) {
  return useGetList<CreditNote>(
    creditNote.name,
    // Again for each version of the invoice.
    { filter: { invoiceIds: [id] }, sort, pagination, meta: { version } },
    { enabled: status !== 'CREATED', placeholderData: keepPreviousData },
  );
}

/** Returns a function that reads again what a credit note changes: itself, its invoice, the amounts of its contracts. */
export function useCreditNews(): () => void {
  const invalidate = useInvalidate();
  return useCallback(() => {
    for (const entity of [creditNote.name, invoice.name, 'contractAmount', 'contract']) void invalidate(entity);
  }, [invalidate]);
}
