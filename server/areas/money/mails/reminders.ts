import { systemActor } from '../../../../schema/access/access.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoiceReminders } from '../../../../schema/areas/money/settings/invoiceReminders.ts';
import { invoiceMailTypes } from '../../../../schema/rules/finance/invoiceMails.ts';
import type { Connection } from '../../../database/pools.ts';
import { within } from '../../../engine/engine.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { eachApart } from '../../../jobs/eachApart.ts';
import { reminderDay } from '../../../engine/notifications/reminderDay.ts';
import { draftMail } from './draft.ts';
import { keepReminder } from './keptReminders.ts';
import { postWithPaper, type MailDeps } from './sending.ts';

/** Days for which a reminder is still sent after a stop. */
const patience = 2;

/** A reminder that is due: of one step, as days around the due date, negative before it. */
interface Due {
  readonly id: string;
  readonly days: number;
  /** Has the due date passed? */
  readonly isOverdue: boolean;
}

/**
 * Returns the reminders that are due on a day: of each invoice that was sent and is open the newest step alone, unless it or a
 * newer one was sent already. Steps until the day on which it was sent, or until which it is paused, are none.
 */
async function remindersDue(connection: Connection, agencyId: string, today: string, steps: readonly number[]) {
  const { rows } = await connection.query<Due>({
    text: `select distinct on (t.id) t.id, s.days, $2::date > t.due_on as "isOverdue" from ${invoice.table} t cross join unnest($3::int[]) as s (days)
      where t.agency_id = $1 and t.deleted_at is null and t.status = 'SENT' and t.payment_status <> 'PAID'
        and t.outstanding > 0 and t.due_on + s.days between $2::date - $4::int and $2::date
        and (t.sent_on is null or t.due_on + s.days > t.sent_on)
        and (t.reminders_paused_until is null or t.due_on + s.days > t.reminders_paused_until)
        and not exists (select from invoice_reminder r where r.agency_id = t.agency_id and r.invoice_id = t.id
          and r.due_on = t.due_on and r.days >= s.days)
      order by t.id, s.days desc`,
    values: [agencyId, today, steps, patience],
  });
  return rows;
}

/** Sends one reminder, once for an invoice, a step and a due date. Returns false where there is nobody to send it to. */
async function remind(deps: MailDeps, connection: Connection, agencyId: string, due: Due): Promise<boolean> {
  const { id, days, isOverdue } = due;
  const engine = within(deps.engine, connection);
  const actor = systemActor(agencyId);
  const open = await connection.query({
    text: `select from ${invoice.table} where agency_id = $1 and id = $2 and status = 'SENT' and payment_status <> 'PAID'
      and (reminders_paused_until is null or due_on + $3::int > reminders_paused_until) for no key update`,
    values: [agencyId, id, days],
  });
  if (open.count === 0) return false;
  const draft = await draftMail(engine, actor, id, isOverdue ? invoiceMailTypes.OVERDUE : invoiceMailTypes.REMINDER);
  const { to } = draft;
  if (to === null) return false;
  const isNew = await keepReminder(connection, { agencyId, id, days, now: engine.clock() });
  if (!isNew) return false;
  await postWithPaper(deps, connection, actor, id, { ...draft, to });
  return true;
}

/**
 * Reminds an agency's clients of what they owe, by the days that its settings name: from 09:00 of the agency's day on, each
 * step once with any number of servers, and after a stop of up to two days the newest alone. Nobody is reminded of what is
 * paid or void. Returns the number of mails.
 */
export async function remindOfInvoices(deps: MailDeps, agencyId: string): Promise<number> {
  const { engine } = deps;
  const { steps } = await settingsOf(engine, systemActor(agencyId), invoiceReminders);
  if (steps.length === 0) return 0;
  const due = await engine.database.transaction(agencyId, async (connection) => {
    const { day: today } = await reminderDay(connection, engine.clock());
    return remindersDue(
      connection,
      agencyId,
      today,
      steps.map(({ days }) => days),
    );
  });
  return eachApart(due, async (one) => {
    const isSent = await engine.database.transaction(agencyId, (connection) => remind(deps, connection, agencyId, one));
    return isSent ? 1 : 0;
  });
}
