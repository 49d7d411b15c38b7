import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { registry } from '../../../../schema/index.ts';
import { endOfDay, startOfDay } from '../../../../schema/rules/dates.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import { filterFieldsOf } from '../../../views/view-fields/filterParams.ts';

/** Days, both included. */
export interface DayRange {
  readonly fromDate: string;
  readonly toDate: string;
}

/** The range of the list of invoices, whose names and parameters that of the dashboard shares. */
export const rangeFilter = filterFieldsOf(registry.get(invoice.name)).find(({ isRange }) => isRange);

/** Returns a range as the parameters of a list: moments, which mean days of the reader's zone. */
export function rangeValues({ fromDate, toDate }: DayRange, zone: string): FilterValues {
  return { fromDate: [String(startOfDay(fromDate, zone))], toDate: [String(endOfDay(toDate, zone))] };
}
