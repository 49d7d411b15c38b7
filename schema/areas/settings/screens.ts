import { groupOf, screensUnder } from '../../routes/screen.ts';

/** The settings of an agency (AB 2). */
export const screens = [
  ...screensUnder(groupOf('settings'), [
    { name: 'general', path: '/general', built: 'settings', settings: 'general' },
    { name: 'modules', path: '/modules-configure' },
    { name: 'statusCategories', path: '/status-configure/category', built: 'page' },
    { name: 'statuses', path: '/status-configure/status', built: 'page' },
    { name: 'contract', path: '/contract/:subId', built: 'page', start: { subId: 'types' } },
    { name: 'customField', path: '/custom-field', built: 'page' },
    // The settings of finance: whoever looks after invoices need not look after the agency.
    {
      name: 'financeEmails',
      path: '/finance/emails/:emailTab',
      built: 'settings',
      settings: 'invoiceMails',
      access: 'FINANCE',
      start: { emailTab: 'invoice' },
      allowed: { emailTab: ['invoice', 'reminder', 'overdue', 'credit-note'] },
    },
    { name: 'financeInvoice', path: '/finance/invoice', built: 'settings', settings: 'invoicing', access: 'FINANCE' },
    { name: 'hold', path: '/hold', built: 'settings', settings: 'holding' },
    { name: 'space', path: '/space', built: 'settings', settings: 'librarySpace' },
    { name: 'masterConfig', path: '/master-config/:slug' },
    { name: 'task', path: '/task', built: 'page' },
  ]),
] as const;
