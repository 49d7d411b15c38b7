import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Tools of a talent: tours, tickets, promotion. */
export const area = defineArea({
  menu: [{ name: 'tools', key: 'o', group: 'shared', place: 40, home: '/tools', access: 'TALENT' }],
  screens,
});
