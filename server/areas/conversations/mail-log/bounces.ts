import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Bounce } from '../../../integrations/mailbox/port.ts';
import { settleMails } from './settling.ts';

/**
 * Gives a sent mail that came back the state FAILED, with the words of the server that refused it. Returns false if no mail
 * of the log is meant.
 */
export async function noteBounce(engine: Engine, agencyId: string, { messageId, reason }: Bounce): Promise<boolean> {
  const { rows } = await engine.database.query<{ id: string; state: string; staffId: string | null }>(agencyId, {
    text: `select l.id, l.state, l.staff_id as "staffId" from mail_message m
      join ${mailLog.table} l on l.agency_id = m.agency_id and l.id = m.mail_id
      where m.agency_id = $1 and m.message_id = $2 and l.direction = 'OUT' and l.deleted_at is null`,
    values: [agencyId, messageId],
  });
  const mails = rows.flatMap(({ state, ...mail }) =>
    state === 'FAILED' ? [] : [{ ...mail, state: 'FAILED' as const, failure: reason }],
  );
  await settleMails(engine, agencyId, mails);
  return rows.length > 0;
}
