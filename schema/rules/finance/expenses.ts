/** Payers of an expense. */
export const expensePayers = ['AGENCY', 'TALENT', 'STAFF'] as const;

/** Parties that bear an expense in the end. */
export const expenseReceivers = ['AGENCY', 'TALENT', 'PARTNER'] as const;

/** Steps of an expense that is charged to a partner, on its way to an invoice. */
export const expenseReadiness = ['NOT_CHARGED', 'READY_TO_INVOICE', 'INVOICED'] as const;
