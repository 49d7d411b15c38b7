import { instantAt, todayIn } from '../../../../schema/rules/dates.ts';
import type { NotificationKind } from '../../../../schema/notices.ts';
import {
  defaultNotificationSettings,
  digestHour,
  notificationDays,
  type MailMode,
} from '../../../../schema/rules/notifications.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { readTerms } from '../../../engine/settings/readTerms.ts';
import { recipientOf, type Recipient } from '../../../engine/notifications/recipient.ts';
import { visibleNotifications } from '../../../engine/notifications/visible.ts';
import { Values } from '../../../engine/sql.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { eachApart } from '../../../jobs/eachApart.ts';
import { authorsOf, type Author } from '../../../engine/notifications/authors.ts';
import { notificationLetter } from './letter.ts';
import type { unsubscribeLinks } from './unsubscribing.ts';

/** Dependencies of mails with notifications. */
export interface MailingDeps {
  readonly engine: Engine;
  readonly outbox: Outbox;
  readonly links: ReturnType<typeof unsubscribeLinks>;
  readonly origin: () => string;
}

/** Notifications that one mail lists. */
const listed = 20;

interface Waiting {
  readonly staff_id: string;
  readonly mail: MailMode;
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly event: Author & { readonly kind: NotificationKind; readonly isLate?: true };
}

/** Takes the unread notifications of somebody that were not mailed, up to a moment, as far as they may read them now. */
async function take(engine: Engine, connection: Connection, { actor, staffId }: Recipient, until: number) {
  const values = new Values();
  const visible = visibleNotifications(within(engine, connection), actor, values);
  const moment = `${values.add(new Date(until).toISOString())}::timestamptz`;
  const { rows } = await connection.query<Found>({
    text: `select n.id, r.label as name, n.events -> -1 as event from ${visible}
      and n.read_at is null and n.mailed_at is null and n.created_at < ${moment}
      order by n.at, n.id for update of n skip locked`,
    values: values.list,
  });
  await connection.query({
    text: `update notification set mailed_at = $3::timestamptz
      where agency_id = $1 and staff_id = $2 and id = any($4::uuid[])`,
    values: [actor.agencyId, staffId, new Date(engine.clock()).toISOString(), rows.map(({ id }) => id)],
  });
  return rows;
}

/** Posts one mail with the notifications of somebody up to a moment, in the caller's transaction; none if there is nothing to say. */
async function post(deps: MailingDeps, connection: Connection, recipient: Recipient, until: number): Promise<boolean> {
  const { engine, outbox, links, origin } = deps;
  const { actor, staffId, email } = recipient;
  const { agencyId } = actor;
  if (agencyId === null) return false;
  const found = await take(engine, connection, recipient, until);
  if (found.length === 0) return false;
  const shown = found.slice(-listed);
  const authorOf = await authorsOf(
    within(engine, connection),
    actor,
    shown.map(({ event }) => event),
  );
  const { rows } = await connection.query<{ name: string; locale: string; reader: string }>({
    text: `select s.name, s.locale, r.label as reader from identity_agency_settings() s, record r
      where r.agency_id = $1 and r.id = $2`,
    values: [agencyId, staffId],
  });
  const [agency] = rows;
  if (!agency) return false;
  const unsubscribe = await links.addressOf({ agencyId, staffId });
  const letter = notificationLetter(agency.locale, {
    agencyName: agency.name,
    reader: agency.reader,
    notifications: shown.map(({ name, event }) => ({
      name,
      kind: event.kind,
      ...(event.isLate && { isLate: true }),
      by: authorOf(event)?.displayName ?? null,
    })),
    more: found.length - shown.length,
    terms: await readTerms(within(engine, connection).database, agencyId, agency.locale),
    home: `${origin()}/`,
    unsubscribe,
  });
  const id = await outbox.post(connection, {
    agencyId,
    accountId: actor.accountId,
    to: email,
    kind: 'notifications',
    ...letter,
  });
  await connection.query({ text: 'select mail_unsubscribable($1, $2)', values: [id, unsubscribe] });
  return true;
}

/** Says that the day's mail of somebody is done; false if another server has said so, or it was before. */
async function claimDay(connection: Connection, agencyId: string, staffId: string, day: string): Promise<boolean> {
  const { count } = await connection.query({
    text: `insert into notification_digest (agency_id, staff_id, day) values ($1, $2, $3)
      on conflict do nothing returning 1`,
    values: [agencyId, staffId, day],
  });
  return count > 0;
}

/**
 * Mails the notifications of an agency's staff: at once, or once a day at 08:00 of the reader's day with what came before.
 * What somebody may not read at that moment is not in their mail, and without anything to say there is none. Safe with any
 * number of servers. Returns the number of mails.
 */
export async function mailNotifications(deps: MailingDeps, agencyId: string): Promise<number> {
  const { engine } = deps;
  const { rows } = await engine.database.query<Waiting>(agencyId, {
    text: `select n.staff_id, coalesce(s.mail, $2) as mail from notification n
      left join notification_setting s on s.agency_id = n.agency_id and s.staff_id = n.staff_id
      where n.agency_id = $1 and n.mailed_at is null and n.read_at is null group by 1, 2`,
    values: [agencyId, defaultNotificationSettings.mail],
  });
  return eachApart(rows, async ({ staff_id: staffId, mail }) => {
    if (mail === 'NONE') return 0;
    const isSent = await engine.database.transaction(agencyId, async (connection) => {
      const recipient = await recipientOf(engine, connection, agencyId, staffId);
      if (recipient === null) return false;
      const now = engine.clock();
      if (mail === 'AT_ONCE') return post(deps, connection, recipient, now + 1);
      const day = todayIn(recipient.actor.timeZone, now);
      const moment = instantAt(day, `0${digestHour}:00`, recipient.actor.timeZone);
      if (now < moment || !(await claimDay(connection, agencyId, staffId, day))) return false;
      return post(deps, connection, recipient, moment);
    });
    return isSent ? 1 : 0;
  });
}

/** Deletes notifications after 90 days, and what is kept of their daily mails. Returns the number of notifications. */
export async function forgetNotifications(engine: Engine, agencyId: string): Promise<number> {
  const { count } = await engine.database.query(agencyId, {
    text: `with old as (delete from notification_digest where agency_id = $1 and day < ($2::timestamptz)::date)
      delete from notification where agency_id = $1 and created_at < $2::timestamptz`,
    values: [agencyId, new Date(engine.clock() - notificationDays * 86_400_000).toISOString()],
  });
  return count;
}
