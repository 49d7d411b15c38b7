import { addToDay, isDay } from './dates.ts';

/** Maximum number of characters of a hold's note. */
export const holdNoteLimit = 2000;

/** Maximum number of talents that are held in one call. */
export const heldTalentLimit = 50;

/** Maximum number of days, over all talents, that are held in one call. */
export const heldDayLimit = 200;

/** Answers to what becomes of the other holds of a day when one is confirmed. */
export const othersOfHold = ['RELEASE', 'KEEP'] as const;

/** Returns the days of a range; none if a bound is no day, or the end is before the start. Stops after `most` days. */
export function daysOfRange(fromDay: string, toDay: string, most: number): readonly string[] {
  if (!isDay(fromDay) || !isDay(toDay)) return [];
  const days: string[] = [];
  for (let day = fromDay; day <= toDay && days.length < most; day = addToDay(day, 1)) days.push(day);
  return days;
}
