import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Finance: invoices, payments, expenses and their rules. */
export const area = defineArea({
  menu: [{ name: 'finance', key: 'f', group: 'work', place: 50, home: '/finance/dashboard', access: 'FINANCE' }],
  screens,
  recordPages: [
    {
      name: 'finance',
      place: 45,
      entity: 'invoice',
      on: { talent: 'navigation' },
      at: '/talent/:id/finance/invoices/:section',
    },
  ],
});
