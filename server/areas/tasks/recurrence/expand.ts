import { RRuleTemporal } from 'rrule-temporal';
import { ruleOf, weekdays, type RecurrenceSetting, type RepeatUnit } from '../../../../schema/rules/recurrence.ts';

const dayLength = 86_400_000;

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The number of a day in its month, or the last one that the month has. */
const sameNumber = (number: number, shortest: number) =>
  number <= shortest
    ? `;BYMONTHDAY=${number}`
    : `;BYMONTHDAY=${Array.from({ length: number - 27 }, (_, after) => 28 + after).join()};BYSETPOS=-1`;

/** The part of a rule that follows from its first day. */
function partOfFirst(first: string, { unit, monthly }: RecurrenceSetting): string {
  const [month, number] = [Number(first.slice(5, 7)), Number(first.slice(8))];
  if (unit === 'YEARS') return `;BYMONTH=${month}${sameNumber(number, month === 2 ? 28 : 31)}`;
  if (monthly === 'DAY') return sameNumber(number, 28);
  if (monthly === 'LAST_DAY') return ';BYMONTHDAY=-1';
  if (monthly === null) return '';
  const weekday = weekdays[(new Date(momentOf(first)).getUTCDay() + 6) % 7] ?? 'MO';
  const week = Math.ceil(number / 7);
  // Not every month has a fifth one: the last stands for it.
  return `;BYDAY=${week > 4 ? -1 : week}${weekday}`;
}

/** The shortest units, in days. */
const unitLength: Readonly<Record<RepeatUnit, number>> = { DAYS: 1, WEEKS: 7, MONTHS: 28, YEARS: 365 };

/** A number of days that a rule names from its first day to its end at most. */
function mostOf(first: string, { unit, interval, weekdays: days, end }: RecurrenceSetting): number {
  if (end.type === 'AFTER') return end.count;
  const units = Math.floor(daysBetween(first, end.date) / unitLength[unit] / interval);
  return (units + 2) * (days?.length ?? 1);
}

/**
 * Returns the days (`YYYY-MM-DD`) of a series in their order, the first one given included, even where the rule does
 * not name it; at most `limit` of them. A month without the number of the first day has its last day instead, on that
 * occasion alone. Weeks begin on Monday.
 */
export function daysOf(first: string, setting: RecurrenceSetting, limit: number): readonly string[] {
  const { end } = setting;
  const most = Math.min(mostOf(first, setting), limit);
  const rule = `${ruleOf(setting)}${partOfFirst(first, setting)};WKST=MO;COUNT=${most + 1}`;
  // Days alone: the zone of the times is considered day by day.
  const dtstart = `DTSTART;TZID=UTC:${first.replaceAll('-', '')}T000000`;
  const named = new RRuleTemporal({ rruleString: `${dtstart}\nRRULE:${rule}`, cache: false }).all();
  const last = end.type === 'ON' ? end.date : undefined;
  const others = named
    // Years of more than four digits cannot be kept: they are told by their length.
    .map((date) => date.toString().replace(/T.*/, '').replace('+', ''))
    .filter((day) => day !== first && (last === undefined || (day.length === last.length && day <= last)));
  return [first, ...others].slice(0, end.type === 'ON' ? limit : most);
}

/** Number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to) - momentOf(from)) / dayLength);
}
