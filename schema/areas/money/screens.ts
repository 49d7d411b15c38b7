import { groupOf, recordPages, screensUnder } from '../../routes/screen.ts';

/** Finance of the agency and of a talent (AB 2). */
export const screens = [
  ...screensUnder(groupOf('finance'), [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'taxRates', path: '/configuration/tax', built: 'list', entity: 'taxRate' },
    { name: 'invoiceSettings', path: '/configuration/invoice-settings', built: 'settings', settings: 'invoicing' },
    {
      name: 'configuration',
      path: '/configuration/:section',
      allowed: { section: ['email-templates', 'other'] },
    },
    { name: 'taskRules', path: '/rules/task-type', built: 'page', entity: 'taskRule' },
    { name: 'feeRules', path: '/rules/management-fee', built: 'list', entity: 'managementFeeRule' },
    { name: 'invoices', path: '/invoices/:financeInvoiceTab' },
  ]),
  ...screensUnder({ name: 'finance', path: '', area: 'finance' }, [
    { name: 'invoicePreview', path: '/invoice-preview/:id', record: 'id' },
  ]),
  ...screensUnder(recordPages('talent'), [
    { name: 'financeSettings', path: '/finance/settings', module: 'finance', back: 'list' },
    { name: 'financeInvoices', path: '/finance/invoices/:financeInvoiceTab', module: 'finance', back: 'list' },
  ]),
] as const;
