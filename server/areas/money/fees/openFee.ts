import type { Actor } from '../../../../schema/access/access.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { feeOfPayment } from '../../../../schema/rules/finance/feeOfPayment.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';

/** Fee of an invoice, in minor units. */
interface FeeState {
  readonly fee: bigint;
  /** Part of it that payments and credit notes have taken. */
  readonly settled: bigint;
  /** Outstanding amount of the invoice. */
  readonly open: bigint;
}

/** Reads the fee of an invoice and what is settled of it. Call it under a lock of the invoice. */
async function readFeeState(connection: Connection, actor: Actor, invoiceId: string): Promise<FeeState> {
  const { rows } = await connection.query<Readonly<Record<keyof FeeState, string>>>({
    text: `select coalesce(i.fee, 0)::text as fee, coalesce(i.outstanding, 0)::text as open,
        (coalesce((select sum(p.fee) from invoice_payment p where p.agency_id = $1 and p.invoice_id = i.id), 0)
          + coalesce((select sum(n.fee) from credit_notes n where n.agency_id = $1 and n.invoice_id = i.id
            and n.status = 'ISSUED' and n.deleted_at is null), 0))::text as settled
      from ${invoice.table} i where i.agency_id = $1 and i.id = $2`,
    values: [agencyOf(actor), invoiceId],
  });
  const [found] = rows;
  return { fee: BigInt(found?.fee ?? 0), settled: BigInt(found?.settled ?? 0), open: BigInt(found?.open ?? 0) };
}

/**
 * Returns the fee in a payment or a credit note of an invoice that is not written yet. Call it under a lock of the invoice.
 * @param amount what it settles of the invoice, in minor units; what is above that has no fee
 */
export async function feeIn(connection: Connection, actor: Actor, invoiceId: string, amount: bigint): Promise<bigint> {
  const { fee, settled, open } = await readFeeState(connection, actor, invoiceId);
  return feeOfPayment(amount > open ? open : amount, open, fee - settled);
}

/** Returns the fee of an invoice that its payments and credit notes have taken, in minor units. */
export async function readSettledFee(connection: Connection, actor: Actor, invoiceId: string): Promise<bigint> {
  return (await readFeeState(connection, actor, invoiceId)).settled;
}
