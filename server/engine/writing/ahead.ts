import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';

/**
 * Takes the lock that writes of an entity's records share (`engine.lockAhead`), if there is one, until the transaction
 * ends. Call it before any of the records is locked.
 */
export async function takeAhead(
  engine: Pick<Engine, 'aheadOf'>,
  connection: Connection,
  actor: Actor,
  { entity }: Pick<Model, 'entity'>,
): Promise<void> {
  await engine.aheadOf(entity.root)?.(connection, actor);
}
