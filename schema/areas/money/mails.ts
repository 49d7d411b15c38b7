/** Mails about invoices. */
export const mails = ['invoice'] as const;
