import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** The calendar of all records that have a day, its feeds and calendars of other programs, and the clash guard. */
export const area = defineArea({
  // After the areas whose records it judges: a series of tasks is written before its times are.
  place: 40,
  menu: [
    { name: 'calendar', key: 'c', isOnPhone: true, group: 'top', place: 20, home: '/calendar', access: 'CALENDAR' },
  ],
  screens,
  recordPages: [{ name: 'calendar', place: 10, entity: 'event', on: { talent: 'navigation', scout: 'navigation' } }],
});
