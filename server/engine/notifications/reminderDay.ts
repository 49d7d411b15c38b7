import { addToDay, dayAt, instantAt } from '../../../schema/rules/dates.ts';
import type { Connection } from '../../database/pools.ts';
import { zoneOfAgency } from '../agency.ts';

/** Hour of the agency's day from which on people are reminded. */
const hour = '09:00';

/** Returns the last day of the agency whose reminders may leave by now, and when those of a day begin. */
export async function reminderDay(
  connection: Connection,
  now: number,
): Promise<{ readonly day: string; readonly beganOn: (day: string) => number }> {
  const zone = await zoneOfAgency(connection);
  const today = dayAt(now, zone);
  const beganOn = (day: string) => instantAt(day, hour, zone);
  return { day: now < beganOn(today) ? addToDay(today, -1) : today, beganOn };
}
