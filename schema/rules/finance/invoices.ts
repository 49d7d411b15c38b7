/** Steps of an invoice (AB 3, invoice status). */
export const invoiceStatuses = ['CREATED', 'SENT', 'VOIDED'] as const;

/** Steps of a credit note. */
export const creditNoteStatuses = ['ISSUED', 'VOIDED'] as const;

/** Greatest length of the reason of a credit note, which stands on its paper. */
export const creditReasonLimit = 500;

/** Ways in which a payment arrives. */
export const receivedMethods = ['BANK', 'CARD', 'CASH', 'CHEQUE', 'OTHER'] as const;

/** Ways in which an invoice is paid: by a payment, or by the client's credit from an earlier one. */
export const paymentMethods = [...receivedMethods, 'CREDIT'] as const;

/** Handling of the part of a payment that is above what is open: refused, or kept as the client's credit. */
export const overpayments = ['REFUSE', 'CREDIT'] as const;

/** Kinds of rows in the lists of payments and of fees. */
export const earnedKinds = ['PAYMENT', 'INVOICE', 'CREDIT_NOTE'] as const;

/** Receivers of a payment: the agency, or the talent in its place. */
export const paymentReceivers = ['AGENCY', 'TALENT'] as const;

/** Kinds of records that lines of invoices are for. A record is on one invoice that is not void at a time. */
export const invoiceItems = ['contractAmount', 'task', 'expense'] as const;
export type InvoiceItem = (typeof invoiceItems)[number];

/**
 * Reasons why an item cannot be invoiced yet: nobody pays for it, several partners might, its contract's amount is not
 * marked as ready.
 */
export const unreadyReasons = ['noClient', 'severalClients', 'notReady'] as const;
export type UnreadyReason = (typeof unreadyReasons)[number];

/** Most lines of an invoice. */
export const mostLines = 200;

/** Payment of an invoice by its amounts, in minor units. An invoice of nothing is paid once it is sent. */
export function paymentStatusOf(total: bigint, paid: bigint): 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' {
  if (paid >= total) return 'PAID';
  return paid > 0n ? 'PARTIALLY_PAID' : 'UNPAID';
}

/** Ages of a debt in days since it was due, with the last day of each: 0 and less are not due yet. */
export const ages = { CURRENT: 0, D1_30: 30, D31_60: 60, D61_90: 90, OVER_90: Infinity } as const;
export type Age = keyof typeof ages;
export const ageNames = ['CURRENT', 'D1_30', 'D31_60', 'D61_90', 'OVER_90'] as const satisfies readonly Age[];

/** Codes of the ages in the filter of a list. */
export const ageCodes: Readonly<Record<Age, number>> = { CURRENT: 1, D1_30: 2, D31_60: 3, D61_90: 4, OVER_90: 5 };
