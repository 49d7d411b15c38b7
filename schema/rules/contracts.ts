/** Steps of an amount of a contract on its way to an invoice (AB 3, invoice readiness). */
export const amountReadiness = ['NOT_READY', 'READY_TO_INVOICE', 'INVOICED'] as const;

/** Payment of an invoiced amount (AB 3, payment status). */
export const paymentStatuses = ['UNPAID', 'PARTIALLY_PAID', 'PAID'] as const;

/** Steps of a contract on its way to being paid (AB 2, `/contracts/{financialStatus}`). */
export const financialStatuses = [...amountReadiness, 'PAID'] as const;
export type FinancialStatus = (typeof financialStatuses)[number];

/** Relation of tax to an amount (AB 3). */
export const taxModes = ['NONE', 'EXCLUSIVE', 'INCLUSIVE'] as const;

/** Continuation of a contract after its end: not, by a person's decision, or by itself. */
export const renewals = ['NONE', 'MANUAL', 'AUTOMATIC'] as const;

/** Steps on the way to the approval of a contract above the agency's amount. */
export const approvals = ['NONE', 'ASKED', 'APPROVED', 'DECLINED'] as const;

/** Subjects of brands and engagements: within one of these somebody may be exclusive. */
export const brandCategories = [
  ...(['APPAREL', 'FOOTWEAR', 'ACCESSORIES', 'AUTOMOTIVE', 'BEAUTY', 'DRINKS', 'FINANCE', 'FOOD', 'GAMING'] as const),
  ...(['HEALTH', 'MEDIA', 'RETAIL', 'SPORT', 'TECHNOLOGY', 'TELECOM', 'TRAVEL', 'OTHER'] as const),
] as const;

/** Days of a contract of which people are reminded. */
export const contractReminders = ['NOTICE', 'END', 'AMOUNT_DUE'] as const;

/** Most months of a period by which a contract is renewed, and of its notice. */
export const mostMonths = 120;

/** Most days of a notice, and before which people are reminded. */
export const mostDays = 365;

/** Most kilometres around a place in which somebody is exclusive: half the way around the earth. */
export const mostKilometres = 20_038;

interface Amount {
  readonly readiness: (typeof amountReadiness)[number];
  readonly paymentStatus: (typeof paymentStatuses)[number];
}

/**
 * Returns the financial status of a contract by its amounts, by what is to be done next: something to invoice comes
 * first, then something to be paid; all that is left is to wait for amounts that are not ready, or nothing.
 */
export function financialStatusOf(amounts: readonly Amount[]): FinancialStatus {
  if (amounts.some(({ readiness }) => readiness === 'READY_TO_INVOICE')) return 'READY_TO_INVOICE';
  const isPaid = ({ paymentStatus }: Amount) => paymentStatus === 'PAID';
  if (amounts.some((one) => one.readiness === 'INVOICED' && !isPaid(one))) return 'INVOICED';
  return amounts.length > 0 && amounts.every((one) => one.readiness === 'INVOICED') ? 'PAID' : 'NOT_READY';
}
