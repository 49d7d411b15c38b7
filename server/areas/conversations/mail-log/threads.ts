import type { Connection } from '../../../database/pools.ts';
import type { ReadMail } from '../../../integrations/mailbox/port.ts';

/**
 * Returns the thread of a mail: that of the newest mail that it names and the agency has; null if it begins one. The
 * subject decides nothing: people change it, and strangers share it.
 */
export async function threadOf(
  connection: Pick<Connection, 'query'>,
  agencyId: string,
  { inReplyTo, references }: Pick<ReadMail, 'inReplyTo' | 'references'>,
): Promise<string | null> {
  const ids = [...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()];
  if (ids.length === 0) return null;
  const { rows } = await connection.query<{ threadId: string }>({
    text: `select m.thread_id as "threadId" from unnest($2::text[]) with ordinality named(message_id, place)
      join mail_message m on m.agency_id = $1 and m.message_id = named.message_id order by place limit 1`,
    values: [agencyId, ids],
  });
  return rows[0]?.threadId ?? null;
}

/** Message-IDs of a thread, the oldest first, as an answer to its newest mail names them. */
export async function messagesOfThread(
  connection: Pick<Connection, 'query'>,
  agencyId: string,
  threadId: string,
): Promise<readonly string[]> {
  const { rows } = await connection.query<{ id: string }>({
    text: `select message_id as id from mail_message where agency_id = $1 and thread_id = $2 order by at, message_id`,
    values: [agencyId, threadId],
  });
  return rows.map(({ id }) => id);
}
