import type { Actor } from '../../../../schema/access/access.ts';
import type { paymentCalls } from '../../../../schema/areas/money/calls/payments.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { clientCredit } from './clientCredit.ts';

/** Payments of an invoice, and what is open. */
export type Payments = AnswerOf<typeof paymentCalls.list>;
type Payment = Payments['payments'][number];

/** Payments of an invoice with the names of those who recorded them, the newest first. */
const paymentsOfInvoice = `select p.id, p.amount::text, p.credit::text, p.fee::text, p.paid_on as "paidOn", p.method,
    p.received_by as "receivedBy", p.reference, p.note, p.reverses_id as reverses, coalesce(r.label, w.display_name) as by, p.created_at as at,
    exists (select from invoice_payment b where b.agency_id = p.agency_id and b.reverses_id = p.id) as "isReversed"
  from invoice_payment p
  left join record r on r.agency_id = p.agency_id and r.id = p.staff_id
  left join identity_writers((select array_agg(distinct account_id) from invoice_payment
    where agency_id = $1 and invoice_id = $2 and staff_id is null)) w on p.staff_id is null and w.id = p.account_id
  where p.agency_id = $1 and p.invoice_id = $2 order by p.created_at desc, p.id desc`;

/** Returns the payments of an invoice that was read or written on the same connection. */
export async function paymentsOf(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  isWritten = false,
): Promise<Payments> {
  const { record } = await findRecord(within(engine, connection), actor, invoice.name, invoiceId, { isWritten });
  const of = record as unknown as Invoice;
  const { currency, paid, outstanding, paymentStatus, version } = of;
  const { rows } = await connection.query<Payment>({
    text: paymentsOfInvoice,
    values: [agencyOf(actor), invoiceId],
  });
  const text = (minor: bigint | string) => fromMinorUnits(minor, currency);
  const payments = rows.map((row) => ({
    ...row,
    amount: text(row.amount),
    credit: text(row.credit),
    fee: text(row.fee),
  }));
  const credit = text(await clientCredit(connection, actor, of));
  const none = text(0n);
  return { payments, paid: paid ?? none, outstanding: outstanding ?? none, credit, paymentStatus, version };
}

/** Returns the sum of the payments of an invoice in minor units, without those that were taken back. */
export async function sumOfPayments(connection: Connection, actor: Actor, invoiceId: string): Promise<bigint> {
  const { rows } = await connection.query<{ sum: string }>({
    text: `select coalesce(sum(amount), 0)::text as sum from invoice_payment where agency_id = $1 and invoice_id = $2`,
    values: [agencyOf(actor), invoiceId],
  });
  return BigInt(rows[0]?.sum ?? 0);
}
