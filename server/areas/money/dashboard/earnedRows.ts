import type { Actor } from '../../../../schema/access/access.ts';
import type { EarnedRow, receivedAndEarnedCalls } from '../../../../schema/areas/money/calls/receivedAndEarned.ts';
import type { AnswerOf, CallBody } from '../../../../schema/language/call.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { countedPageOf, windowOf } from '../../../paging.ts';
import { earnedSql, invoicedSql, receivedSql } from './earnedSql.ts';
import { readFeeTime } from './feeTime.ts';

type Asked = CallBody<typeof receivedAndEarnedCalls.list>;
type Answer = AnswerOf<typeof receivedAndEarnedCalls.list>;

/** Returns a page of what was invoiced, received or earned, and the sums of all of it. Asks for no right. */
export async function listReceivedOrEarned(engine: Engine, actor: Actor, asked: Asked): Promise<Answer> {
  const { fromDate, toDate, currency, of = 'RECEIVED' } = asked;
  const agencyId = agencyOf(actor);
  const window = windowOf(asked);
  return engine.database.transaction(agencyId, async (connection) => {
    const sql =
      of === 'FEES'
        ? earnedSql[await readFeeTime(within(engine, connection), actor)]
        : { RECEIVED: receivedSql, INVOICED: invoicedSql }[of];
    const values = [agencyId, fromDate, toDate, currency];
    const { rows } = await connection.query<EarnedRow & { readonly total: number }>({
      text: `select m.id, m.kind, json_build_object('id', m.invoice_id, 'number', m.invoice_number) as invoice, m.number,
          json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar) as client, m.day::text as day,
          m.amount::text as amount, m.fee::text as fee, m.method, m.received_by as "receivedBy",
          m.is_reversal as "isReversal", count(*) over ()::integer as total
        from (${sql}) m join record r on r.agency_id = $1 and r.id = m.client_id
        where m.currency = $4 order by m.day desc, m.id desc limit $5 offset $6`,
      values: [...values, window.most, window.skipped],
    });
    const { rows: all } = await connection.query<Answer['sums']>({
      text: `select coalesce(sum(m.amount), 0)::text as amount, coalesce(sum(m.fee), 0)::text as fee
        from (${sql}) m where m.currency = $4`,
      values,
    });
    const text = (minor = '0') => fromMinorUnits(minor, currency);
    const { data, ...page } = countedPageOf(window, rows);
    return {
      ...page,
      data: data.map(({ total: _total, ...row }) => ({ ...row, amount: text(row.amount), fee: text(row.fee) })),
      sums: { amount: text(all[0]?.amount), fee: text(all[0]?.fee) },
    };
  });
}
