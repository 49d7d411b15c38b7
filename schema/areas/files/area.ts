import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** The library of files, and sharing them. */
export const area = defineArea({
  menu: [{ name: 'library', key: 'l', group: 'shared', place: 20, home: '/library', access: 'LIBRARY' }],
  screens,
  recordPages: [
    {
      name: 'library',
      place: 20,
      entity: 'libraryItem',
      on: { talent: 'navigation', scout: 'navigation', partner: 'navigation', staff: 'tab' },
    },
  ],
});
