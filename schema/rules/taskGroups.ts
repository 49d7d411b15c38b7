import { addToDay } from './dates.ts';

/** Most items of a template. */
export const groupItemLimit = 200;
/** Most days that an item may lie before or after the start. */
export const dayOffsetLimit = 1_000;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Returns the first day from `day` on in a direction that is no Saturday and no Sunday. */
function workingDay(day: string, step: 1 | -1): string {
  return isWeekend(day) ? workingDay(addToDay(day, step), step) : day;
}

/**
 * Returns the day of a template's item, `YYYY-MM-DD`: so many days from the start, before it where negative. If only
 * working days count, Saturdays and Sundays are skipped: a start on one moves to the Monday after it.
 */
export function dayAtOffset(startDay: string, offset: number, isWorkingDaysOnly: boolean): string {
  if (!isWorkingDaysOnly) return addToDay(startDay, offset);
  const step = offset < 0 ? -1 : 1;
  let day = workingDay(startDay, 1);
  for (let left = Math.abs(offset); left > 0; left -= 1) day = workingDay(addToDay(day, step), step);
  return day;
}
