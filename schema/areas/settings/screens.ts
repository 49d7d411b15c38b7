import { groupOf, screensUnder } from '../../routes/screen.ts';

/** The settings of an agency (AB 2). */
export const screens = [
  ...screensUnder(groupOf('settings'), [
    { name: 'general', path: '/general', built: 'settings', settings: 'general' },
    { name: 'profile', path: '/profile', built: 'settings', settings: 'agencyProfile' },
    { name: 'terms', path: '/terms', built: 'settings', settings: 'entityTerms' },
    { name: 'security', path: '/security', built: 'settings', settings: 'security', topic: 'access' },
    { name: 'webpage', path: '/webpage', built: 'settings', settings: 'webpage', topic: 'community' },
    { name: 'modules', path: '/modules-configure', built: 'page', topic: 'lists' },
    { name: 'statusCategories', path: '/status-configure/category', built: 'page', topic: 'work' },
    { name: 'statuses', path: '/status-configure/status', built: 'page', topic: 'work' },
    { name: 'contract', path: '/contract/:subId', built: 'page', start: { subId: 'types' }, topic: 'contracts' },
    { name: 'customField', path: '/custom-field', built: 'page', topic: 'lists' },
    // The settings of finance: whoever looks after invoices need not look after the agency.
    {
      name: 'financeEmails',
      path: '/finance/emails/:emailTab',
      built: 'settings',
      settings: 'invoiceMails',
      access: 'FINANCE',
      topic: 'finance',
      start: { emailTab: 'invoice' },
      allowed: { emailTab: ['invoice', 'reminder', 'overdue', 'credit-note'] },
    },
    {
      name: 'financeInvoice',
      path: '/finance/invoice',
      built: 'settings',
      settings: 'invoicing',
      access: 'FINANCE',
      topic: 'finance',
    },
    { name: 'hold', path: '/hold', built: 'settings', settings: 'holding', topic: 'work' },
    { name: 'space', path: '/space', built: 'settings', settings: 'librarySpace' },
    {
      name: 'masterConfig',
      path: '/master-config/:slug',
      built: 'page',
      topic: 'lists',
      start: { slug: 'sport' },
      allowed: { slug: ['sport', 'league', 'team', 'industry', 'custom-field'] },
    },
    { name: 'task', path: '/task', built: 'page', topic: 'work' },
    { name: 'mailboxes', path: '/mailboxes', built: 'page', access: 'COMM', topic: 'lists' },
    { name: 'enquiryForms', path: '/enquiry-forms', built: 'list', entity: 'enquiryForm', topic: 'lists' },
    { name: 'mailTemplates', path: '/mail-templates', built: 'list', entity: 'mailTemplate', topic: 'lists' },
    { name: 'webhooks', path: '/webhooks', built: 'page', topic: 'developers' },
    { name: 'apiKeys', path: '/api-keys', built: 'page', topic: 'developers' },
  ]),
] as const;
