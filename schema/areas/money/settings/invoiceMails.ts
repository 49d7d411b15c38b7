import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { invoiceMailTypes } from '../../../rules/finance/invoiceMails.ts';

/**
 * Words of the mails about invoices, one record a type (AB 7, email config): behind `/finance/configuration/email-templates`
 * and `/settings/finance/emails`. Words that are left out are the product's own.
 */
export const invoiceMails = defineSettings('invoiceMails', {
  about: 'mails about invoices',
  access: 'FINANCE',
  base: '/client/v1/email-config',
  by: field.choice(invoiceMailTypes),
  fields: {
    subject: field.text({ max: 200 }),
    body: field.text({ isMultiline: true, max: 5000 }),
    cc: field.text({ max: 255, pattern: 'email' }),
    replyTo: field.text({ max: 255, pattern: 'email' }),
    attachesPdf: field.flag({ default: true }),
  },
  form: { mail: ['subject', 'body'], sending: ['cc', 'replyTo', 'attachesPdf'] },
  notes: ['mail'],
});
