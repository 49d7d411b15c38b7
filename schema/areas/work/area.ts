import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Pipeline, holds, events and projects, their statuses and teams. */
export const area = defineArea({
  place: 20,
  menu: [
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
  ],
  screens,
});
