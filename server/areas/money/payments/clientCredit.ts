import type { Actor } from '../../../../schema/access/access.ts';
import { creditNote } from '../../../../schema/areas/money/entities/creditNote.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';

type Of = Pick<Invoice, 'client' | 'currency'>;

/**
 * Returns the credit that the client of an invoice has in its currency, in minor units: what its payments left over, less what
 * was used of it. Only under the client's lock (`lockInvoice`) does it stay so.
 */
export async function clientCredit(connection: Connection, actor: Actor, { client, currency }: Of): Promise<bigint> {
  return readCredit(connection, actor, client.id, currency);
}

async function readCredit(connection: Connection, actor: Actor, clientId: string, currency: string): Promise<bigint> {
  const { rows } = await connection.query<{ credit: string }>({
    text: `select (coalesce(sum(p.credit), 0) - coalesce(sum(p.amount) filter (where p.method = 'CREDIT'), 0))::text as credit
      from ${invoice.table} i join invoice_payment p on p.agency_id = i.agency_id and p.invoice_id = i.id
      where i.agency_id = $1 and i.client_id = $2 and i.currency = $3`,
    values: [agencyOf(actor), clientId, currency],
  });
  return BigInt(rows[0]?.credit ?? 0);
}

/** Refuses to use more credit than the client has. */
export async function requireCredit(connection: Connection, actor: Actor, of: Of, amount: bigint): Promise<void> {
  const found = await clientCredit(connection, actor, of);
  if (amount <= found) return;
  const { currency } = of;
  const credit = fromMinorUnits(found > 0n ? found : 0n, currency);
  throw invalid([fieldRefusal('amount', 'aboveCredit', { credit, currency })]);
}

/** Refuses that a payment was taken back whose credit had been used: the client would be left with less than none. */
export async function requireUnused(connection: Connection, actor: Actor, of: Of): Promise<void> {
  const left = await clientCredit(connection, actor, of);
  if (left >= 0n) return;
  const { currency } = of;
  throw new RefusalError('transitionRefused', 'creditUsed', {
    params: { used: fromMinorUnits(-left, currency), currency },
  });
}

/** Says whether payments of an invoice were recorded, and whether one of them stands. */
async function readPayments(connection: Connection, actor: Actor, id: string) {
  const { rows } = await connection.query<{ hasAny: boolean; hasStanding: boolean }>({
    text: `select count(*) > 0 as "hasAny", count(*) filter (where p.reverses_id is null and not exists (
        select from invoice_payment r where r.agency_id = p.agency_id and r.reverses_id = p.id)) > 0 as "hasStanding"
      from invoice_payment p where p.agency_id = $1 and p.invoice_id = $2`,
    values: [agencyOf(actor), id],
  });
  return rows[0] ?? { hasAny: false, hasStanding: false };
}

/**
 * Keeps the client of an invoice while a payment stands, whose credit is that client's, and its currency once there was any:
 * all of them are in it. Refuses to void it while a payment stands, also one that is credit as a whole.
 */
export function keepPayer(engine: Engine): void {
  const kept = ['clientId', 'currency'];
  const isVoided = ({ changes, after }: Pick<WriteIntent, 'changes' | 'after'>) =>
    after['status'] === 'VOIDED' && changes.some(({ field }) => field === 'status');
  engine.beforeWrite(
    invoice.name,
    async (intent, connection) => {
      const { actor, id, changes } = intent;
      const { hasAny, hasStanding } = await readPayments(connection, actor, id);
      if (!hasAny) return;
      if (hasStanding && isVoided(intent)) throw new RefusalError('transitionRefused', 'hasPayments');
      const closed = changes.filter(({ field }) => kept.includes(field) && (hasStanding || field === 'currency'));
      const key = hasStanding ? 'hasPayments' : 'hadPayments';
      if (closed.length > 0) throw invalid(closed.map(({ field }) => fieldRefusal(field, key)));
    },
    {
      of: ['update'],
      // A merge takes all invoices of a client along.
      unless: ['merge', 'unmerge'],
      when: (intent) => isVoided(intent) || intent.changes.some(({ field }) => kept.includes(field)),
    },
  );
}

/** Refuses that a client is left with less than no credit. */
async function requireNoDebt(connection: Connection, actor: Actor, clientId: string): Promise<void> {
  const { rows } = await connection.query<{ currency: string }>({
    text: `select distinct currency from ${invoice.table} where agency_id = $1 and client_id = $2`,
    values: [agencyOf(actor), clientId],
  });
  for (const { currency } of rows) {
    const left = await readCredit(connection, actor, clientId, currency);
    if (left < 0n) {
      const params = { used: fromMinorUnits(-left, currency), currency };
      throw new RefusalError('transitionRefused', 'creditUsedSince', { params });
    }
  }
}

/**
 * Follows merges of clients, which take credit and credit notes along with the invoices: one whose credit was used since is not
 * undone, and a credit note goes back with its invoice.
 */
export function followClientMerges(engine: Engine): void {
  engine.followMerges('partner', {
    name: 'clientCredit',
    hold: async () => {},
    move: async () => [],
    moveBack: async ({ connection, actor, keptId, goneId }) => {
      for (const clientId of [keptId, goneId]) await requireNoDebt(connection, actor, clientId);
      await connection.query({
        text: `update ${creditNote.table} n set client_id = i.client_id from ${invoice.table} i
          where n.agency_id = $1 and i.agency_id = $1 and i.id = n.invoice_id and i.client_id = any($2::uuid[])
            and n.client_id is distinct from i.client_id`,
        values: [agencyOf(actor), [keptId, goneId]],
      });
    },
  });
}
