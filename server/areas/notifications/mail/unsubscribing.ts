import { createHmac, timingSafeEqual } from 'node:crypto';
import { defaultNotificationSettings } from '../../../../schema/rules/notifications.ts';
import { unsubscribePath } from '../../../../schema/areas/notifications/paths.ts';
import type { Database } from '../../../database/pools.ts';
import { notFound } from '../../../errors.ts';

/** A staff member whose mails a link ends. */
interface Holder {
  readonly agencyId: string;
  readonly staffId: string;
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Makes and reads the links that end the mails of a staff member; only this installation can make them. */
export function unsubscribeLinks(readSecret: () => Promise<Buffer>, origin: () => string) {
  const sign = async (holder: Buffer) =>
    createHmac('sha256', await readSecret())
      .update('unsubscribe')
      .update(holder)
      .digest();
  return {
    addressOf: async ({ agencyId, staffId }: Holder): Promise<string> => {
      const holder = Buffer.concat([bytesOf(agencyId), bytesOf(staffId)]);
      const token = Buffer.concat([holder, await sign(holder)]).toString('base64url');
      return `${origin()}${unsubscribePath(token)}`;
    },
    /** Throws 404 for a token that this installation did not make. */
    holderOf: async (token: string): Promise<Holder> => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 64) throw notFound();
      const holder = bytes.subarray(0, 32);
      if (!timingSafeEqual(bytes.subarray(32), await sign(holder))) throw notFound();
      return { agencyId: idOf(holder.subarray(0, 16)), staffId: idOf(holder.subarray(16)) };
    },
  };
}

/** Ends the mails of a staff member; does nothing for one who is gone. */
export async function endMails(database: Database, { agencyId, staffId }: Holder): Promise<void> {
  await database.query(agencyId, {
    text: `insert into notification_setting (agency_id, staff_id, mail, shows_reminders)
      select $1, r.id, 'NONE', $3 from record r where r.agency_id = $1 and r.id = $2
      on conflict (agency_id, staff_id) do update set mail = 'NONE'`,
    values: [agencyId, staffId, defaultNotificationSettings.showTaskReminder],
  });
}
