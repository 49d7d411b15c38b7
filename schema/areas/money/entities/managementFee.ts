import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { feeBases } from '../../../rules/finance/fees.ts';
import { decimalDigits } from '../../../rules/finance/invoiceTotals.ts';

/** A fee that was agreed for one contract; it holds before every rule, the newest of several (AB 7, management fees). */
export const managementFee = defineEntity({
  name: 'managementFee',
  group: 'none',
  title: 'displayName',
  access: { owner: 'contract', also: 'FINANCE' },
  api: { base: '/finance/v1/management-fees' },
  fields: {
    displayName: field.text({ required: true, max: 200 }),
    contract: field.ref('contract', { required: true, isFixed: true, onDelete: 'cascade' }),
    rate: field.decimal({ digits: decimalDigits, min: '0', max: '100', unit: '%' }),
    fixed: field.money(),
    basis: field.choice(feeBases, { required: true, default: 'NET' }),
    note: field.text({ isMultiline: true, max: 2000 }),
  },
  list: {
    columns: ['displayName', 'contract', 'rate', 'fixed', 'basis'],
    hidden: ['note', 'createdAt', 'updatedAt'],
    filters: ['contract'],
    sortable: ['displayName', 'createdAt', 'updatedAt'],
    search: ['displayName'],
    sort: ['createdAt', 'DESC'],
  },
  form: { fee: ['displayName', 'contract', 'rate', 'fixed', 'basis', 'note'] },
});

export type ManagementFee = RecordOf<typeof managementFee>;
