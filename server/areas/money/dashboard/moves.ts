import type { FeeTime } from '../../../../schema/rules/finance/fees.ts';
import type { Connection } from '../../../database/pools.ts';
import { earnedSql, receivedSql } from './earnedSql.ts';

/** Money invoiced, received or earned in a month, in minor units. */
export interface Move {
  readonly kind: 'invoiced' | 'received' | 'feesEarned';
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
  readonly feeTime: FeeTime;
}

/**
 * Reads what was invoiced, less what was credited, what was received, and the fees that were earned in a range of days, by
 * currency and month.
 */
export async function readMoves(
  connection: Connection,
  agencyId: string,
  { from, to, currency, feeTime }: MoveRange,
): Promise<readonly Move[]> {
  const { rows } = await connection.query<Move>({
    text: `select m.kind, m.currency, date_trunc('month', m.day)::date::text as month, sum(m.amount)::text as amount
      from (select 'invoiced' as kind, i.currency, i.issued_on as day, i.total as amount from invoices i
          where i.agency_id = $1 and i.deleted_at is null and i.status <> 'VOIDED' and i.issued_on between $2 and $3
        union all
        select 'invoiced', c.currency, c.issued_on, -c.amount from credit_notes c
          where c.agency_id = $1 and c.deleted_at is null and c.status <> 'VOIDED' and c.issued_on between $2 and $3
        union all
        select 'received', r.currency, r.day, r.amount from (${receivedSql}) r
        union all
        select 'feesEarned', e.currency, e.day, e.fee from (${earnedSql[feeTime]}) e) m
      where $4::text is null or m.currency = $4
      group by 1, 2, 3`,
    values: [agencyId, from, to, currency],
  });
  return rows;
}
