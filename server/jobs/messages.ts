import type { Pools } from '../database/pools.ts';

/** Time for which messages can be caught up on, 7 days in milliseconds, and their maximum number. */
export const messageLife = 604_800_000;
export const mostMessages = 1_000;

/**
 * Deletes messages that are too old, or too many for their recipient, always the oldest, and stores the last deleted
 * position: a client that was away for longer is told to reload. Recipients are processed one by one, so that a writer
 * to many never waits for all of them. Returns the number of messages. `now` in milliseconds.
 */
export async function deleteOldMessages({ owner }: Pick<Pools, 'owner'>, now: number): Promise<number> {
  const { rows } = await owner.query<{ id: string; until: number }>(
    `select m.account_id as id, max(m.position) as until
     from message m join message_counter c on c.account_id = m.account_id
     where m.created_at < $1 or m.position <= c.last - $2 group by m.account_id`,
    [new Date(now - messageLife).toISOString(), mostMessages],
  );
  let forgotten = 0;
  for (const { id, until } of rows) {
    const { rowCount } = await owner.query(
      `with noted as (
         update message_counter set forgotten = greatest(forgotten, $2) where account_id = $1
       )
       delete from message where account_id = $1 and position <= $2`,
      [id, until],
    );
    forgotten += rowCount ?? 0;
  }
  return forgotten;
}
