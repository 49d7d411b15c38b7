import { systemAccountId, systemActor } from '../../../../schema/access/access.ts';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import type { MailLogState } from '../../../../schema/areas/conversations/mail.ts';
import type { Engine } from '../../../engine/engine.ts';
import { updateMany } from '../../../engine/many/updateMany.ts';
import { notifyOf } from '../../../engine/notifications/notify.ts';

/** A sent mail and what became of it. */
export interface SettledMail {
  readonly id: string;
  /** Its sender; null for mail of nobody in particular. */
  readonly staffId: string | null;
  readonly state: MailLogState;
  readonly failure: string | null;
}

/** Notes what became of sent mails; the sender of one that failed is notified. */
export async function settleMails(engine: Engine, agencyId: string, mails: readonly SettledMail[]): Promise<void> {
  if (mails.length === 0) return;
  const updates = mails.map(({ id, state, failure }) => ({ id, body: {}, set: { state, failure } }));
  await engine.database.transaction(agencyId, async (connection) => {
    await updateMany(engine, systemActor(agencyId), mailLog.name, updates, { connection });
    const origin = { actor: { accountId: systemAccountId, staffId: null }, now: engine.clock() };
    for (const { id: recordId, staffId, state } of mails) {
      if (state !== 'FAILED' || staffId === null) continue;
      await notifyOf(connection, { agencyId, recordId, notices: [{ staffId, kind: 'MAIL_FAILED' }] }, origin);
    }
  });
}
