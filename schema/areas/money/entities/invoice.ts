import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { paymentStatuses, taxModes } from '../../../rules/contracts.ts';
import { ageCodes, ageNames, invoiceStatuses } from '../../../rules/finance/invoices.ts';
import { taxRoundings } from '../../../rules/finance/invoiceTotals.ts';
import { invoiceLines } from '../invoiceLines.ts';

/**
 * A bill to a partner: numbered when it is made, frozen when it is sent, kept for good (AB 3, invoice status and payment
 * status). Its amounts are worked out by `invoiceTotals`; what was paid is the sum of its payments.
 */
export const invoice = defineEntity({
  name: 'invoice',
  group: 'none',
  title: 'number',
  access: 'FINANCE',
  api: { base: '/finance/v1/invoices', without: ['delete', 'restore', 'bulk'] },
  fields: {
    number: field.text({
      required: true,
      readOnly: true,
      series: {
        settings: 'invoicing',
        prefix: 'prefix',
        of: 'issuedOn',
        restarts: 'restartsYearly',
        digits: 'digits',
        next: 'next',
      },
    }),
    client: field.ref('partner', { required: true, onDelete: 'refuse' }),
    status: field.choice(invoiceStatuses, { required: true, default: 'CREATED' }),
    paymentStatus: field.choice(paymentStatuses, { required: true, readOnly: true, default: 'UNPAID' }),
    age: field.computed('invoiceAge', {
      as: 'choice',
      choices: ageNames,
      filteredBy: { param: 'ages', codes: ageCodes },
      from: ['status', 'paymentStatus', 'dueOn'],
    }),
    issuedOn: field.date({ required: true }),
    dueOn: field.date({ after: 'issuedOn' }),
    currency: field.currency(),
    // Those that a writer leaves out are the settings'.
    taxMode: field.choice(taxModes),
    rounding: field.choice(taxRoundings),
    purchaseOrder: field.text({ max: 80 }),
    lines: invoiceLines,
    talents: field.refs('talent', { readOnly: true }),
    subtotal: field.money({ in: 'currency', readOnly: true }),
    tax: field.money({ in: 'currency', readOnly: true }),
    total: field.money({ in: 'currency', readOnly: true }),
    paid: field.money({ in: 'currency', readOnly: true }),
    // Sum of its credit notes that stand.
    credited: field.money({ in: 'currency', readOnly: true }),
    outstanding: field.money({ in: 'currency', readOnly: true }),
    // What the agency keeps of it: for staff alone, on no paper.
    fee: field.money({ in: 'currency', readOnly: true }),
    sentOn: field.date({ readOnly: true }),
    paper: field.file({ readOnly: true, types: ['document'] }),
    // Last day for which clients are not reminded.
    remindersPausedUntil: field.date(),
    voidReason: field.text({ max: 500 }),
    note: field.text({ isMultiline: true, max: 2000 }),
  },
  list: {
    columns: ['number', 'client', 'talents', 'issuedOn', 'dueOn', 'total', 'outstanding', 'status', 'paymentStatus'],
    hidden: [
      'age',
      'currency',
      'subtotal',
      'tax',
      'paid',
      'credited',
      'fee',
      'purchaseOrder',
      'sentOn',
      'remindersPausedUntil',
      'note',
      'createdAt',
      'updatedAt',
    ],
    card: ['total', 'client', 'dueOn', 'paymentStatus'],
    filters: ['client', 'talents', 'issuedOn', 'dueOn', 'age', 'currency', 'total', 'status', 'paymentStatus', 'lines'],
    sortable: ['number', 'issuedOn', 'dueOn', 'total', 'outstanding', 'createdAt', 'updatedAt'],
    search: ['number', 'purchaseOrder'],
    sort: ['number', 'DESC'],
    range: 'issuedOn',
    sums: ['total', 'outstanding', 'fee'],
  },
  under: { as: 'invoices', place: 70, by: { partner: 'client' } },
  form: {
    invoice: ['client', 'status', 'issuedOn', 'dueOn', 'purchaseOrder'],
    amounts: ['currency', 'taxMode', 'rounding'],
    lines: ['lines'],
    more: ['note', 'remindersPausedUntil', 'voidReason'],
  },
  quick: ['client', 'issuedOn', 'dueOn', 'lines'],
  states: {
    status: {
      steps: {
        markSent: { from: ['CREATED'], to: 'SENT', sets: { sentOn: 'today' }, isAside: true },
        void: { from: ['CREATED', 'SENT'], to: 'VOIDED', asks: ['voidReason'], guard: 'isUnpaid', isAside: true },
      },
      locks: { SENT: { edit: ['note', 'remindersPausedUntil'] }, VOIDED: { edit: ['note'] } },
    },
  },
});

export type Invoice = RecordOf<typeof invoice>;
