import { groupOf, screensUnder } from '../../routes/screen.ts';

/** The settings of an agency (AB 2). */
export const screens = [
  ...screensUnder(groupOf('settings'), [
    { name: 'general', path: '/general', built: 'settings', settings: 'general' },
    { name: 'modules', path: '/modules-configure' },
    { name: 'statuses', path: '/status-configure/:section', allowed: { section: ['category', 'status'] } },
    { name: 'contract', path: '/contract/:subId' },
    { name: 'customField', path: '/custom-field', built: 'page' },
    { name: 'financeEmails', path: '/finance/emails/:emailTab' },
    { name: 'financeInvoice', path: '/finance/invoice' },
    { name: 'masterConfig', path: '/master-config/:slug' },
    { name: 'task', path: '/task', built: 'page' },
  ]),
] as const;
