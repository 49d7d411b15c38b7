import { groupOf, screensUnder } from './screen.ts';

/** The areas of the agency that have no records under an owner (AB 2). */
export const agencyScreens = [
  ...screensUnder(groupOf('dashboard'), [
    { name: 'management', path: '/management-dashboard' },
    { name: 'setting', path: '/dashboard-setting' },
  ]),
  ...screensUnder(groupOf('calendar'), [
    { name: 'agency', path: '' },
    { name: 'personal', path: '/personal' },
    { name: 'scout', path: '/scout' },
  ]),
  ...screensUnder(groupOf('finance'), [
    { name: 'dashboard', path: '/dashboard' },
    {
      name: 'configuration',
      path: '/configuration/:section',
      allowed: { section: ['tax', 'invoice-settings', 'email-templates', 'other'] },
    },
    { name: 'rules', path: '/rules/:section', allowed: { section: ['management-fee', 'task-type'] } },
    { name: 'invoices', path: '/invoices/:financeInvoiceTab' },
  ]),
  ...screensUnder({ name: 'finance', path: '', area: 'finance' }, [
    { name: 'invoicePreview', path: '/invoice-preview/:id', record: 'id' },
  ]),
  ...screensUnder(groupOf('reports'), [
    {
      name: 'report',
      path: '/:section',
      allowed: { section: ['talent', 'scout', 'contract', 'costAndRevenue', 'comms', 'task'] },
    },
  ]),
  ...screensUnder(groupOf('settings'), [
    { name: 'general', path: '/general' },
    { name: 'modules', path: '/modules-configure' },
    { name: 'statuses', path: '/status-configure/:section', allowed: { section: ['category', 'status'] } },
    { name: 'contract', path: '/contract/:subId' },
    { name: 'customField', path: '/custom-field', built: 'page' },
    { name: 'financeEmails', path: '/finance/emails/:emailTab' },
    { name: 'financeInvoice', path: '/finance/invoice' },
    { name: 'masterConfig', path: '/master-config/:slug' },
    { name: 'task', path: '/task' },
  ]),
  ...screensUnder(groupOf('favorites'), [{ name: 'list', path: '', built: 'page' }]),
  ...screensUnder({ name: 'library', path: '', area: 'library' }, [{ name: 'download', path: '/download' }]),
] as const;
