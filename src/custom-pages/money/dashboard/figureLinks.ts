import { debtFigures } from '../../../../schema/areas/money/calls/debtors.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { outstandingList, overdueList } from '../../../../schema/rules/finance/figureLists.ts';
import { ageCodes, ageNames } from '../../../../schema/rules/finance/invoices.ts';
import type { ListReader } from '../../../views/list/address/listReader.ts';
import { sectionPath } from '../../../views/list/address/sectionPath.ts';

/** Ages of what is outstanding in their order, with their codes in the filter of the list. */
export const ageFigures = ageNames.map((age) => ({ name: debtFigures[age], code: ageCodes[age] }));

/** Returns the address of the invoices that are outstanding. @param codes their ages; all by default */
export function outstandingPath(currency: string, reader: ListReader, codes?: readonly number[]): string {
  return sectionPath('finance.invoices', outstandingList(currency, codes), reader);
}

/** Returns the address of the invoices that are past their due date. */
export function overduePath(currency: string, reader: ListReader): string {
  return sectionPath('finance.invoices', overdueList(currency), reader);
}

/** Returns the address of what is ready to be invoiced in a currency; in all by default. */
export function readyPath(currency?: string): string {
  const path = pathTo('finance.ready');
  return currency === undefined ? path : `${path}?currency=${currency}`;
}
