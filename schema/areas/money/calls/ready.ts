import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  nullable,
  oneOf,
  paged,
  pageOf,
  referenceShape,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { taxModes } from '../../../rules/contracts.ts';
import { invoiceItems, mostLines, unreadyReasons } from '../../../rules/finance/invoices.ts';
import { taxRoundings } from '../../../rules/finance/invoiceTotals.ts';
import { invoice } from '../entities/invoice.ts';

const amount = Type.String({ description: 'In the currency beside it, such as `1250.00`' });
const day = Type.String({ format: 'date' });

/** A record that can be invoiced, or that waits for something first. */
export const readyItem = Type.Object({
  kind: oneOf(invoiceItems),
  id: uuid,
  displayName: Type.String(),
  /** The contract of an amount, the task's or expense's own record otherwise. */
  of: referenceShape,
  client: nullable(referenceShape),
  talents: Type.Array(referenceShape),
  day: nullable(day),
  amount,
  currency: Type.String(),
  unready: nullable(oneOf(unreadyReasons)),
});
export type ReadyItem = ValueOf<typeof readyItem>;

const draft = Type.Object({
  client: referenceShape,
  currency: Type.String(),
  taxMode: oneOf(taxModes),
  issuedOn: day,
  dueOn: day,
  items: Type.Array(uuid),
  lines: Type.Array(
    Type.Object({
      description: Type.String(),
      quantity: Type.String(),
      unitPrice: amount,
      rate: nullable(Type.String({ description: 'In percent, such as `9.975`' })),
      amount,
      tax: amount,
    }),
  ),
  subtotal: amount,
  tax: amount,
  total: amount,
});
export type InvoiceDraft = ValueOf<typeof draft>;

const picked = closed({
  items: Type.Array(closed({ kind: oneOf(invoiceItems), id: uuid }), {
    minItems: 1,
    maxItems: mostLines,
    uniqueItems: true,
  }),
  issuedOn: Type.Optional(Type.String({ format: 'date', description: 'Today in the agency’s zone by default' })),
});

/** Calls that turn what was agreed and done into invoices (AB 3, invoice readiness), besides those of the entity. */
export const readyCalls = defineCalls(invoice.plural, {
  list: {
    route: 'POST /finance/v1/invoices/ready/list',
    access: { entity: invoice.name, action: 'read' },
    summary: 'contract amounts, tasks and expenses that are on no invoice yet',
    description:
      'Those that wait for something say what (`unready`). Ordered by client and day; an item without a day has no `toDate`.',
    body: nullable(
      closed({
        ...paged,
        clientIds: Type.Optional(Type.Array(uuid)),
        talentIds: Type.Optional(Type.Array(uuid)),
        kinds: Type.Optional(Type.Array(oneOf(invoiceItems))),
        currency: Type.Optional(Type.String({ format: 'currency' })),
        toDate: Type.Optional(day),
      }),
    ),
    answer: pageOf(readyItem),
    isReading: true,
  },
  preview: {
    route: 'POST /finance/v1/invoices/preview',
    access: { entity: invoice.name, action: 'read' },
    summary: 'the invoices that some ready items would become; nothing is kept',
    description: 'One for each client, currency and tax mode: that of a contract holds for its amounts.',
    body: picked,
    answer: Type.Object({ invoices: Type.Array(draft) }),
    isReading: true,
  },
  create: {
    route: 'POST /finance/v1/invoices/ready',
    access: { entity: invoice.name, action: 'create' },
    summary: 'make invoices of ready items',
    description:
      'One for each client, currency and tax mode, all or none. An `Idempotency-Key` makes a repeated call answer the first one’s invoices.',
    body: picked,
    answer: Type.Object({ invoices: Type.Array(Type.Object({ id: uuid, number: Type.String() })) }),
  },
  metadata: {
    route: 'GET /finance/v1/invoices/metadata',
    access: { entity: invoice.name, action: 'read' },
    summary: 'what invoices can be made of: tax rates, currencies, terms, and clients with ready items',
    answer: Type.Object({
      taxRates: Type.Array(Type.Object({ id: uuid, displayName: Type.String(), rate: Type.String() })),
      currencies: Type.Array(Type.String()),
      today: Type.String({ format: 'date', description: 'The agency’s day' }),
      termDays: Type.Integer(),
      taxRateId: nullable(uuid),
      taxMode: oneOf(taxModes),
      rounding: oneOf(taxRoundings),
      clients: Type.Array(referenceShape),
    }),
  },
});
