import { RangeSummary } from '../../../views/list/tools/filters/RangeSummary.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { rangeFilter, rangeValues, type DayRange } from './dashboardRange.ts';

/** The name of a range of days, or its first and last day. */
export function RangeName({ range }: { readonly range: DayRange }) {
  const zone = useTimeZone();
  return rangeFilter && <RangeSummary filter={rangeFilter} values={rangeValues(range, zone)} />;
}
