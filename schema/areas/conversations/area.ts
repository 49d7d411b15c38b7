import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Calls, emails and messages with people outside. */
export const area = defineArea({
  menu: [{ name: 'comms', key: 'v', group: 'shared', place: 10, home: '/comms/calls', access: 'COMM' }],
  screens,
  recordPages: [
    { name: 'comms', place: 40, entity: 'callLog', on: { talent: 'navigation' }, at: '/talent/:id/comms/calls' },
    { name: 'comms', place: 40, entity: 'callLog', on: { scout: 'navigation' }, at: '/scout/:id/comms/calls' },
  ],
});
