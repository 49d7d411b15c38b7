import type { Table } from '../../../schema/derive/tables.ts';
import { invoiceItems, paymentMethods, paymentReceivers } from '../../../schema/rules/finance/invoices.ts';
import { moment, recordKey, text, uuid, whole } from '../../database/columns.ts';

const toInvoice = (name: string): Table['references'][number] => ({
  name,
  columns: ['agency_id', 'invoice_id'],
  ...recordKey,
});

/** Records that an invoice names which is not void: the key lets no record stand on two of them. */
const invoiceItem: Table = {
  name: 'invoice_item',
  columns: [
    uuid('agency_id'),
    uuid('item_id'),
    uuid('invoice_id'),
    { name: 'kind', type: 'text', isNullable: false, values: [...invoiceItems] },
  ],
  primaryKey: ['agency_id', 'item_id'],
  indexes: [{ name: 'invoice_item_invoice_idx', columns: ['agency_id', 'invoice_id'] }],
  references: [
    toInvoice('invoice_item_invoice_fk'),
    { name: 'invoice_item_item_fk', columns: ['agency_id', 'item_id'], ...recordKey },
  ],
};

/** Payments of invoices in minor units of their currency; one that is taken back has a second row below zero. */
const invoicePayment: Table = {
  name: 'invoice_payment',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    uuid('invoice_id'),
    { name: 'amount', type: 'bigint', isNullable: false },
    // What was received beyond what was open: credit of the client.
    { name: 'credit', type: 'bigint', isNullable: false, default: '0' },
    { name: 'paid_on', type: 'date', isNullable: false },
    { name: 'method', type: 'text', isNullable: false, values: [...paymentMethods] },
    { name: 'received_by', type: 'text', isNullable: false, values: [...paymentReceivers] },
    text('reference', true),
    text('note', true),
    uuid('reverses_id', true),
    moment('created_at'),
    uuid('account_id', true),
    uuid('staff_id', true),
    // The part of it that is the agency's fee.
    { name: 'fee', type: 'bigint', isNullable: false, default: '0' },
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'invoice_payment_invoice_idx', columns: ['agency_id', 'invoice_id', 'created_at', 'id'] },
    { name: 'invoice_payment_day_idx', columns: ['agency_id', 'paid_on'] },
    {
      name: 'invoice_payment_reverses_key',
      columns: ['agency_id', 'reverses_id'],
      isUnique: true,
      where: 'reverses_id is not null',
    },
  ],
  references: [toInvoice('invoice_payment_invoice_fk')],
  isAppendOnly: true,
};

/** Words of invoices as they were sent: a sent one says nothing else on paper, whatever changes afterwards. */
const invoicePaper: Table = {
  name: 'invoice_paper',
  columns: [
    uuid('agency_id'),
    uuid('invoice_id'),
    { name: 'words', type: 'jsonb', isNullable: false },
    moment('created_at'),
  ],
  primaryKey: ['agency_id', 'invoice_id'],
  indexes: [],
  references: [toInvoice('invoice_paper_invoice_fk')],
  isAppendOnly: true,
};

/** Words of credit notes as they were issued. */
const creditNotePaper: Table = {
  name: 'credit_note_paper',
  columns: [
    uuid('agency_id'),
    uuid('credit_note_id'),
    { name: 'words', type: 'jsonb', isNullable: false },
    moment('created_at'),
  ],
  primaryKey: ['agency_id', 'credit_note_id'],
  indexes: [],
  references: [{ name: 'credit_note_paper_note_fk', columns: ['agency_id', 'credit_note_id'], ...recordKey }],
  isAppendOnly: true,
};

/** Reminders of invoices that were sent: each step around a due date once. */
const invoiceReminder: Table = {
  name: 'invoice_reminder',
  columns: [
    uuid('agency_id'),
    uuid('invoice_id'),
    // Days since the due date, negative before it.
    whole('days'),
    { name: 'due_on', type: 'date', isNullable: false },
    moment('created_at'),
  ],
  primaryKey: ['agency_id', 'invoice_id', 'due_on', 'days'],
  indexes: [],
  references: [toInvoice('invoice_reminder_invoice_fk')],
  isAppendOnly: true,
};

export const tables: readonly Table[] = [invoiceItem, invoicePayment, invoicePaper, creditNotePaper, invoiceReminder];
