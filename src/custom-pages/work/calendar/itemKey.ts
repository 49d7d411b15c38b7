import type { CalendarItem } from '../../../../schema/areas/work/calls/calendar.ts';
import { registry } from '../../../../schema/index.ts';

/** Returns the key of an item among those of a window: a record may have two days there, or a birthday each year. */
export function keyOfItem({ kind, id, edge, startDay }: CalendarItem): string {
  const part = edge ?? (registry.get(kind).calendar?.isYearly ? startDay : '');
  return `${kind} ${id} ${part ?? ''}`;
}
