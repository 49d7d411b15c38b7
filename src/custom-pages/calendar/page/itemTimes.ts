import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { DayRange } from '../../../../schema/rules/calendar.ts';
import { addToDay, clocksAt, dayAt } from '../../../../schema/rules/dates.ts';

type Times = Pick<CalendarItem, 'isAllDay' | 'start' | 'end' | 'startDay' | 'endDay'>;

/** Returns the first and the last day on which an item stands, in a zone: what ends at midnight ends on the day before. */
export function daysOfItem({ start, end, startDay, endDay }: Times, zone: string): DayRange {
  if (startDay !== null) return { from: startDay, to: endDay ?? startDay };
  const first = start ?? 0;
  return { from: dayAt(first, zone), to: dayAt(Math.max(first, (end ?? first) - 1), zone) };
}

/** Returns the time of day in a zone, as `09:30`. */
export function timeOfDay(instant: number, zone: string): string {
  return new Date(clocksAt(instant, zone)).toISOString().slice(11, 16);
}

/** Returns the times of an item on a day, null where it began before or goes on after it; null for a whole day. */
export function timesOn(
  item: Times,
  day: string,
  zone: string,
): { readonly from: string | null; readonly to: string | null } | null {
  const { from, to } = daysOfItem(item, zone);
  if (item.isAllDay || item.start === null) return null;
  const isLast = day === to;
  const isPoint = item.end === null || item.end === item.start;
  return {
    from: day === from ? timeOfDay(item.start, zone) : null,
    to: isLast && !isPoint ? timeOfDay(item.end ?? item.start, zone) : null,
  };
}

/** The items of one day, whole days first. */
export interface DayOfItems {
  readonly day: string;
  readonly items: readonly CalendarItem[];
}

/** Returns the days of a range on which something stands, each with everything on it. */
export function byDay(items: readonly CalendarItem[], { from, to }: DayRange, zone: string): readonly DayOfItems[] {
  const spans = items.map((item) => ({ item, days: daysOfItem(item, zone) }));
  const days: DayOfItems[] = [];
  for (let day = from; day <= to; day = addToDay(day, 1)) {
    const found = spans.filter((one) => one.days.from <= day && one.days.to >= day).map(({ item }) => item);
    const whole = found.filter(({ isAllDay }) => isAllDay);
    const timed = found.filter(({ isAllDay }) => !isAllDay);
    if (found.length > 0) days.push({ day, items: [...whole, ...timed] });
  }
  return days;
}
