import type { Connection } from '../../../database/pools.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';

/** A reminder of an invoice. */
interface Reminder {
  readonly agencyId: string;
  readonly id: string;
  /** Days since the due date, negative before it; those since its issue without one. */
  readonly days: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Keeps that an invoice was reminded of. Returns false if this step or a later one was sent already. */
export async function keepReminder(connection: Connection, { agencyId, id, days, now }: Reminder): Promise<boolean> {
  const { count } = await connection.query({
    text: `insert into invoice_reminder (agency_id, invoice_id, days, due_on, created_at)
      select t.agency_id, t.id, $3, coalesce(t.due_on, t.issued_on), $4 from ${invoice.table} t
      where t.agency_id = $1 and t.id = $2 and not exists (select from invoice_reminder r
        where r.agency_id = t.agency_id and r.invoice_id = t.id and r.due_on = t.due_on and r.days >= $3)
      on conflict do nothing returning days`,
    values: [agencyId, id, days, new Date(now).toISOString()],
  });
  return count > 0;
}

/** Returns when an invoice was last reminded of, in milliseconds since the epoch; null for never. */
export async function lastReminder(connection: Pick<Connection, 'query'>, agencyId: string, id: string) {
  const { rows } = await connection.query<{ at: number | null }>({
    text: `select (extract(epoch from max(created_at)) * 1000)::float8 as at from invoice_reminder
      where agency_id = $1 and invoice_id = $2`,
    values: [agencyId, id],
  });
  return rows[0]?.at ?? null;
}
