import dayjs from 'dayjs';
import { defaultFirstWeekday, type FirstWeekday } from './agencyDefaults.ts';
import { addToDay, endOfDay, startOfDay, todayIn, type Clock } from './dates.ts';
import { defaultTimeZone } from './limits.ts';

/** Moments in milliseconds, both included; null is open. */
export interface InstantRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Clock and time zone that determine the day, and the week. */
export interface Actor {
  readonly clock: Clock;
  readonly zone?: string | undefined;
  /** Day on which their weeks begin; Monday by default. */
  readonly firstWeekday?: FirstWeekday | undefined;
}

/** The moments of a filter's days: from the start of the first to the end of the last, or null unless both are set (AB 5). */
export function rangeOfDays(first: string | null, last: string | null, zone?: string): InstantRange | null {
  if (first === null || last === null || last < first) return null;
  return { from: startOfDay(first, zone), to: endOfDay(last, zone) };
}

const whole = (first: string, last: string, zone: string): InstantRange => ({
  from: startOfDay(first, zone),
  to: endOfDay(last, zone),
});

/** Days of the week as dayjs numbers them. */
export const numberOfWeekday: Readonly<Record<FirstWeekday, number>> = { SU: 0, MO: 1, SA: 6 };

/** Bounds of each preset for a user whose today is `day` (AB 3, AB 9, CM 9). */
const presets = {
  day: (day, zone) => whole(day, day, zone),
  week: (day, zone, _now, firstWeekday) => {
    const first = addToDay(day, -((dayjs.utc(day).day() + 7 - numberOfWeekday[firstWeekday]) % 7));
    return whole(first, addToDay(first, 6), zone);
  },
  month: (day, zone) => {
    const first = `${day.slice(0, 8)}01`;
    return whole(first, addToDay(addToDay(first, 1, 'month'), -1), zone);
  },
  within30DaysRecent: (day, zone) => whole(addToDay(day, -30), day, zone),
  /** The default of a list of content: one month ago to today. */
  lastMonth: (day, zone) => whole(addToDay(day, -1, 'month'), day, zone),
  /** Starts now, so that no moment is both due and overdue. */
  dueWithin3DayTasks: (day, zone, now) => ({ from: now, to: endOfDay(addToDay(day, 3), zone) }),
  overdueTasks: (_day, _zone, now) => ({ from: null, to: now - 1 }),
} as const satisfies Record<
  string,
  (day: string, zone: string, now: number, firstWeekday: FirstWeekday) => InstantRange
>;

/** Name of a preset of dates. */
export type DatePreset = keyof typeof presets;
/** The presets of whole days: they stay the same as long as the day does. */
export type DayPreset = Exclude<DatePreset, 'dueWithin3DayTasks' | 'overdueTasks'>;
/**
 * Named ranges of a list (AB 3): `inProgress` has no bounds, so only its filters narrow the list; `custom` is a range
 * of chosen days.
 */
export type RangePreset = DatePreset | 'inProgress' | 'custom';

/** Every preset of dates. */
export const datePresets = Object.keys(presets) as readonly DatePreset[];

/** The moments that a preset means for the actor now. */
export function rangeOfPreset(
  preset: DatePreset,
  { clock, zone = defaultTimeZone, firstWeekday }: Actor,
): InstantRange {
  const now = clock();
  return presets[preset](todayIn(zone, now), zone, now, firstWeekday ?? defaultFirstWeekday);
}

/**
 * Returns the preset that equals a range for the actor now, or undefined. A preset that depends on the moment stays the
 * same for the rest of the actor's day.
 */
export function presetOf(
  range: InstantRange,
  among: readonly DatePreset[],
  { clock, zone = defaultTimeZone, firstWeekday }: Actor,
): DatePreset | undefined {
  const now = clock();
  const today = todayIn(zone, now);
  const ends = [range.from, range.to === null ? null : range.to + 1].filter((moment) => moment !== null);
  const moments = [now, ...ends.filter((moment) => moment <= now && todayIn(zone, moment) === today)];
  return among.find((preset) =>
    moments.some((moment) => {
      const { from, to } = rangeOfPreset(preset, { clock: () => moment, zone, firstWeekday });
      return from === range.from && to === range.to;
    }),
  );
}

/** Returns the time since a moment: minutes under 60, hours under 24, else days (CM 9); at least 0 minutes. */
export function ageOf(instant: number, clock: Clock): { count: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(0, Math.floor((clock() - instant) / 60_000));
  if (minutes < 60) return { count: minutes, unit: 'minute' };
  if (minutes < 1440) return { count: Math.floor(minutes / 60), unit: 'hour' };
  return { count: Math.floor(minutes / 1440), unit: 'day' };
}
