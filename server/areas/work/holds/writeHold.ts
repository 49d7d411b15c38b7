import type { Actor } from '../../../../schema/access/access.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { wholeRecords } from '../../../engine/reading/whole.ts';
import { commit } from '../../../engine/writing/commit.ts';
import type { WriteCause } from '../../../engine/writing/events.ts';

/**
 * Writes values that no caller may write, with version, history and listeners. Call it under the lock of holds, within
 * their transaction.
 * @param values by wire key
 */
export async function writeHold(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  id: string,
  values: Readonly<Record<string, unknown>>,
  cause: WriteCause,
): Promise<void> {
  const model = engine.model(hold.name);
  const [whole] = await wholeRecords(engine, actor, model, [id]);
  if (!whole) return;
  const { record: before } = whole;
  const changes = Object.entries(values).map(([field, after]) => ({ field, before: before[field], after }));
  const write = {
    model,
    actor,
    id,
    action: 'update' as const,
    changes,
    before,
    after: { ...before, ...values },
    version: before.version,
    now: engine.clock(),
    cause,
  };
  await commit(engine, write, connection);
}
