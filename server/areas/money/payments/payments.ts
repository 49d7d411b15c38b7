import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { paymentCalls } from '../../../../schema/areas/money/calls/payments.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { paymentsOf } from './paymentRows.ts';
import { recordPayment, reversePayment, type PaymentDeps } from './recording.ts';

/** Registers the calls about payments of invoices: the list, recording one, taking one back. */
export function registerPayments(app: FastifyInstance, deps: PaymentDeps): void {
  const { engine } = deps;
  const inTransaction = <T>(actor: Actor, work: (connection: Connection) => Promise<T>) =>
    engine.database.transaction(agencyOf(actor), work);
  registerCall(app, paymentCalls.list, async ({ actor, params }) =>
    inTransaction(actor, (connection) => paymentsOf(engine, connection, actor, params.id)),
  );
  registerCall(app, paymentCalls.record, async ({ actor, params: { invoiceId }, body, request }) => {
    const asked = { payment: body, invoiceId };
    return once(engine, actor, request.headers['idempotency-key'], asked, (running) => {
      const record = (connection: Connection) => recordPayment(deps, connection, actor, invoiceId, body);
      return running ? record(running) : inTransaction(actor, record);
    });
  });
  registerCall(app, paymentCalls.reverse, ({ actor, params: { invoiceId, paymentId } }) =>
    inTransaction(actor, (connection) => reversePayment(deps, connection, actor, invoiceId, paymentId)),
  );
}
