import { debtFigures } from '../../../../schema/areas/money/calls/debtors.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { ageCodes, ageNames } from '../../../../schema/rules/finance/invoices.ts';
import type { ListReader } from '../../../views/list/address/listReader.ts';
import { sectionPath } from '../../../views/list/address/sectionPath.ts';
import { rangeValues, type DayRange } from './dashboardRange.ts';

/** Ages of what is outstanding in their order, with their codes in the filter of the list. */
export const ageFigures = ageNames.map((age) => ({ name: debtFigures[age], code: ageCodes[age] }));

const allAges = ageFigures.map(({ code }) => code);

/** Returns the address of the invoices that are outstanding. @param codes their ages; all by default */
export function outstandingPath(currency: string, reader: ListReader, codes: readonly number[] = allAges): string {
  const filters = { ages: codes.map(String), currency: [currency] };
  return sectionPath('finance.invoices', { section: 'open', filters }, reader);
}

/** Returns the address of the invoices that are past their due date. */
export function overduePath(currency: string, reader: ListReader): string {
  return sectionPath('finance.invoices', { section: 'overdue', filters: { currency: [currency] } }, reader);
}

/** Returns the address of the invoices that were issued in a range of days, without those that are void. */
export function invoicedPath(currency: string, reader: ListReader, range: DayRange): string {
  const filters = {
    ...rangeValues(range, reader.zone),
    currency: [currency],
    statuses: ['CREATED', 'SENT'],
  };
  return sectionPath('finance.invoices', { section: 'all', filters }, reader);
}

/** The address of what is ready to be invoiced. */
export const readyPath: string = pathTo('finance.ready');
