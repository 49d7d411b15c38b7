import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import type { Engine } from '../engine.ts';
import { wholeRecords } from '../reading/whole.ts';
import { storedValue } from './changes.ts';
import { commit } from './commit.ts';
import type { WriteCause } from './events.ts';

/**
 * Writes values that no caller may write, with version, history and listeners. Call it under a lock of the record, within
 * the transaction that holds it. Nothing is written where the values are there already.
 * @param values by wire key
 */
export async function writeKept(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  [entity, id]: readonly [entity: string, id: string],
  values: Readonly<Record<string, unknown>>,
  cause: WriteCause,
): Promise<void> {
  const model = engine.model(entity);
  const [whole] = await wholeRecords(engine, actor, model, [id]);
  if (!whole) return;
  const { record: before } = whole;
  const changes = Object.entries(values)
    .filter(([field, after]) => before[field] !== after)
    .map(([field, after]) => ({
      field,
      before: storedValue(model, field, before[field]),
      after: storedValue(model, field, after),
    }));
  if (changes.length === 0) return;
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
