import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { positionLast } from '../../../rules/limits.ts';
import { decimalDigits } from '../../../rules/finance/invoiceTotals.ts';
import { accountCodeLimit, taxCategories } from '../../../rules/finance/taxes.ts';

/**
 * A rate of tax (AB 2, /finance/configuration/tax). Lines of invoices keep the rate that they were made with; one that is
 * used is hidden, not deleted.
 */
export const taxRate = defineEntity({
  name: 'taxRate',
  group: 'none',
  title: 'displayName',
  access: 'FINANCE',
  api: { base: '/finance/v1/tax-rates' },
  fields: {
    displayName: field.text({ required: true, max: 80, unique: 'notUnique' }),
    rate: field.decimal({ required: true, digits: decimalDigits, min: '0', max: '100', unit: '%' }),
    category: field.choice(taxCategories, { required: true, default: 'STANDARD' }),
    accountCode: field.text({ max: accountCodeLimit, isFilteredWhole: true }),
    taxType: field.text({ max: 40 }),
    isHidden: field.flag(),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'rate', 'category', 'accountCode', 'taxType', 'isHidden', 'position'],
    card: ['category', 'rate'],
    filters: ['category', 'accountCode', 'isHidden'],
    sortable: ['position', 'displayName', 'rate'],
    search: ['displayName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['position'], without: 'isHidden' },
  detail: { as: 'dialog' },
  form: { rate: ['displayName', 'rate', 'category', 'accountCode', 'taxType', 'isHidden', 'position'] },
});

export type TaxRate = RecordOf<typeof taxRate>;
