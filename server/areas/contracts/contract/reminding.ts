import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { contractAmount } from '../../../../schema/areas/contracts/entities/contractAmount.ts';
import { contractReminders } from '../../../../schema/areas/contracts/settings/contractReminders.ts';
import type { contractReminders as reminders } from '../../../../schema/rules/contracts.ts';
import { addToDay, instantAt, todayIn } from '../../../../schema/rules/dates.ts';
import type { NotificationKind } from '../../../../schema/notices.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { recipientOf } from '../../../engine/notifications/recipient.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { RefusalError } from '../../../errors.ts';
import { eachApart } from '../../../jobs/eachApart.ts';

type Reminder = (typeof reminders)[number];

/** The day of which a rule reminds: the kind of its record, its column, and what else holds of it (`t`, its contract `c`). */
const days: Readonly<Record<Reminder, { kind: string; column: string; notice: NotificationKind; from: string }>> = {
  NOTICE: { kind: contract.name, column: 'c.notice_on', notice: 'CONTRACT_NOTICE', from: 'contracts c' },
  END: { kind: contract.name, column: 'c.ends_on', notice: 'CONTRACT_ENDS', from: 'contracts c' },
  AMOUNT_DUE: {
    kind: contractAmount.name,
    column: 't.due_on',
    notice: 'AMOUNT_DUE',
    from: `contract_amounts t join contracts c on c.agency_id = t.agency_id and c.id = t.contract_id
      and t.deleted_at is null and t.payment_status <> 'PAID'`,
  },
};

/** Hour of the recipient's day at which people are reminded. */
const hour = '09:00';
/** Milliseconds after its moment from which on a reminder says that it comes late. */
const lateAfter = 3_600_000;
/** Days for which a reminder is still made after a stop. */
const patience = 3;

/** Beginning of the key of a reminder; record and day follow. */
const onceOf = (of: Reminder, daysBefore: number) => `contract/${of}/${daysBefore}/`;

interface Due {
  readonly id: string;
  readonly staffId: string;
  readonly day: string;
}

/** The records of which a rule reminds about now, with the staff of their contract, or whoever made it. */
async function dueOf(engine: Engine, agencyId: string, of: Reminder, daysBefore: number): Promise<readonly Due[]> {
  const { column, from, kind } = days[of];
  // Somewhere on earth it is a day later than in UTC.
  const latest = addToDay(todayIn('UTC', engine.clock()), daysBefore + 1);
  const { rows } = await engine.database.query<Due>(agencyId, {
    text: `select ${kind === contract.name ? 'c' : 't'}.id, p.staff_id as "staffId", ${column}::text as day from ${from}
      join statuses s on s.agency_id = c.agency_id and s.id = c.status_id
      join status_categories k on k.agency_id = s.agency_id and k.id = s.category_id
      cross join lateral (
        select l.target_id as staff_id from contracts_assignees l where l.agency_id = c.agency_id and l.owner_id = c.id
        union select c.creator_id where c.creator_id is not null and not exists (
          select from contracts_assignees l where l.agency_id = c.agency_id and l.owner_id = c.id)) p
      where c.agency_id = $1 and c.deleted_at is null and k.code not in ('COMPLETED', 'CANCELLED')
        and ${column} between $2::date and $3::date
        and not exists (select from notification n where n.agency_id = c.agency_id and n.staff_id = p.staff_id
          and n.once = $4 || ${kind === contract.name ? 'c' : 't'}.id || '/' || ${column})
      order by ${column}, 1, 2`,
    values: [agencyId, addToDay(latest, -patience - 2), latest, onceOf(of, daysBefore)],
  });
  return rows;
}

/** May somebody read a record now? */
async function mayRead(engine: Engine, actor: Actor, kind: string, id: string): Promise<boolean> {
  try {
    return (await findRecords(engine, actor, kind, [id])).has(id);
  } catch (error) {
    if (error instanceof RefusalError && error.refusal === 'forbidden') return false;
    throw error;
  }
}

/** Reminds one person of one record, once its moment has come. Returns whether somebody was reminded. */
async function remind(
  engine: Engine,
  connection: Connection,
  agencyId: string,
  rule: { readonly of: Reminder; readonly daysBefore: number },
  { id, staffId, day }: Due,
): Promise<boolean> {
  const { kind, notice } = days[rule.of];
  const here = within(engine, connection);
  const recipient = await recipientOf(engine, connection, agencyId, staffId);
  if (recipient === null || !(await mayRead(here, recipient.actor, kind, id))) return false;
  const now = engine.clock();
  const { timeZone } = recipient.actor;
  const moment = instantAt(addToDay(day, -rule.daysBefore), hour, timeZone);
  // What is over is nothing to be reminded of.
  if (now < moment || todayIn(timeZone, now) > day) return false;
  if (now > moment + patience * 86_400_000) return false;
  const { rows } = await connection.query({
    text: `insert into notification (agency_id, id, staff_id, record_id, events, created_at, at, once)
      values ($1, gen_random_uuid(), $2, $3, $4::jsonb, $5::timestamptz, $6::timestamptz, $7)
      on conflict do nothing returning id`,
    values: [
      agencyId,
      staffId,
      id,
      JSON.stringify([{ kind: notice, at: moment, ...(now > moment + lateAfter && { isLate: true }) }]),
      new Date(now).toISOString(),
      new Date(moment).toISOString(),
      `${onceOf(rule.of, rule.daysBefore)}${id}/${day}`,
    ],
  });
  return rows.length > 0;
}

/**
 * Reminds the staff of an agency's contracts by its rules, each once for a rule, a record and a day: from 09:00 of the
 * recipient's own day on, and after a stop of up to three days at once, as of the moment that was meant, marked as late. Nobody is
 * reminded of what has ended, was called off or deleted, nor of what they may not read. Returns the number of reminders.
 */
export async function remindOfContracts(engine: Engine, agencyId: string): Promise<number> {
  const { rules } = await settingsOf(engine, systemActor(agencyId), contractReminders);
  return eachApart(rules, async ({ of, daysBefore }) =>
    eachApart(await dueOf(engine, agencyId, of, daysBefore), async (due) => {
      const isDone = await engine.database.transaction(agencyId, (connection) =>
        remind(engine, connection, agencyId, { of, daysBefore }, due),
      );
      return isDone ? 1 : 0;
    }),
  );
}
