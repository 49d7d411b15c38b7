import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { accountCodeLimit } from '../../../rules/finance/taxes.ts';
import { chargeToKinds } from '../../../rules/tasks.ts';

/**
 * Rule of what a task of a type costs, and whom it is charged to, for everybody or for one person, partner or supplier
 * (AB 2, /finance/rules/task-type). It fills new tasks that nobody has given money.
 */
export const taskRule = defineEntity({
  name: 'taskRule',
  group: 'none',
  title: 'displayName',
  access: 'FINANCE',
  api: { base: '/finance/v1/task-rules' },
  fields: {
    displayName: field.text({ required: true, max: 200 }),
    type: field.ref('taskType', { required: true, onDelete: 'cascade' }),
    party: field.refOneOf(['talent', 'scout', 'partner', 'supplier'], { onDelete: 'cascade' }),
    cost: field.money(),
    extra: field.money(),
    sale: field.money(),
    chargeTo: field.choice(chargeToKinds),
    externalClient: field.text({ max: 200 }),
    isBillable: field.flag({ default: true }),
    taxRate: field.ref('taxRate', { onDelete: 'refuse' }),
    takesFee: field.flag(),
    accountCode: field.text({ max: accountCodeLimit }),
    newerRule: field.computed('newerTaskRule', { as: 'text', from: ['type', 'party'] }),
  },
  list: {
    columns: ['displayName', 'type', 'party', 'cost', 'extra', 'sale', 'chargeTo'],
    hidden: ['externalClient', 'isBillable', 'taxRate', 'takesFee', 'accountCode', 'createdAt', 'updatedAt'],
    filters: ['type', 'party', 'chargeTo'],
    sortable: ['displayName', 'createdAt', 'updatedAt'],
    search: ['displayName'],
    sort: ['displayName', 'ASC'],
  },
  form: {
    rule: ['displayName', 'type', 'party', 'cost', 'extra', 'sale', 'chargeTo', 'externalClient'],
    invoicing: ['isBillable', 'taxRate', 'takesFee', 'accountCode'],
  },
});

export type TaskRule = RecordOf<typeof taskRule>;
