import { defineArea } from '../../language/area.ts';
import { agenciesPath } from './paths.ts';
import { screens } from './screens.ts';

/** Area for the operators of the installation. */
export const area = defineArea({
  menu: [
    {
      name: 'agencies',
      key: 'a',
      group: 'top',
      place: 0,
      home: agenciesPath,
      roles: ['super_admin'],
      word: 'app.agencies.title',
    },
    { name: 'favorites', key: 'b', group: 'people', place: 50, home: '/favorites', roles: ['app_admin'] },
  ],
  screens,
});
