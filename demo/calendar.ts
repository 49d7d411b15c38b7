import { addToDay, instantAt, todayIn } from '../schema/rules/dates.ts';
import type { Random } from './random.ts';

/** Days and moments around the day on which the demo is made, as an agency in Sydney counts them. */
export interface Calendar {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The day so many days from today, earlier for a negative count. */
  day(offset: number): string;
  /** A moment in office hours, so many days ago: between the two counts, recent ones more often. Always past. */
  workMoment(random: Random, fromDaysAgo: number, toDaysAgo: number): number;
  /** A moment in office hours after another one and before now. */
  momentSince(random: Random, earlier: number): number;
  /** Returns a birthday for an age in full years, anywhere in the year. */
  birthday(random: Random, age: number): string;
  /** Returns the birthday of a person who reaches an age in a number of days. */
  birthdayIn(days: number, age: number): string;
}

const dayLength = 86_400_000;
const minute = 60_000;

/** Saturday and Sunday become the Friday before. */
function weekday(day: string): string {
  const number = new Date(`${day}T00:00:00Z`).getUTCDay();
  return number === 6 ? addToDay(day, -1) : number === 0 ? addToDay(day, -2) : day;
}

/** The calendar at a moment, in milliseconds since the epoch. It remembers days, which plans ask for again and again. */
export function calendarAt(now: number): Calendar {
  const today = todayIn(null, now);
  const days = new Map<number, string>();
  const day = (offset: number): string => {
    const known = days.get(offset) ?? addToDay(today, offset);
    days.set(offset, known);
    return known;
  };
  /** Noons of working days by the days since. Clocks change at night, so hours of work are counted from noon. */
  const noons = new Map<number, number>();
  const noonOf = (ago: number): number => {
    const noon = noons.get(ago) ?? instantAt(weekday(day(-ago)), '12:00');
    noons.set(ago, noon);
    return noon;
  };
  const yearsBefore = (from: string, years: number): string => addToDay(from, -12 * years, 'month');
  const workMoment = (random: Random, fromDaysAgo: number, toDaysAgo: number): number => {
    const ago = toDaysAgo + Math.round((fromDaysAgo - toDaysAgo) * random.fraction() ** 1.6);
    const minutes = (random.integer(8, 17) - 12) * 60 + random.integer(0, 59);
    return Math.min(noonOf(ago) + minutes * minute, now - minute * random.integer(5, 55));
  };
  return {
    now,
    today,
    day,
    workMoment,
    momentSince: (random, earlier) => {
      const days = Math.floor((now - earlier) / dayLength);
      return Math.max(workMoment(random, days, 0), Math.min(earlier + minute, now));
    },
    birthday: (random, age) => addToDay(yearsBefore(today, age), -random.integer(1, 364)),
    birthdayIn: (days, age) => yearsBefore(day(days), age),
  };
}
