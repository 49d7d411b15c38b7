import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { expensePayers, expenseReadiness, expenseReceivers } from '../../../rules/finance/expenses.ts';

/** Money that was spent for a talent, a contract or the agency, and that may be charged on (AB 7, expense). */
export const expense = defineEntity({
  name: 'expense',
  group: 'none',
  title: 'summary',
  access: 'FINANCE',
  api: { base: '/finance/v1/expenses' },
  fields: {
    summary: field.text({ required: true, max: 200 }),
    spentOn: field.date({ required: true }),
    amount: field.money({ required: true }),
    taxRate: field.ref('taxRate', { onDelete: 'refuse' }),
    category: field.catalogue('EXPENSE_CATEGORY'),
    paidBy: field.choice(expensePayers, { required: true, default: 'AGENCY' }),
    staff: field.ref('staff', { onlyWith: { paidBy: ['STAFF'] } }),
    chargeTo: field.choice(expenseReceivers, { required: true, default: 'AGENCY' }),
    client: field.ref('partner', { onDelete: 'refuse', onlyWith: { chargeTo: ['PARTNER'] } }),
    talent: field.ref('talent', { onDelete: 'refuse' }),
    contract: field.ref('contract'),
    event: field.ref('event'),
    project: field.ref('project'),
    task: field.ref('task'),
    supplier: field.ref('supplier'),
    readiness: field.choice(expenseReadiness, { readOnly: true, required: true, default: 'NOT_CHARGED' }),
    receipts: field.files({ max: 10, types: ['image', 'document'] }),
    note: field.text({ isMultiline: true, max: 2000 }),
  },
  list: {
    columns: ['summary', 'spentOn', 'amount', 'category', 'paidBy', 'chargeTo', 'talent', 'client', 'readiness'],
    hidden: ['taxRate', 'staff', 'contract', 'event', 'project', 'task', 'supplier', 'note', 'createdAt', 'updatedAt'],
    card: ['amount', 'spentOn', 'chargeTo'],
    filters: ['spentOn', 'category', 'paidBy', 'chargeTo', 'talent', 'client', 'staff', 'readiness', 'amount'],
    sortable: ['spentOn', 'summary', 'amount', 'createdAt', 'updatedAt'],
    search: ['summary'],
    sort: ['spentOn', 'DESC'],
    range: 'spentOn',
  },
  detail: { as: 'dialog', folds: ['about'] },
  form: {
    expense: ['summary', 'spentOn', 'amount', 'taxRate', 'category', 'receipts'],
    money: ['paidBy', 'staff', 'chargeTo', 'client', 'talent'],
    about: ['contract', 'event', 'project', 'task', 'supplier', 'note'],
  },
});

export type Expense = RecordOf<typeof expense>;
