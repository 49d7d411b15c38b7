import type { Actor } from '../../../schema/access/access.ts';
import { agencyOf } from '../agency.ts';
import { restoreMany } from '../many/restoreMany.ts';
import { holdUnneeded, removeDependents } from './dependents.ts';
import type { Engine } from '../engine.ts';
import type { Accepting, WriteCause } from '../writing/events.ts';
import { findRecord, type Found } from '../reading/readOne.ts';
import { overwriting } from '../writing/overwriting.ts';
import { requireUnrelated } from '../references/referencingRecords.ts';
import { removeRows, type Removal } from './removal.ts';
import { requireDeletable } from '../states/locks.ts';
import { staleVersion } from '../writing/update.ts';

/** Options of deleting a record. */
export interface RemoveOptions {
  /** Refuses to delete a record that others keep referencing, and returns how many of which kind. */
  readonly checkRelatedData?: boolean | undefined;
  /** Cause of the deletion, for listeners; `call` by default. */
  readonly cause?: WriteCause;
}

/** Options of restoring a record. */
export interface RestoreOptions extends Accepting {
  /** Cause of the restore, for listeners; `restore` by default. */
  readonly cause?: WriteCause;
}

/** A record that was deleted, with the version that it has since. */
export interface Deleted {
  readonly id: string;
  readonly version: number;
}

/**
 * Deletes a record with its declared dependents as one unit: it can be restored for 30 days. References to it stay and
 * show its label. Throws 400 with the names of records that still need it.
 */
export async function removeRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version?: number,
  options: RemoveOptions = {},
): Promise<Deleted> {
  return overwriting(engine, actor, entity, id, version, (on) => removeSeen(on, actor, entity, id, version, options));
}

/** Deletes a record that was just read. Throws `staleVersion` if a concurrent write was faster. */
async function removeSeen(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version: number | undefined,
  { checkRelatedData = false, cause = 'call' }: RemoveOptions,
): Promise<Deleted> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'delete' });
  if (version !== undefined && version !== record.version)
    throw await staleVersion(engine, actor, entity, record, version);
  if (checkRelatedData) await requireUnrelated(engine, actor, entity, record.id);
  const model = engine.model(entity);
  requireDeletable(model, record);
  const removal: Removal = { action: 'delete', id: record.id, now: engine.clock(), cause };
  const removed = await engine.database.transaction(agencyOf(actor), async (connection) => {
    const condition = { where: 't.id = $2 and t.version = $3', values: [record.id, record.version] };
    await holdUnneeded(engine, connection, actor, entity, [record.id]);
    const [row] = await removeRows(engine, connection, actor, model, condition, removal);
    if (row) await removeDependents(engine, connection, actor, entity, [record.id], removal);
    return row;
  });
  if (removed) return { id: removed.id, version: removed.version };
  const { record: current } = await findRecord(engine, actor, entity, id, { action: 'delete' });
  throw await staleVersion(engine, actor, entity, current, record.version);
}

/**
 * Restores a deleted record and everything that was deleted with it. A record deleted by a cascade comes back only with
 * the record that it depends on, for actors who may restore that. Throws 400 after 30 days, on a stale version, naming
 * the field if another record has taken a unique value meanwhile, and naming a required record that is deleted.
 */
export async function restoreRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version?: number,
  { cause = 'restore', acceptsClash }: RestoreOptions = {},
): Promise<Found> {
  const target = { id, ...(version !== undefined && { version }) };
  await restoreMany(engine, actor, entity, [target], { cause, acceptsClash });
  return findRecord(engine, actor, entity, id);
}
