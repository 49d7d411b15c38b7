import type { Actor } from '../../../../schema/access/access.ts';
import type { NotificationSettings } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { defaultNotificationSettings } from '../../../../schema/rules/notifications.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Database } from '../../../database/pools.ts';
import { RefusalError } from '../../../errors.ts';

/** Returns how a staff member is notified. */
export async function readNotificationSettings(
  database: Database,
  { agencyId, staffId }: Pick<Actor, 'agencyId' | 'staffId'>,
): Promise<NotificationSettings> {
  if (agencyId === null || staffId === null) return defaultNotificationSettings;
  const { rows } = await database.query<NotificationSettings>(agencyId, {
    text: `select mail, shows_reminders as "showTaskReminder" from notification_setting
      where agency_id = $1 and staff_id = $2`,
    values: [agencyId, staffId],
  });
  return rows[0] ?? defaultNotificationSettings;
}

/** Changes how the actor is notified. Throws 400 for somebody without a staff record, who is notified of nothing. */
export async function changeNotificationSettings(
  database: Database,
  actor: Actor,
  { mail, showTaskReminder }: Partial<NotificationSettings>,
): Promise<void> {
  if (actor.staffId === null) throw new RefusalError('invalid', 'noStaffRecord');
  const { mail: usual, showTaskReminder: shows } = defaultNotificationSettings;
  await database.query(actor.agencyId, {
    text: `insert into notification_setting as s (agency_id, staff_id, mail, shows_reminders)
      values ($1, $2, coalesce($3::text, $5), coalesce($4::boolean, $6))
      on conflict (agency_id, staff_id) do update
      set mail = coalesce($3, s.mail), shows_reminders = coalesce($4, s.shows_reminders)`,
    values: [agencyOf(actor), actor.staffId, mail ?? null, showTaskReminder ?? null, usual, shows],
  });
}
