import { defineArea } from '../../language/area.ts';
import { todayPath } from './dashboard.ts';
import { screens } from './screens.ts';

/** The dashboard and reports. */
export const area = defineArea({
  menu: [
    { name: 'dashboard', key: 'h', isOnPhone: true, group: 'top', place: 10, home: todayPath, access: 'DASHBOARD' },
    {
      name: 'reports',
      key: 'r',
      group: 'shared',
      place: 30,
      home: '/reports/talent',
      access: 'REPORT',
      roles: ['super_admin'],
    },
  ],
  screens,
});
