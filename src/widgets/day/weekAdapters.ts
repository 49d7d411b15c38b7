import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Dayjs } from 'dayjs';
import type { FirstWeekday } from '../../../schema/rules/agencyDefaults.ts';
import { numberOfWeekday } from '../../../schema/rules/ranges.ts';

/** Returns an adapter of days whose weeks begin on a day, whatever is usual in the language. */
function beginningOn(first: FirstWeekday): typeof AdapterDayjs {
  return class extends AdapterDayjs {
    override startOfWeek = (value: Dayjs) =>
      this.startOfDay(value.subtract((value.day() + 7 - numberOfWeekday[first]) % 7, 'day'));
    override endOfWeek = (value: Dayjs) => this.endOfDay(this.startOfWeek(value).add(6, 'day'));
    override getDayOfWeek = (value: Dayjs) => ((value.day() + 7 - numberOfWeekday[first]) % 7) + 1;
  };
}

/** Adapters by the day on which their weeks begin; each stays the same, as its users are made anew with it. */
export const adapterOf: Readonly<Record<FirstWeekday, typeof AdapterDayjs>> = {
  MO: beginningOn('MO'),
  SA: beginningOn('SA'),
  SU: beginningOn('SU'),
};
