import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { commit } from '../writing/commit.ts';
import { isHeard, within, type Engine } from '../engine.ts';
import type { WriteCause } from '../writing/events.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from '../reading/readOne.ts';
import { isFollowed } from '../writing/stages.ts';
import { wholeRecords } from '../reading/whole.ts';

/** In whose name something is moved, and where. */
export interface Hand {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly actor: Actor;
}

/** One wire key of records that is given another value. */
export interface Rewriting {
  readonly model: Model;
  readonly key: string;
  /** The key's new value, from the whole record. */
  readonly valueOf: (record: WireRecord) => unknown;
  readonly cause: WriteCause;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Updates records with listeners one by one, as any update, so that listeners may complete or refuse each. Returns the
 * ids of the others, which can be written together. Deleted records have no listeners.
 */
export async function rewriteHeard(
  hand: Hand,
  ids: readonly string[],
  rewriting: Rewriting,
): Promise<readonly string[]> {
  const { engine, connection, actor } = hand;
  const { model, key, valueOf, cause, now } = rewriting;
  const variants = engine.registry.variantsOf(model.entity.root);
  if (ids.length === 0 || !variants.some(({ name }) => isHeard(engine, name, { action: 'update', cause }))) return ids;
  const done = new Set<string>();
  for (const { kind, record } of await wholeRecords(within(engine, connection), actor, model, ids)) {
    if (record['deletedAt'] !== null) continue;
    const { id, version } = record;
    const value = valueOf(record);
    const changes = [{ field: key, before: record[key], after: value }];
    const after = { ...record, [key]: value };
    const same = { actor, id, action: 'update' as const, version, now, cause };
    const write = { ...same, model: engine.model(kind), changes, before: record, after };
    if (!isFollowed(engine, [write])) continue;
    await commit(engine, write, connection);
    done.add(id);
  }
  return ids.filter((id) => !done.has(id));
}
