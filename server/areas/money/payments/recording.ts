import type { Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { isDay } from '../../../../schema/rules/dates.ts';
import { fromMinorUnits, isAmount, toMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import { lockInvoice } from './lockInvoice.ts';
import { addPayment, type AskedPayment, type NewPayment } from './addPayment.ts';
import { requireCredit, requireUnused } from './clientCredit.ts';
import { paymentsOf, sumOfPayments, type Payments } from './paymentRows.ts';

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
  /** Returns the fee in a payment of an invoice that is not written yet, in minor units. */
  readonly feeIn: (connection: Connection, actor: Actor, invoiceId: string, amount: bigint) => Promise<bigint>;
  /** Notifies the staff of an invoice of a payment; in its transaction. */
  readonly notifyOfPayment: (engine: Engine, connection: Connection, actor: Actor, invoiceId: string) => Promise<void>;
}

/** Locks an invoice until the transaction ends, and returns it. */
async function lockedInvoice(engine: Engine, connection: Connection, actor: Actor, id: string): Promise<Invoice> {
  await lockInvoice(connection, actor, id);
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

/** Writes what is paid of an invoice by now. Returns its payments. */
async function settled(deps: PaymentDeps, connection: Connection, actor: Actor, invoiceId: string): Promise<Payments> {
  const here = within(deps.engine, connection);
  await deps.keepPaid(here, connection, actor, invoiceId, await sumOfPayments(connection, actor, invoiceId));
  return paymentsOf(here, connection, actor, invoiceId, true);
}

/** Returns what is open of an invoice whose payments are locked, in minor units. */
async function openOf(
  connection: Connection,
  actor: Actor,
  { id, currency, total, credited }: Invoice,
): Promise<bigint> {
  const minor = (text: string | null) => toMinorUnits(text ?? '0', currency);
  const open = minor(total) - minor(credited) - (await sumOfPayments(connection, actor, id));
  return open > 0n ? open : 0n;
}

/**
 * Records a payment of an invoice, of at most what is open unless the rest is to be the client's credit; or uses credit of the
 * client for it.
 */
export async function recordPayment(
  deps: PaymentDeps,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  asked: AskedPayment,
): Promise<Payments> {
  const { engine } = deps;
  const of = await lockedInvoice(engine, connection, actor, invoiceId);
  const { currency, status } = of;
  if (status === 'VOIDED') {
    const params = { from: status, field: 'status', kind: invoice.name };
    throw new RefusalError('transitionRefused', 'closedInState', { params });
  }
  const { method = 'BANK', receivedBy = 'AGENCY', reference = null, note = null, overpayment = 'REFUSE' } = asked;
  const isCredit = method === 'CREDIT';
  if (isCredit && receivedBy !== 'AGENCY')
    throw invalid([fieldRefusal('receivedBy', 'contradicts', { other: 'method' })]);
  const given = minorAmount(asked.amount.trim(), currency);
  await requirePast(engine, connection, asked.paidOn);
  const open = await openOf(connection, actor, of);
  const credit = given > open ? given - open : 0n;
  if (credit > 0n && (isCredit || overpayment === 'REFUSE'))
    throw invalid([fieldRefusal('amount', 'aboveOutstanding', { open: fromMinorUnits(open, currency), currency })]);
  if (isCredit) await requireCredit(connection, actor, of, given);
  const amount = given - credit;
  const fee = await deps.feeIn(connection, actor, invoiceId, amount);
  const { paidOn } = asked;
  const payment = { invoiceId, amount, credit, fee, paidOn, method, receivedBy, reference, note, reverses: null };
  await addPayment(engine, connection, actor, payment);
  // Nothing arrives where credit is used.
  if (!isCredit) await deps.notifyOfPayment(engine, connection, actor, invoiceId);
  return settled(deps, connection, actor, invoiceId);
}

/** A payment that is to be taken back, with its amounts in minor units. */
interface Taken extends Pick<NewPayment, 'method' | 'receivedBy' | 'reference' | 'reverses'> {
  readonly amount: string;
  readonly credit: string;
  readonly fee: string;
}

/** Takes back a payment by a second row of the same amounts below zero, of the agency's today. */
export async function reversePayment(
  deps: PaymentDeps,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  paymentId: string,
): Promise<Payments> {
  const { engine } = deps;
  const of = await lockedInvoice(engine, connection, actor, invoiceId);
  const { rows } = await connection.query<Taken>({
    text: `select amount::text, credit::text, fee::text, method, received_by as "receivedBy", reference, reverses_id as reverses
      from invoice_payment where agency_id = $1 and invoice_id = $2 and id = $3`,
    values: [agencyOf(actor), invoiceId, paymentId],
  });
  const [taken] = rows;
  if (!taken) throw notFound();
  if (taken.reverses !== null) throw new RefusalError('transitionRefused', 'reversalKept');
  const [amount, credit, fee] = [-BigInt(taken.amount), -BigInt(taken.credit), -BigInt(taken.fee)];
  const paidOn = await todayOfAgency(connection, engine.clock());
  const reversal = { ...taken, invoiceId, amount, credit, fee, paidOn, note: null, reverses: paymentId };
  const isAdded = await addPayment(engine, connection, actor, reversal);
  if (!isAdded) throw new RefusalError('transitionRefused', 'alreadyReversed');
  if (credit < 0n) await requireUnused(connection, actor, of);
  return settled(deps, connection, actor, invoiceId);
}
