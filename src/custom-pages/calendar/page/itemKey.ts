import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { calendarOf } from './feeds/kinds.ts';

/** Returns the key of an item among those of a window: a record may have two days there, or a birthday each year. */
export function keyOfItem({ kind, id, edge, startDay }: CalendarItem): string {
  const part = edge ?? (calendarOf(kind)?.isYearly ? startDay : '');
  return `${kind} ${id} ${part ?? ''}`;
}
