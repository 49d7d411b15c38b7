import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { creditNoteStatuses, creditReasonLimit } from '../../../rules/finance/invoices.ts';
import { decimalDigits } from '../../../rules/finance/invoiceTotals.ts';

/**
 * An amount of a sent invoice that its client need not pay, with a number of its own: issued at once, never changed, voided
 * if it was wrong. `creditTotals` divides it over the rates of the invoice.
 */
export const creditNote = defineEntity({
  name: 'creditNote',
  group: 'none',
  title: 'number',
  access: 'FINANCE',
  // A call of its own makes it, which gives all that is read-only.
  api: { base: '/finance/v1/credit-notes', without: ['create', 'delete', 'restore', 'bulk'] },
  fields: {
    number: field.text({
      required: true,
      readOnly: true,
      series: {
        settings: 'invoicing',
        prefix: 'creditPrefix',
        of: 'issuedOn',
        restarts: 'restartsYearly',
        digits: 'digits',
      },
    }),
    invoice: field.ref('invoice', { required: true, readOnly: true, onDelete: 'refuse' }),
    client: field.ref('partner', { readOnly: true, onDelete: 'refuse' }),
    talents: field.refs('talent', { readOnly: true }),
    status: field.choice(creditNoteStatuses, { required: true, default: 'ISSUED' }),
    issuedOn: field.date({ required: true, readOnly: true }),
    currency: field.currency({ readOnly: true }),
    amount: field.money({ required: true, readOnly: true, in: 'currency' }),
    reason: field.text({ required: true, readOnly: true, max: creditReasonLimit }),
    subtotal: field.money({ in: 'currency', readOnly: true }),
    tax: field.money({ in: 'currency', readOnly: true }),
    // The agency's fee in it: for staff alone, on no paper.
    fee: field.money({ in: 'currency', readOnly: true }),
    rates: field.rows(
      {
        rate: field.decimal({ digits: decimalDigits, unit: '%' }),
        net: field.money({ required: true, in: '^currency' }),
        tax: field.money({ required: true, in: '^currency' }),
      },
      { readOnly: true, isTable: true },
    ),
    paper: field.file({ readOnly: true, types: ['document'] }),
    voidReason: field.text({ max: 500 }),
    note: field.text({ isMultiline: true, max: 2000 }),
  },
  list: {
    columns: ['number', 'invoice', 'client', 'issuedOn', 'amount', 'reason', 'status'],
    hidden: ['talents', 'currency', 'subtotal', 'tax', 'fee', 'note', 'createdAt', 'updatedAt'],
    card: ['amount', 'client', 'issuedOn', 'status'],
    filters: ['invoice', 'client', 'talents', 'issuedOn', 'currency', 'amount', 'status'],
    sortable: ['number', 'issuedOn', 'amount', 'createdAt', 'updatedAt'],
    search: ['number', 'reason'],
    sort: ['number', 'DESC'],
    range: 'issuedOn',
  },
  under: { as: 'credit-notes', place: 71, by: { partner: 'client' } },
  detail: { as: 'dialog', edits: 'onRequest' },
  form: { more: ['note', 'status', 'voidReason'] },
  states: {
    status: {
      steps: {
        void: { from: ['ISSUED'], to: 'VOIDED', asks: ['voidReason'], isAside: true },
      },
      locks: { ISSUED: { edit: ['note', 'voidReason'] }, VOIDED: { edit: ['note'] } },
    },
  },
});

export type CreditNote = RecordOf<typeof creditNote>;
