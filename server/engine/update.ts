import type { Actor } from '../../schema/access/access.ts';
import { scopeOf } from '../../schema/access/scope.ts';
import { fieldRefusal, invalid, RefusalError } from '../errors.ts';
import type { Connection } from '../database/pools.ts';
import { valuesOf } from './body.ts';
import { changesOf, type Change } from './changes.ts';
import { commit } from './commit.ts';
import { changedSince } from './history.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';
import { findRecord, type Found, type WireRecord } from './one.ts';
import { referenceFaults } from './references.ts';
import { updateStatement } from './write.ts';

export interface UpdateOptions {
  /** The version that the caller has seen; the current one unless said. */
  readonly version?: number;
  readonly connection?: Connection;
}

/** The refusal of a write on an old version, with what a form needs to merge (design 5). */
export async function staleVersion(
  engine: Engine,
  actor: Actor,
  entity: string,
  record: WireRecord,
  seen: number,
): Promise<RefusalError> {
  const changedFields = await changedSince(engine, actor, entity, record.id, seen);
  return new RefusalError('staleVersion', 'staleVersion', { data: { current: record, changedFields } });
}

/** Can the answer be made of what was read and written, or do labels have to be read anew? */
function needsReading(model: Model, changes: readonly Change[]): boolean {
  return (
    model.computed.length > 0 ||
    changes.some(
      ({ field }) =>
        model.column(field)?.spec.pointsTo || model.link(field) || model.rows.some(({ key }) => key === field),
    )
  );
}

/**
 * Changes what the body names and nothing else. Answers the record with its new version; a body that changes nothing
 * writes nothing. A stale version is refused with `{ current, changedFields }`.
 */
export async function updateRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  body: Readonly<Record<string, unknown>>,
  options: UpdateOptions = {},
): Promise<Found> {
  const { connection, version } = options;
  const at = connection ? { connection } : {};
  const found = await findRecord(engine, actor, entity, id, { action: 'update', ...at });
  const { record } = found;
  if (version !== undefined && version !== record.version)
    throw await staleVersion(engine, actor, entity, record, version);
  const model = engine.model(entity);
  const values = await valuesOf(engine, actor, model, body, record);
  const changes = changesOf(model, record, values);
  if (changes.length === 0) return found;
  const faults = await referenceFaults(engine, actor, model, changes);
  if (faults.length > 0) throw invalid(faults);
  requireSameOwner(engine, actor, model, changes);
  const after: Record<string, unknown> = { ...record, ...values };
  const now = engine.clock();
  const statement = updateStatement({
    model,
    actor,
    id,
    action: 'update',
    changes,
    after,
    version: record.version,
    now,
  });
  const event = { actor, entity, id, action: 'update' as const, changes };
  const written = await commit(engine, actor, model, statement, event, connection);
  if (written === null) {
    const { record: current } = await findRecord(engine, actor, entity, id, { action: 'update', ...at });
    throw await staleVersion(engine, actor, entity, current, record.version);
  }
  if (needsReading(model, changes)) return findRecord(engine, actor, entity, id, at);
  return { ...found, record: { ...record, ...values, version: written, updatedAt: now } as WireRecord };
}

/** A record never moves to another owner by an edit: whoever may edit the one need not have a say on the other. */
function requireSameOwner(engine: Engine, actor: Actor, model: Model, changes: readonly Change[]): void {
  const scope = scopeOf(actor, 'update', model.entity.name, engine.registry);
  const owners = (scope.type === 'anyOf' ? scope.scopes : [scope]).flatMap((one) =>
    one.type === 'owner' ? [one.field] : [],
  );
  const moved = changes.find(({ field }) => owners.includes((model.column(field) ?? model.link(field))?.field ?? ''));
  if (moved) throw invalid([fieldRefusal(moved.field, 'readOnlyField')]);
}
