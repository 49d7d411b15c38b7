import { systemActor } from '../../../../schema/access/access.ts';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import type { Engine } from '../../../engine/engine.ts';
import { updateMany } from '../../../engine/many/updateMany.ts';
import type { Bounce } from '../../../integrations/mailbox/port.ts';

/**
 * Gives a sent mail that came back the state FAILED, with the words of the server that refused it. Returns false if no mail
 * of the log is meant.
 */
export async function noteBounce(engine: Engine, agencyId: string, { messageId, reason }: Bounce): Promise<boolean> {
  const { rows } = await engine.database.query<{ id: string; state: string }>(agencyId, {
    text: `select l.id, l.state from mail_message m join ${mailLog.table} l on l.agency_id = m.agency_id and l.id = m.mail_id
      where m.agency_id = $1 and m.message_id = $2 and l.direction = 'OUT' and l.deleted_at is null`,
    values: [agencyId, messageId],
  });
  const updates = rows.flatMap(({ id, state }) =>
    state === 'FAILED' ? [] : [{ id, body: {}, set: { state: 'FAILED', failure: reason } }],
  );
  await updateMany(engine, systemActor(agencyId), mailLog.name, updates);
  return rows.length > 0;
}
