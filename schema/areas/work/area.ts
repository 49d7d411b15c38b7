import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Tasks, the calendar, pipeline, events, projects and contracts. */
export const area = defineArea({
  menu: [
    { name: 'calendar', key: 'c', isOnPhone: true, group: 'top', place: 20, home: '/calendar', access: 'CALENDAR' },
    { name: 'tasks', key: 'k', isOnPhone: true, group: 'top', place: 30, home: '/tasks', access: 'TASK' },
    {
      name: 'pipeline',
      key: 'i',
      group: 'work',
      place: 10,
      home: '/pipeline',
      access: 'PIPELINE',
      word: 'screens.pipeline.list',
    },
    { name: 'event', key: 'e', group: 'work', place: 20, home: '/event', access: 'EVENT' },
    { name: 'project', key: 'j', group: 'work', place: 30, home: '/project', access: 'PROJECT' },
    { name: 'contracts', key: 'n', group: 'work', place: 40, home: '/contracts', access: 'CONTRACT' },
  ],
  screens,
  recordPages: [{ name: 'calendar', place: 10, entity: 'event', on: { talent: 'navigation', scout: 'navigation' } }],
});
