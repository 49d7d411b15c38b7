import type { Actor } from '../../schema/access/access.ts';
import { RefusalError } from '../errors.ts';
import { changesOf } from './changes.ts';
import { commit } from './commit.ts';
import { makerOf } from './create.ts';
import type { Engine } from './engine.ts';
import { findRecord, type Found } from './readOne.ts';
import { overwriting } from './overwriting.ts';
import { requireRight } from './requireRight.ts';
import { requireOpen } from './states/locks.ts';
import { staleVersion } from './update.ts';

/**
 * Turns a record into another variant of its entity (a scout into a talent): the same row under another kind, so that
 * links, files and history stay. Needs the right to edit the one and to create the other; an actor limited to assigned
 * records is assigned to it, as if they had created it.
 */
export async function convertRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version?: number,
): Promise<Found> {
  const to = engine.registry.get(entity).converts?.to;
  if (to === undefined) throw new RefusalError('notFound', 'notFound');
  requireRight(engine, actor, 'create', to);
  return overwriting(engine, actor, entity, id, version, (on) => convertSeen(on, actor, entity, to, id, version));
}

/** Converts a record that was just read. Throws `staleVersion` if a concurrent write was faster. */
async function convertSeen(
  engine: Engine,
  actor: Actor,
  entity: string,
  to: string,
  id: string,
  version?: number,
): Promise<Found> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'update' });
  const model = engine.model(entity);
  requireOpen(model, record);
  const after: Record<string, unknown> = { ...record };
  const maker = makerOf(engine, actor, engine.model(to), after);
  const changes = [{ field: 'kind', before: entity, after: to }, ...changesOf(model, record, after)];
  const write = {
    model,
    actor,
    id,
    action: 'convert' as const,
    changes,
    before: record,
    after,
    version: version ?? record.version,
    now: engine.clock(),
    kind: to,
    cause: 'convert' as const,
    ...(maker !== null && { assign: { staffId: maker, via: 'maker' } }),
  };
  const written = await commit(engine, write);
  if (written === null) throw await staleVersion(engine, actor, entity, record, version ?? record.version);
  return findRecord(engine, actor, to, id, { isWritten: true });
}
