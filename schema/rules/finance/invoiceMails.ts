/** Mails about invoices that an agency words itself. */
export const invoiceMailTypes = {
  INVOICE: 'invoice',
  REMINDER: 'reminder',
  OVERDUE: 'overdue',
  CREDIT_NOTE: 'credit-note',
} as const;
export type InvoiceMailType = (typeof invoiceMailTypes)[keyof typeof invoiceMailTypes];

/** Merge fields of the mails about invoices. */
export const invoiceMailFields = [
  'client',
  'contact',
  'number',
  'total',
  'outstanding',
  'issuedOn',
  'dueOn',
  'agency',
] as const;
export type InvoiceMailField = (typeof invoiceMailFields)[number];

/** Lengths of a mail about an invoice once its merge fields are filled. */
export const mailLimits = { subject: 400, body: 10_000 } as const;
