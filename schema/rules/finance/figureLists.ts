import { ageCodes, ageNames } from './invoices.ts';

/** A section of the lists of invoices, with filters besides those that it sets itself. */
export interface FigureList {
  readonly section: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

const allAges = ageNames.map((age) => ageCodes[age]);

/** Returns the list of the invoices that are outstanding in a currency. @param codes their ages; all by default */
export function outstandingList(currency: string, codes: readonly number[] = allAges): FigureList {
  return { section: 'open', filters: { ages: codes.map(String), currency: [currency] } };
}

/** Returns the list of the invoices that are past their due date in a currency. */
export function overdueList(currency: string): FigureList {
  return { section: 'overdue', filters: { currency: [currency] } };
}
