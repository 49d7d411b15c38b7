import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { feeBases } from '../../../rules/finance/fees.ts';
import { decimalDigits } from '../../../rules/finance/invoiceTotals.ts';
import { positionLast } from '../../../rules/limits.ts';

/**
 * A rule of what the agency keeps of a talent's money (AB 2, /finance/rules/management-fee): for talents, for types of
 * contracts or tasks, or for all. `feeFor` says which rule holds.
 */
export const managementFeeRule = defineEntity({
  name: 'managementFeeRule',
  group: 'none',
  title: 'displayName',
  access: 'FINANCE',
  api: { base: '/finance/v1/management-fee-rules' },
  fields: {
    displayName: field.text({ required: true, max: 200 }),
    rate: field.decimal({ digits: decimalDigits, min: '0', max: '100', unit: '%' }),
    fixed: field.money(),
    basis: field.choice(feeBases, { required: true, default: 'NET' }),
    least: field.money(),
    most: field.money(),
    talents: field.refs('talent'),
    contractTypes: field.refs('contractType'),
    taskTypes: field.refs('taskType'),
    startsOn: field.date(),
    endsOn: field.date({ after: 'startsOn' }),
    isManagerial: field.flag(),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'rate', 'fixed', 'basis', 'talents', 'contractTypes', 'taskTypes', 'startsOn', 'endsOn'],
    hidden: ['least', 'most', 'isManagerial', 'position', 'createdAt', 'updatedAt'],
    filters: ['talents', 'contractTypes', 'taskTypes', 'basis'],
    sortable: ['position', 'displayName', 'createdAt', 'updatedAt'],
    search: ['displayName'],
    sort: ['position', 'ASC'],
  },
  detail: { as: 'dialog', folds: ['holdsFor'] },
  form: {
    rule: ['displayName', 'rate', 'fixed', 'basis', 'least', 'most'],
    holdsFor: ['talents', 'contractTypes', 'taskTypes', 'startsOn', 'endsOn', 'isManagerial', 'position'],
  },
});

export type ManagementFeeRule = RecordOf<typeof managementFeeRule>;
