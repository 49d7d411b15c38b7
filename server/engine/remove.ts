import type { Actor } from '../../schema/access/access.ts';
import { restoreDays } from '../../schema/rules/limits.ts';
import { notFound, RefusalError } from '../errors.ts';
import { agencyOf } from './agency.ts';
import { restoreClash } from './commit.ts';
import { recordRows, removeDependents, type Removal, type Row } from './dependents.ts';
import type { Engine } from './engine.ts';
import { requireNotMerged } from './merge/merged.ts';
import type { Model } from './model.ts';
import { findRecord, type Found } from './one.ts';
import { overwriting } from './overwriting.ts';
import { requireUnrelated } from './related.ts';
import { staleVersion } from './update.ts';

const dayInMilliseconds = 86_400_000;

export interface RemoveOptions {
  /** Refuses what other records would go on naming, and tells how many of which. */
  readonly checkRelatedData?: boolean | undefined;
}

/**
 * Deletes a record, and with it what its declaration says hangs on it, as one: it can be restored for 30 days.
 * References to it stay and show its label. Throws 400 with the names of records that still need it.
 */
export async function removeRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version?: number,
  options: RemoveOptions = {},
): Promise<Row> {
  return overwriting(engine, actor, entity, id, version, (on) => removeSeen(on, actor, entity, id, version, options));
}

/** Deletes a record as it was just read. Refuses with `staleVersion` where somebody else was faster. */
async function removeSeen(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version: number | undefined,
  options: RemoveOptions,
): Promise<Row> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'delete' });
  if (version !== undefined && version !== record.version)
    throw await staleVersion(engine, actor, entity, record, version);
  if (options.checkRelatedData) await requireUnrelated(engine, actor, entity, record.id);
  const model = engine.model(entity);
  const removal: Removal = { action: 'delete', id: record.id, now: engine.clock() };
  const removed = await engine.database.transaction(agencyOf(actor), async (connection) => {
    const { rows } = await connection.query<Row>({
      text: `update ${model.table} t set deleted_at = $3, deletion_id = $2, version = t.version + 1
        where t.agency_id = $1 and t.id = $2 and t.version = $4 and t.deleted_at is null returning t.id, t.version`,
      values: [agencyOf(actor), record.id, new Date(removal.now).toISOString(), record.version],
    });
    if (rows.length === 0) return null;
    await removeDependents(engine, connection, actor, entity, [record.id], removal);
    await recordRows(engine, connection, actor, rows, removal);
    return rows[0];
  });
  if (removed) return removed;
  const { record: current } = await findRecord(engine, actor, entity, id, { action: 'delete' });
  throw await staleVersion(engine, actor, entity, current, record.version);
}

/** Every table that a cascade may have reached. */
function restorable(engine: Engine): readonly Model[] {
  return engine.registry.all.filter((one) => one.root === one.name).map((one) => engine.model(one.name));
}

interface Deletion {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
}

/** The record with which this one was deleted; itself unless a cascade took it. */
async function deletionOf(engine: Engine, actor: Actor, model: Model, id: string): Promise<Deletion> {
  const { rows } = await engine.database.query<Deletion>(actor.agencyId, {
    text: `select r.id, r.kind, r.label from ${model.table} t
      join record r on r.agency_id = t.agency_id and r.id = t.deletion_id
      where t.agency_id = $1 and t.id = $2 and t.deleted_at is not null`,
    values: [agencyOf(actor), id],
  });
  const [deletion] = rows;
  if (!deletion) throw notFound();
  return deletion;
}

/**
 * Restores a deleted record and everything that was deleted with it; what a cascade took comes back with the record that
 * it hung on, for whoever may restore that. Throws 400 after 30 days, on a stale version, and naming the field where
 * another record has taken a unique value meanwhile.
 */
export async function restoreRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version?: number,
): Promise<Found> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'restore', isDeleted: true });
  if (version !== undefined && version !== record.version)
    throw await staleVersion(engine, actor, entity, record, version);
  await requireNotMerged(engine, actor, record.id);
  const agency = agencyOf(actor);
  const now = engine.clock();
  if (now - Number(record['deletedAt']) > restoreDays * dayInMilliseconds) {
    throw new RefusalError('invalid', 'restoreExpired', { params: { days: restoreDays } });
  }
  const deletion = await deletionOf(engine, actor, engine.model(entity), record.id);
  if (deletion.id !== record.id) {
    await findRecord(engine, actor, deletion.kind, deletion.id, { action: 'restore', isDeleted: true });
  }
  const models = restorable(engine);
  try {
    await engine.database.transaction(agency, async (connection) => {
      for (const { table } of models) {
        const { rows } = await connection.query<Row>({
          text: `update ${table} t set deleted_at = null, deletion_id = null, version = t.version + 1, updated_at = $3
            where t.agency_id = $1 and t.deletion_id = $2 returning t.id, t.version`,
          values: [agency, deletion.id, new Date(now).toISOString()],
        });
        await recordRows(engine, connection, actor, rows, { action: 'restore', id: deletion.id, now });
      }
    });
  } catch (error) {
    throw restoreClash(models, error, deletion.label) ?? error;
  }
  return findRecord(engine, actor, entity, id);
}
