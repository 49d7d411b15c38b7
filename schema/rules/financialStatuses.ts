/** Steps of a contract on its way to being paid (AB 2, `/contracts/{financialStatus}`). */
export const financialStatuses = ['NOT_READY', 'READY_TO_INVOICE', 'INVOICED', 'PAID'] as const;
