import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { amountReadiness, paymentStatuses } from '../../../rules/contracts.ts';

/** An amount that is due under a contract, which an invoice can name: seen by the contract's readers with a right on finance. */
export const contractAmount = defineEntity({
  name: 'contractAmount',
  plural: 'amounts',
  table: 'contract_amounts',
  group: 'none',
  title: 'label',
  access: { owner: 'contract', also: 'FINANCE' },
  api: { base: '/client/v1/contract-amounts' },
  fields: {
    label: field.text({ required: true, max: 200 }),
    contract: field.ref('contract', { required: true, isFixed: true, onDelete: 'cascade' }),
    dueOn: field.date(),
    amount: field.money({ required: true }),
    readiness: field.choice(amountReadiness, { required: true, default: 'NOT_READY' }),
    paymentStatus: field.choice(paymentStatuses, { required: true, default: 'UNPAID' }),
    note: field.text({ isMultiline: true, max: 2000 }),
  },
  list: {
    columns: ['label', 'contract', 'dueOn', 'amount', 'readiness', 'paymentStatus'],
    hidden: ['note', 'createdAt', 'updatedAt'],
    card: ['amount', 'dueOn', 'readiness'],
    filters: ['contract', 'readiness', 'paymentStatus', 'dueOn', 'amount'],
    sortable: ['dueOn', 'label', 'amount', 'createdAt', 'updatedAt'],
    search: ['label'],
    sort: ['dueOn', 'ASC'],
    range: 'dueOn',
  },
  options: { isForReaders: true },
  form: { amount: ['label', 'contract', 'amount', 'dueOn', 'readiness', 'paymentStatus', 'note'] },
  states: {
    readiness: {
      steps: {
        ready: { from: ['NOT_READY'], to: 'READY_TO_INVOICE' },
        invoice: { from: ['READY_TO_INVOICE'], to: 'INVOICED' },
        unready: { from: ['READY_TO_INVOICE'], to: 'NOT_READY', isAside: true },
        takeBack: { from: ['INVOICED'], to: 'READY_TO_INVOICE', guard: 'isUnclaimed', isAside: true },
      },
      // What was invoiced before is entered as it stands today.
      starts: 'all',
      // What somebody else has on paper stays as it is.
      locks: { INVOICED: { edit: ['note'], delete: false } },
    },
    paymentStatus: {
      steps: {
        payPart: { from: ['UNPAID'], to: 'PARTIALLY_PAID', guard: 'isInvoiced' },
        pay: { from: ['UNPAID', 'PARTIALLY_PAID'], to: 'PAID', guard: 'isInvoiced' },
        unpay: { from: ['PARTIALLY_PAID', 'PAID'], to: 'UNPAID', guard: 'isUnclaimed', isAside: true },
      },
    },
  },
});

export type ContractAmount = RecordOf<typeof contractAmount>;
