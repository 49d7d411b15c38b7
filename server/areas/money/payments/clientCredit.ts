import type { Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';

type Of = Pick<Invoice, 'client' | 'currency'>;

/**
 * Returns the credit that the client of an invoice has in its currency, in minor units: what its payments left over, less what
 * was used of it. Only under the client's lock (`lockInvoice`) does it stay so.
 */
export async function clientCredit(connection: Connection, actor: Actor, { client, currency }: Of): Promise<bigint> {
  const { rows } = await connection.query<{ credit: string }>({
    text: `select (coalesce(sum(p.credit), 0) - coalesce(sum(p.amount) filter (where p.method = 'CREDIT'), 0))::text as credit
      from ${invoice.table} i join invoice_payment p on p.agency_id = i.agency_id and p.invoice_id = i.id
      where i.agency_id = $1 and i.client_id = $2 and i.currency = $3`,
    values: [agencyOf(actor), client.id, currency],
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

/** Keeps the client and the currency of an invoice with payments: their credit is that client's, in that currency. */
export function keepPayer(engine: Engine): void {
  engine.beforeWrite(
    invoice.name,
    async ({ actor, id, changes }, connection) => {
      const { count } = await connection.query({
        text: `select from invoice_payment p where p.agency_id = $1 and p.invoice_id = $2 and p.reverses_id is null
          and not exists (select from invoice_payment r where r.agency_id = p.agency_id and r.reverses_id = p.id) limit 1`,
        values: [agencyOf(actor), id],
      });
      if (count === 0) return;
      const kept = changes.filter(({ field }) => field === 'clientId' || field === 'currency');
      throw invalid(kept.map(({ field }) => fieldRefusal(field, 'hasPayments')));
    },
    {
      of: ['update'],
      // A merge takes all invoices of a client along.
      unless: ['merge', 'unmerge'],
      when: ({ changes }) => changes.some(({ field }) => field === 'clientId' || field === 'currency'),
    },
  );
}
