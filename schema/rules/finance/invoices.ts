/** Kinds of papers that are numbered and sent: a credit note takes back a part of an invoice. */
export const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const;

/** Steps of an invoice (AB 3, invoice status). */
export const invoiceStatuses = ['CREATED', 'SENT', 'VOIDED'] as const;

/** State of an invoice in the accounting system (AB 3, invoice sync). */
export const syncStatuses = ['NOT_SYNCED', 'SYNCED', 'MISMATCH_AMOUNT'] as const;

/** Ways in which a payment arrives. */
export const paymentMethods = ['BANK', 'CARD', 'CASH', 'CHEQUE', 'OTHER'] as const;

/** Receivers of a payment: the agency, or the talent in its place. */
export const paymentReceivers = ['AGENCY', 'TALENT'] as const;

/** Tabs of invoices (AB 2, `{financeInvoiceTab}`). */
export const invoiceTabs = [
  'ready-to-invoice',
  'open',
  'overdue',
  'paid',
  'voided',
  'all',
  'expenses',
  'debtor-report',
] as const;

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

/** Returns the age of a debt. @param days days since its due date; negative before it */
export function ageOf(days: number): Age {
  const names = Object.keys(ages) as Age[];
  return names.find((name) => days <= ages[name]) ?? 'OVER_90';
}
