import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { taxModes } from '../../../rules/contracts.ts';
import { taxRoundings } from '../../../rules/finance/invoiceTotals.ts';
import { seriesPrefixLimit } from '../../../rules/limits.ts';

/**
 * Paper, numbers and arithmetic of an agency's invoices (AB 7, invoice config): one record behind
 * `/finance/configuration/invoice-settings` and `/settings/finance/invoice`.
 */
export const invoicing = defineSettings('invoicing', {
  about: 'settings of invoices',
  access: 'FINANCE',
  base: '/client/v1/invoice-config',
  fields: {
    legalName: field.text({ max: 200 }),
    taxNumber: field.text({ max: 40 }),
    address: field.text({ isMultiline: true, max: 500 }),
    email: field.text({ pattern: 'email' }),
    title: field.text({ max: 60 }),
    accent: field.text({ max: 7, pattern: 'hexColor' }),
    bank: field.text({ isMultiline: true, max: 500 }),
    paymentWords: field.text({ isMultiline: true, max: 1000 }),
    footer: field.text({ isMultiline: true, max: 1000 }),
    prefix: field.text({ required: true, max: seriesPrefixLimit, default: 'INV-' }),
    creditPrefix: field.text({ required: true, max: seriesPrefixLimit, default: 'CN-' }),
    digits: field.integer({ required: true, min: 1, max: 12, default: 4 }),
    restartsYearly: field.flag({ default: true }),
    next: field.integer({ min: 1 }),
    termDays: field.integer({ required: true, min: 0, max: 365, default: 14 }),
    taxMode: field.choice(taxModes, { required: true, default: 'EXCLUSIVE' }),
    rounding: field.choice(taxRoundings, { required: true, default: 'INVOICE' }),
    taxRate: field.ref('taxRate'),
  },
  form: {
    sender: ['legalName', 'taxNumber', 'address', 'email'],
    paper: ['title', 'accent', 'bank', 'paymentWords', 'footer'],
    numbers: ['prefix', 'creditPrefix', 'digits', 'restartsYearly', 'next'],
    amounts: ['termDays', 'taxMode', 'rounding', 'taxRate'],
  },
  notes: ['sender', 'numbers', 'amounts'],
});
