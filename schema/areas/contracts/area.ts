import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Contracts, what they are made of and what follows from them. */
export const area = defineArea({
  place: 10,
  menu: [{ name: 'contracts', key: 'n', group: 'work', place: 40, home: '/contracts', access: 'CONTRACT' }],
  screens,
});
