import { field } from '../../fields/kinds.ts';
import { decimalDigits } from '../../rules/finance/invoiceTotals.ts';
import { invoiceItems, mostLines } from '../../rules/finance/invoices.ts';

/**
 * Lines of an invoice, in its currency. `rate` keeps the rate of its tax rate as it was when the line was written;
 * `amount` is the figure that the line shows: with tax if the mode is INCLUSIVE. `fee` is what the agency keeps of it, null
 * for a line without a talent.
 */
export const invoiceLines = field.rows(
  {
    item: field.refOneOf(invoiceItems, { onDelete: 'refuse' }),
    talent: field.ref('talent', { onDelete: 'refuse', filter: 'lineTalentIds' }),
    description: field.text({ required: true, max: 300 }),
    quantity: field.decimal({ required: true, digits: decimalDigits, min: '0', max: '1000000', default: '1' }),
    unitPrice: field.money({ required: true, in: '^currency' }),
    discount: field.decimal({ digits: decimalDigits, min: '0', max: '100', unit: '%' }),
    taxRate: field.ref('taxRate', { onDelete: 'refuse', filter: 'lineTaxRateIds' }),
    rate: field.decimal({ digits: decimalDigits, readOnly: true, unit: '%' }),
    amount: field.money({ in: '^currency', readOnly: true }),
    tax: field.money({ in: '^currency', readOnly: true }),
    fee: field.money({ in: '^currency', readOnly: true }),
  },
  { isTable: true, min: 1, max: mostLines },
);
