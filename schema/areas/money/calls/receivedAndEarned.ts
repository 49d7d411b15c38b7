import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  nullable,
  oneOf,
  paged,
  pageOf,
  referenceShape,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { earnedKinds, paymentMethods, paymentReceivers } from '../../../rules/finance/invoices.ts';
import { invoice } from '../entities/invoice.ts';

const amount = Type.String({ description: 'In the currency asked for, such as `1250.00`' });
const day = Type.String({ format: 'date' });

const row = Type.Object({
  id: uuid,
  kind: oneOf(earnedKinds),
  invoice: Type.Object({ id: idOf(invoice.name), number: Type.String() }),
  /** Number of a credit note. */
  number: nullable(Type.String()),
  client: referenceShape,
  /** Day of the payment, or of issue. */
  day,
  amount,
  /** The agency’s fee in it. */
  fee: amount,
  method: nullable(oneOf(paymentMethods)),
  receivedBy: nullable(oneOf(paymentReceivers)),
  isReversal: Type.Boolean(),
});
export type EarnedRow = ValueOf<typeof row>;

/** Rows behind the figures of the dashboard that are of a range of days. */
export const receivedAndEarnedCalls = defineCalls(invoice.plural, {
  list: {
    route: 'POST /finance/v1/payments/list',
    access: { entity: invoice.name, action: 'read' },
    summary: 'payments of a range of days, or what was invoiced or earned in it, with the sums',
    description:
      'The newest first. `RECEIVED` is the money that was received, without uses of a client’s credit. `INVOICED` is ' +
      'each invoice that is not void, and each credit note below zero. `FEES` is each ' +
      'payment with a fee, or each invoice and credit note with one where fees are earned with the invoice.',
    body: closed({
      ...paged,
      fromDate: day,
      toDate: day,
      currency: Type.String({ format: 'currency' }),
      of: Type.Optional(oneOf(['INVOICED', 'RECEIVED', 'FEES'] as const, { description: '`RECEIVED` by default' })),
    }),
    answer: Type.Object({
      ...pageOf(row).properties,
      sums: Type.Object({ amount, fee: amount }, { description: 'Of all rows, not of the page alone' }),
    }),
    isReading: true,
  },
});
