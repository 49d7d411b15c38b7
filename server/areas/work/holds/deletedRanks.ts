import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { TalentDay } from './openHolds.ts';

/** Takes a hold out of the order right before it is deleted: a deleted hold has no rank. */
export async function forgetRank(connection: Connection, actor: Actor, id: string): Promise<void> {
  await connection.query({
    text: 'update holds set rank = null where agency_id = $1 and id = $2',
    values: [agencyOf(actor), id],
  });
}

/**
 * Gives a hold the last rank of its day right before it is restored: behind those that are there, and those that are
 * restored in the same statement.
 */
export async function rankLast(
  connection: Connection,
  actor: Actor,
  id: string,
  { talentId, day }: TalentDay,
): Promise<void> {
  await connection.query({
    text: `update holds set rank = 1 + coalesce(
        (select max(rank) from holds where agency_id = $1 and talent_id = $3 and day = $4), 0)
      where agency_id = $1 and id = $2`,
    values: [agencyOf(actor), id, talentId, day],
  });
}
