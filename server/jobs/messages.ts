import type { Pools } from '../database/pools.ts';

/** How long people can catch up on messages, 7 days in milliseconds, and on how many. */
export const messageLife = 604_800_000;
export const mostMessages = 1_000;

/**
 * Forgets messages that are too old or too many for their recipient, always the first ones, and notes up to where: who was
 * away for longer is told to read anew. One recipient after the other, so that nobody who writes to many waits for all.
 * Answers how many. `now` in milliseconds.
 */
export async function forgetMessages({ owner }: Pick<Pools, 'owner'>, now: number): Promise<number> {
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
