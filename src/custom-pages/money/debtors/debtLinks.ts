import { debtFigures, type DebtorReport } from '../../../../schema/areas/money/calls/debtors.ts';
import { ageCodes, ageNames } from '../../../../schema/rules/finance/invoices.ts';
import type { ListReader } from '../../../views/list/address/listReader.ts';
import { sectionPath } from '../../../views/list/address/sectionPath.ts';

/** Figures of a debtor, or of all, in a currency. */
export type Figures = DebtorReport['totals'][number];

/** Returns true for an amount of zero, however many digits it has. */
export const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);

/** Figures of a debtor in their order, with the codes of the ages that each adds up. */
export const figures = [
  ...ageNames.map((age) => ({ name: debtFigures[age], codes: [ageCodes[age]] })),
  { name: 'total' as const, codes: ageNames.map((age) => ageCodes[age]) },
];

/**
 * Returns the address of the open invoices that a figure adds up.
 * @param clientIds its clients; empty for those of all
 */
export function debtPath(
  {
    clientIds,
    currency,
    codes,
  }: {
    readonly clientIds: readonly string[];
    readonly currency: string;
    readonly codes: readonly number[];
  },
  reader: ListReader,
): string {
  const filters = {
    ...(clientIds.length > 0 && { clientIds }),
    ages: codes.map(String),
    currency: [currency],
  };
  return sectionPath('finance.invoices', { section: 'open', filters }, reader);
}
