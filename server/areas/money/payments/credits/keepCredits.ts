import type { Actor } from '../../../../../schema/access/access.ts';
import { creditNote, type CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import { invoice, type Invoice } from '../../../../../schema/areas/money/entities/invoice.ts';
import { fromMinorUnits, isAmount, toMinorUnits } from '../../../../../schema/rules/money.ts';
import type { Connection } from '../../../../database/pools.ts';
import { agencyOf, todayOfAgency } from '../../../../engine/agency.ts';
import { within, type Engine } from '../../../../engine/engine.ts';
import { wholeRecords } from '../../../../engine/reading/whole.ts';
import { writeKept } from '../../../../engine/writing/writeKept.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';
import { lockInvoice } from '../lockInvoice.ts';
import { creditAmounts } from './creditAmounts.ts';

/** Returns the credit notes of an invoice that stand. */
async function standingNotes(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
): Promise<readonly CreditNote[]> {
  const { rows } = await connection.query<{ id: string }>({
    text: `select id from ${creditNote.table} where agency_id = $1 and invoice_id = $2 and status <> 'VOIDED'
      and deleted_at is null`,
    values: [agencyOf(actor), invoiceId],
  });
  const found = await wholeRecords(
    engine,
    actor,
    engine.model(creditNote.name),
    rows.map(({ id }) => id),
  );
  return found.map(({ record }) => record as unknown as CreditNote);
}

/** Locks the invoice of a credit note and returns it. Throws a 400 for one that there is not. */
async function lockedInvoice(engine: Engine, connection: Connection, actor: Actor, id: string): Promise<Invoice> {
  await lockInvoice(connection, actor, id);
  const [found] = await wholeRecords(engine, actor, engine.model(invoice.name), [id]);
  if (!found || found.record.deletedAt !== null) throw invalid([fieldRefusal('invoiceId', 'reference')]);
  return found.record as unknown as Invoice;
}

/** Returns what is credited, in minor units. Throws a 400 for what cannot be credited of the invoice. */
function creditable(
  { status, currency, issuedOn, outstanding }: Invoice,
  given: Partial<CreditNote>,
  today: string,
): bigint {
  const { amount = '' } = given;
  if (status !== 'SENT') throw invalid([fieldRefusal('invoiceId', 'notSent')]);
  if (given.currency !== currency) throw invalid([fieldRefusal('currency', 'otherCurrency', { currency })]);
  if (String(given.issuedOn) < issuedOn) throw invalid([fieldRefusal('issuedOn', 'beforeInvoice')]);
  if (String(given.issuedOn) > today) throw invalid([fieldRefusal('issuedOn', 'dateInFuture')]);
  if (!isAmount(amount, currency)) throw invalid([fieldRefusal('amount', 'dollar')]);
  const minor = toMinorUnits(amount, currency);
  if (minor <= 0n) throw invalid([fieldRefusal('amount', 'tooSmall', { min: fromMinorUnits(1n, currency) })]);
  const open = toMinorUnits(outstanding ?? '0', currency);
  if (minor <= open) return minor;
  throw invalid([fieldRefusal('amount', 'aboveOutstanding', { open: fromMinorUnits(open, currency), currency })]);
}

/** Writes what is credited of an invoice by now. */
async function keepCredited(engine: Engine, connection: Connection, actor: Actor, invoiceId: string): Promise<void> {
  const { currency } = await lockedInvoice(engine, connection, actor, invoiceId);
  const notes = await standingNotes(engine, connection, actor, invoiceId);
  const credited = notes.reduce((sum, { amount }) => sum + toMinorUnits(amount, currency), 0n);
  const values = { credited: fromMinorUnits(credited, currency) };
  await writeKept(engine, connection, actor, [invoice.name, invoiceId], values, 'reach');
}

/**
 * Keeps credit notes: of a sent invoice alone, of at most what is outstanding of it, with the invoice's client and with net
 * and tax by rate; and what is credited of the invoice, from which its balance follows.
 */
export function keepCredits(engine: Engine): void {
  engine.beforeWrite(
    creditNote.name,
    async ({ actor, after }, connection) => {
      const here = within(engine, connection);
      const given = after as Partial<CreditNote> & { readonly invoiceId?: string };
      const credited = await lockedInvoice(here, connection, actor, String(given.invoiceId));
      const amount = creditable(credited, given, await todayOfAgency(connection, engine.clock()));
      const notes = await standingNotes(here, connection, actor, credited.id);
      return creditAmounts(credited, amount, notes);
    },
    { of: ['create'] },
  );
  engine.afterWrite(
    creditNote.name,
    async ({ actor, after }, connection) =>
      keepCredited(within(engine, connection), connection, actor, String(after['invoiceId'])),
    {
      of: ['create', 'update'],
      when: ({ action, changes }) => action === 'create' || changes.some(({ field }) => field === 'status'),
    },
  );
}
