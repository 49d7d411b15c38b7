import type { Actor } from '../../../../schema/access/access.ts';
import type { MailContent } from '../../../../schema/areas/conversations/calls/mailLogs.ts';
import { mailLog, type MailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord, findRecords } from '../../../engine/reading/readOne.ts';

/** Mails of a thread that are answered at once. */
const mostOfThread = 100;

/** Returns the HTML of a mail that an actor may read. Throws 404 for any other. */
export async function contentOf(engine: Engine, actor: Actor, id: string): Promise<MailContent> {
  await findRecord(engine, actor, mailLog.name, id, { fields: ['id'] });
  const { rows } = await engine.database.query<MailContent>(actor.agencyId, {
    text: `select html, blocked_pictures as "blockedPictures", pictures from mail_html where agency_id = $1 and mail_id = $2`,
    values: [agencyOf(actor), id],
  });
  return rows[0] ?? { html: null, blockedPictures: 0, pictures: {} };
}

/** Returns the mails of the thread of a mail, as far as an actor may read them, the oldest first. */
export async function threadFor(engine: Engine, actor: Actor, id: string): Promise<readonly MailLog[]> {
  const found = await findRecord(engine, actor, mailLog.name, id, { fields: ['threadId'] });
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select mail_id as id from mail_message where agency_id = $1 and thread_id = $2::uuid
      order by at desc, message_id desc limit ${mostOfThread}`,
    values: [agencyOf(actor), found.record['threadId']],
  });
  const ids = rows.map(({ id: one }) => one).toReversed();
  const records = await findRecords(engine, actor, mailLog.name, ids);
  return ids.flatMap((one) => (records.get(one)?.record as MailLog | undefined) ?? []);
}
