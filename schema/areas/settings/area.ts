import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** An agency's settings and lists of its own. */
export const area = defineArea({
  menu: [
    { name: 'settings', key: ',', group: 'settings', place: 10, home: '/settings/general', access: 'ORGANIZATION' },
  ],
  screens,
});
