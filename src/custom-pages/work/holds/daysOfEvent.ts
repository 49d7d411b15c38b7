import { dayAt } from '../../../../schema/rules/dates.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the day of a zoned value where it takes place; null without one. */
function dayOf(values: Values, name: string, zone: string): string | null {
  const moment = values[name];
  if (typeof moment !== 'number') return null;
  const [day, own] = [values[`${name}Day`], values[`${name}TimeZone`]];
  return typeof day === 'string' ? day : dayAt(moment, typeof own === 'string' ? own : zone);
}

/** Returns the first and last day of an event in its own time zone; today where it has none. */
export function daysOfEvent(event: Values, today: string, zone: string): { fromDay: string; toDay: string } {
  const fromDay = dayOf(event, 'startsAt', zone) ?? dayOf(event, 'endsAt', zone) ?? today;
  const toDay = dayOf(event, 'endsAt', zone) ?? fromDay;
  return { fromDay, toDay: toDay < fromDay ? fromDay : toDay };
}
