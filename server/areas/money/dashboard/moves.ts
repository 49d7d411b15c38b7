import type { Connection } from '../../../database/pools.ts';

/** Money invoiced or received in a month, in minor units. */
export interface Move {
  readonly kind: 'invoiced' | 'received';
  readonly currency: string;
  /** First day of the month. */
  readonly month: string;
  readonly amount: string;
}

/** Days, both included, and the only currency; null for all. */
export interface MoveRange {
  readonly from: string;
  readonly to: string;
  readonly currency: string | null;
}

/** Reads what was invoiced and received in a range of days, by currency and month. */
export async function readMoves(
  connection: Connection,
  agencyId: string,
  { from, to, currency }: MoveRange,
): Promise<readonly Move[]> {
  const { rows } = await connection.query<Move>({
    text: `select m.kind, m.currency, date_trunc('month', m.day)::date::text as month, sum(m.amount)::text as amount
      from (select 'invoiced' as kind, i.currency, i.issued_on as day, i.total as amount from invoices i
          where i.agency_id = $1 and i.deleted_at is null and i.status <> 'VOIDED' and i.issued_on between $2 and $3
        union all
        select 'received', i.currency, p.paid_on, p.amount from invoice_payment p
            join invoices i on i.agency_id = p.agency_id and i.id = p.invoice_id and i.deleted_at is null
          where p.agency_id = $1 and p.paid_on between $2 and $3) m
      where $4::text is null or m.currency = $4
      group by 1, 2, 3`,
    values: [agencyId, from, to, currency],
  });
  return rows;
}
