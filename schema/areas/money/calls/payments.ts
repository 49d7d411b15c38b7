import { Type } from 'typebox';
import { closed, defineCalls, idOf, instant, nullable, oneOf, text, uuid } from '../../../language/call.ts';
import { paymentStatuses } from '../../../rules/contracts.ts';
import { overpayments, paymentMethods, paymentReceivers } from '../../../rules/finance/invoices.ts';
import { invoice } from '../entities/invoice.ts';

const amount = Type.String({ description: 'In the currency of the invoice, such as `1250.00`' });
const day = Type.String({ format: 'date' });

const payment = Type.Object({
  id: uuid,
  /** Below zero for the reversal of another payment. */
  amount,
  /** Part that was received beyond that: credit of the client. */
  credit: amount,
  /** The part of it that is the agency’s fee. */
  fee: amount,
  paidOn: day,
  method: oneOf(paymentMethods),
  receivedBy: oneOf(paymentReceivers),
  reference: nullable(Type.String()),
  note: nullable(Type.String()),
  /** The payment that this one takes back. */
  reverses: nullable(uuid),
  isReversed: Type.Boolean(),
  by: nullable(Type.String()),
  at: instant,
});

const answer = Type.Object({
  payments: Type.Array(payment),
  paid: amount,
  outstanding: amount,
  credit: Type.String({ description: 'Credit of the client in the currency of the invoice, such as `10.00`' }),
  paymentStatus: oneOf(paymentStatuses),
  version: Type.Integer(),
});

/** Payments of an invoice (AB 7, `invoices/{id}/payments`): recorded and taken back, never changed. */
export const paymentCalls = defineCalls(invoice.plural, {
  list: {
    route: 'GET /finance/v1/invoices/{id}/payments',
    access: { entity: invoice.name, action: 'read' },
    summary: 'payments of an invoice, the newest first, and what is still open',
    params: { id: idOf(invoice.name) },
    answer,
  },
  record: {
    route: 'PUT /finance/v1/invoices/{invoiceId}/payments',
    access: { entity: invoice.name, action: 'update' },
    summary: 'record one payment of an invoice',
    description:
      'At most what is open, unless `overpayment` is `CREDIT`: what is above is credit of the client then. The method `CREDIT` ' +
      'uses credit of the client, from any of its invoices in that currency. An `Idempotency-Key` makes a repeated call record ' +
      'one payment.',
    params: { invoiceId: idOf(invoice.name) },
    body: closed({
      amount,
      paidOn: day,
      method: Type.Optional(oneOf(paymentMethods)),
      receivedBy: Type.Optional(oneOf(paymentReceivers)),
      overpayment: Type.Optional(oneOf(overpayments)),
      reference: Type.Optional(nullable(text(80))),
      note: Type.Optional(nullable(text(500))),
    }),
    answer,
  },
  reverse: {
    route: 'DELETE /finance/v1/invoices/{invoiceId}/payments/{paymentId}',
    access: { entity: invoice.name, action: 'update' },
    summary: 'take back a payment that did not arrive; both stay in the list',
    params: { invoiceId: idOf(invoice.name), paymentId: uuid },
    answer,
  },
});
