import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { paymentCalls } from '../../../../schema/areas/money/calls/payments.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { isDay } from '../../../../schema/rules/dates.ts';
import { fromMinorUnits, isAmount, toMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import { paymentsOf, sumOfPayments, type Payments } from './paymentRows.ts';

type Asked = CallBody<typeof paymentCalls.record>;

/** The engine, and the keeper of what is paid. */
export interface PaymentDeps {
  readonly engine: Engine;
  /** Keeps what was paid of an invoice, in minor units, and what follows from it; in the payment's transaction. */
  readonly keepPaid: (
    engine: Engine,
    connection: Connection,
    actor: Actor,
    invoiceId: string,
    paid: bigint,
  ) => Promise<void>;
}

/** A row of `invoice_payment` that is to be added. */
interface NewPayment extends Required<Asked> {
  readonly invoiceId: string;
  readonly reverses: string | null;
}

/** Locks an invoice until the transaction ends, so that its payments are recorded one after the other. */
async function lockedInvoice(engine: Engine, connection: Connection, actor: Actor, id: string): Promise<Invoice> {
  await connection.query({
    text: `select from ${invoice.table} where agency_id = $1 and id = $2 for no key update`,
    values: [agencyOf(actor), id],
  });
  const { record } = await findRecord(within(engine, connection), actor, invoice.name, id, { action: 'update' });
  return record as unknown as Invoice;
}

/** Returns an amount in minor units of the currency; a 400 for what is none, and for nothing or less. */
function minorAmount(amount: string, currency: string): bigint {
  if (!isAmount(amount, currency)) throw invalid([fieldRefusal('amount', 'dollar')]);
  const minor = toMinorUnits(amount, currency);
  if (minor > 0n) return minor;
  throw invalid([fieldRefusal('amount', 'tooSmall', { min: fromMinorUnits(1n, currency) })]);
}

/** Refuses a day that does not exist or is after the agency's today. */
async function requirePast(engine: Engine, connection: Connection, day: string): Promise<void> {
  if (!isDay(day)) throw invalid([fieldRefusal('paidOn', 'date')]);
  if (day > (await todayOfAgency(connection, engine.clock()))) throw invalid([fieldRefusal('paidOn', 'dateInFuture')]);
}

/** Adds a payment; false if it takes back one that another already took back. */
async function addPayment(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  payment: NewPayment,
  minor: bigint,
): Promise<boolean> {
  const { invoiceId, paidOn, method, receivedBy, reference, note, reverses } = payment;
  const { count } = await connection.query({
    text: `insert into invoice_payment (agency_id, id, invoice_id, amount, paid_on, method, received_by, reference, note,
        reverses_id, created_at, account_id, staff_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      on conflict (agency_id, reverses_id) where reverses_id is not null do nothing returning id`,
    values: [
      agencyOf(actor),
      v7(),
      invoiceId,
      String(minor),
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

/** Writes what is paid of an invoice by now. Returns its payments. */
async function settled(deps: PaymentDeps, connection: Connection, actor: Actor, invoiceId: string): Promise<Payments> {
  const here = within(deps.engine, connection);
  await deps.keepPaid(here, connection, actor, invoiceId, await sumOfPayments(connection, actor, invoiceId));
  return paymentsOf(here, connection, actor, invoiceId, true);
}

/** Records a payment of an invoice, of at most what is open. */
export async function recordPayment(
  deps: PaymentDeps,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  asked: Asked,
): Promise<Payments> {
  const { engine } = deps;
  const { currency, total, status } = await lockedInvoice(engine, connection, actor, invoiceId);
  if (status === 'VOIDED') {
    const params = { from: status, field: 'status', kind: invoice.name };
    throw new RefusalError('transitionRefused', 'closedInState', { params });
  }
  const amount = minorAmount(asked.amount.trim(), currency);
  await requirePast(engine, connection, asked.paidOn);
  const open = toMinorUnits(total ?? '0', currency) - (await sumOfPayments(connection, actor, invoiceId));
  if (amount > open) {
    const params = { open: fromMinorUnits(open > 0n ? open : 0n, currency), currency };
    throw invalid([fieldRefusal('amount', 'aboveOutstanding', params)]);
  }
  const { method = 'BANK', receivedBy = 'AGENCY', reference = null, note = null } = asked;
  const payment = { ...asked, invoiceId, method, receivedBy, reference, note, reverses: null };
  await addPayment(engine, connection, actor, payment, amount);
  return settled(deps, connection, actor, invoiceId);
}

/** Takes back a payment by a second row of the same amount below zero, of the agency's today. */
export async function reversePayment(
  deps: PaymentDeps,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  paymentId: string,
): Promise<Payments> {
  const { engine } = deps;
  const { currency } = await lockedInvoice(engine, connection, actor, invoiceId);
  const { rows } = await connection.query<Required<Asked> & { readonly reverses: string | null }>({
    text: `select amount::text, method, received_by as "receivedBy", reference, reverses_id as reverses
      from invoice_payment where agency_id = $1 and invoice_id = $2 and id = $3`,
    values: [agencyOf(actor), invoiceId, paymentId],
  });
  const [taken] = rows;
  if (!taken) throw notFound();
  if (taken.reverses !== null) throw new RefusalError('transitionRefused', 'reversalKept');
  const minor = -BigInt(taken.amount);
  const paidOn = await todayOfAgency(connection, engine.clock());
  const reversal = { ...taken, amount: fromMinorUnits(minor, currency), paidOn, note: null };
  const isAdded = await addPayment(engine, connection, actor, { ...reversal, invoiceId, reverses: paymentId }, minor);
  if (!isAdded) throw new RefusalError('transitionRefused', 'alreadyReversed');
  return settled(deps, connection, actor, invoiceId);
}
