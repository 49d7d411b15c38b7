import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { paymentCalls } from '../../../../schema/areas/money/calls/payments.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';

/** A payment as the call records it. */
export type AskedPayment = CallBody<typeof paymentCalls.record>;

/** A row of `invoice_payment` that is to be added, with amounts in minor units. */
export interface NewPayment extends Pick<
  Required<AskedPayment>,
  'paidOn' | 'method' | 'receivedBy' | 'reference' | 'note'
> {
  readonly invoiceId: string;
  /** Part of it that pays the invoice. */
  readonly amount: bigint;
  /** Part of it that is left to the client as credit. */
  readonly credit: bigint;
  /** Part of the amount that is the agency's fee. */
  readonly fee: bigint;
  /** The payment that it takes back. */
  readonly reverses: string | null;
}

/** Adds a payment; false if it takes back one that another already took back. */
export async function addPayment(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  payment: NewPayment,
): Promise<boolean> {
  const { invoiceId, amount, credit, fee, paidOn, method, receivedBy, reference, note, reverses } = payment;
  const { count } = await connection.query({
    text: `insert into invoice_payment (agency_id, id, invoice_id, amount, credit, fee, paid_on, method, received_by,
        reference, note, reverses_id, created_at, account_id, staff_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
      on conflict (agency_id, reverses_id) where reverses_id is not null do nothing returning id`,
    values: [
      agencyOf(actor),
      v7(),
      invoiceId,
      String(amount),
      String(credit),
      String(fee),
      paidOn,
      method,
      receivedBy,
      reference,
      note,
      reverses,
      new Date(engine.clock()).toISOString(),
      actor.accountId,
      actor.staffId,
    ],
  });
  return count > 0;
}
