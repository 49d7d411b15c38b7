import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { clocksAt, dayAt } from '../../../../schema/rules/dates.ts';
import { dayFormatOf } from './dayWords.ts';
import { timeOfDay } from './itemTimes.ts';

/** Times of an item in a zone where some of its people live. */
export interface ZoneTimes {
  /** Name of the place that stands for the zone. */
  readonly place: string;
  /** As `19:00–21:00`, after the weekday where that is another one than the reader's. */
  readonly times: string;
}

const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Returns the times of an item in the zones of its people, where clocks show another time than the reader's. */
export function timesElsewhere(item: CalendarItem, ownZone: string, language: string): readonly ZoneTimes[] {
  const { start, end, zones = [] } = item;
  if (start === null) return [];
  const weekday = dayFormatOf(language, { weekday: 'short' });
  const others = zones.filter((zone) => clocksAt(start, zone) !== clocksAt(start, ownZone));
  return others.map((zone) => {
    const day = dayAt(start, zone);
    const times = [timeOfDay(start, zone), ...(end === null || end === start ? [] : [timeOfDay(end, zone)])].join('–');
    return { place: placeOf(zone), times: day === dayAt(start, ownZone) ? times : `${weekday(day)} ${times}` };
  });
}
