import type { Engine } from '../engine/engine.ts';

/** Time for which a repeated key gives the same answer, in milliseconds. */
export const idempotencyKeyLife = 86_400_000;

/** Deletes an agency's answers that are older than a day. Returns their number. */
export async function deleteIdempotencyKeys(engine: Engine, agencyId: string): Promise<number> {
  const { count } = await engine.database.query(agencyId, {
    text: 'delete from idempotency_key where agency_id = $1 and created_at < $2',
    values: [agencyId, new Date(engine.clock() - idempotencyKeyLife).toISOString()],
  });
  return count;
}
