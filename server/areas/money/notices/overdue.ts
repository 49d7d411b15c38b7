import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { eachApart } from '../../../jobs/eachApart.ts';
import { reminderDay } from '../../../engine/notifications/reminderDay.ts';
import { recipientsOf } from './recipients.ts';

/** Days for which a notice is still made after a stop. */
const patience = 3;
/** Milliseconds after its moment from which on a notice says that it comes late. */
const lateAfter = 3_600_000;

/** Invoices (`t`) that were sent and are open; `$1` is the agency. */
const open = `t.agency_id = $1 and t.deleted_at is null and t.status = 'SENT' and t.payment_status <> 'PAID' and t.outstanding > 0`;
/** True of an invoice (`t`) that nobody was told of for its due date. */
const untold = `not exists (select from notification n where n.agency_id = t.agency_id and n.record_id = t.id
  and n.once = 'invoice/overdue/' || t.id || '/' || t.due_on)`;

/** An invoice that somebody is to be told of, and the moment of it. */
interface Overdue {
  readonly id: string;
  readonly moment: number;
}

/** Returns the invoices that became overdue until now. One that was sent after its due date is none. */
async function overdueInvoices(engine: Engine, agencyId: string): Promise<readonly Overdue[]> {
  return engine.database.transaction(agencyId, async (connection) => {
    const { day, beganOn } = await reminderDay(connection, engine.clock());
    const latest = addToDay(day, -1);
    const { rows } = await connection.query<{ id: string; dueOn: string }>({
      text: `select t.id, t.due_on::text as "dueOn" from ${invoice.table} t where ${open} and ${untold}
        and t.due_on between $2::date and $3::date and (t.sent_on is null or t.sent_on <= t.due_on)
        order by t.due_on, t.id`,
      values: [agencyId, addToDay(latest, -patience), latest],
    });
    return rows.map(({ id, dueOn }) => ({ id, moment: beganOn(addToDay(dueOn, 1)) }));
  });
}

/** Tells the staff of an invoice that it is overdue, once for a due date. Returns the number of notifications. */
async function tell(engine: Engine, connection: Connection, agencyId: string, { id, moment }: Overdue) {
  const { count } = await connection.query({
    text: `select from ${invoice.table} t where ${open} and t.id = $2 for no key update`,
    values: [agencyId, id],
  });
  if (count === 0) return 0;
  const staffIds = await recipientsOf({ engine, connection, agencyId }, id);
  const now = engine.clock();
  const event = { kind: 'INVOICE_OVERDUE', at: moment, ...(now > moment + lateAfter && { isLate: true }) };
  const made = await connection.query({
    text: `insert into notification (agency_id, id, staff_id, record_id, events, created_at, at, once)
      select $1, gen_random_uuid(), w.staff_id, t.id, $4::jsonb, $5::timestamptz, $6::timestamptz,
        'invoice/overdue/' || t.id || '/' || t.due_on
      from ${invoice.table} t cross join unnest($3::uuid[]) as w (staff_id) where ${open} and ${untold} and t.id = $2
      on conflict do nothing returning id`,
    values: [
      agencyId,
      id,
      staffIds,
      JSON.stringify([event]),
      new Date(now).toISOString(),
      new Date(moment).toISOString(),
    ],
  });
  return made.count;
}

/**
 * Tells an agency's staff of the invoices that became overdue: each once for a due date, from 09:00 of the agency's next day
 * on, and after a stop of up to three days at once, marked as late. Returns the number of notifications.
 */
export async function tellOfOverdue(engine: Engine, agencyId: string): Promise<number> {
  return eachApart(await overdueInvoices(engine, agencyId), async (one) =>
    engine.database.transaction(agencyId, (connection) => tell(engine, connection, agencyId, one)),
  );
}
