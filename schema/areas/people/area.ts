import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Talents, scouts, partners and staff. */
export const area = defineArea({
  menu: [
    { name: 'talent', key: 't', isOnPhone: true, group: 'people', place: 10, home: '/talent', access: 'TALENT' },
    { name: 'scout', key: 's', group: 'people', place: 20, home: '/scout', access: 'SCOUT' },
    { name: 'partner', key: 'p', group: 'people', place: 30, home: '/partner', access: 'PARTNER' },
    { name: 'staff', key: 'u', group: 'people', place: 40, home: '/staff', access: 'STAFF' },
  ],
  screens,
});
