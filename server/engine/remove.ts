import { v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../schema/access/access.ts';
import { columnName } from '../../schema/fields/field.ts';
import { targetsOf } from '../../schema/registry.ts';
import { restoreDays } from '../../schema/rules/limits.ts';
import { RefusalError } from '../errors.ts';
import type { Connection } from '../database/pools.ts';
import { agencyOf } from './agency.ts';
import { clashingField } from './commit.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';
import { findRecord, type Found } from './one.ts';
import { staleVersion } from './update.ts';

const dayInMilliseconds = 86_400_000;

/** A reference that has a say when what it points to is deleted. */
interface Dependent {
  readonly model: Model;
  readonly column: string;
  readonly onDelete: 'refuse' | 'cascade';
}

function dependentsOf(engine: Engine, kind: string): Dependent[] {
  const roots = engine.registry.all.filter((entity) => entity.root === entity.name);
  return roots.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      const onDelete = 'onDelete' in field ? field.onDelete : 'keep';
      if (!targetsOf(field).includes(kind) || (onDelete !== 'refuse' && onDelete !== 'cascade')) return [];
      return [{ model: engine.model(entity.name), column: columnName(`${name}Id`), onDelete } satisfies Dependent];
    }),
  );
}

interface Row {
  readonly id: string;
  readonly version: number;
}

/** What every deleted or restored row leaves behind, besides its own columns. */
async function recordRows(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  entity: string,
  rows: readonly Row[],
  action: 'delete' | 'restore',
  now: number,
): Promise<void> {
  if (rows.length === 0) return;
  const agency = agencyOf(actor);
  const ids = rows.map(({ id }) => id);
  const moment = new Date(now).toISOString();
  const account = actor.accountId === systemAccountId ? null : actor.accountId;
  await connection.query({
    text: 'update record set deleted_at = $3 where agency_id = $1 and id = any($2::uuid[])',
    values: [agency, ids, action === 'delete' ? moment : null],
  });
  await connection.query({
    text: `insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes)
      select $1, h.id, h.record, $4, $5, $6, $7, h.version, '[]'
      from unnest($2::uuid[], $3::uuid[], $8::integer[]) h(id, record, version)`,
    values: [agency, ids.map(() => v7()), ids, moment, account, actor.staffId, action, rows.map((row) => row.version)],
  });
  for (const listener of engine.listenersOf(entity)) {
    for (const { id, version } of rows) await listener({ actor, entity, id, action, version, changes: [] }, connection);
  }
}

interface Deletion {
  readonly id: string;
  readonly now: number;
}

/** Deletes what hangs on a record, and refuses where something that must stay points to it (`checkRelatedData`). */
async function removeDependents(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
  deletion: Deletion,
): Promise<void> {
  const agency = agencyOf(actor);
  for (const { model, column, onDelete } of dependentsOf(engine, kind)) {
    if (onDelete === 'refuse') {
      const { rows } = await connection.query<{ label: string }>({
        text: `select r.label from ${model.table} t join record r on r.agency_id = t.agency_id and r.id = t.id
          where t.agency_id = $1 and t.${column} = any($2::uuid[]) and t.deleted_at is null order by r.label limit 5`,
        values: [agency, ids],
      });
      if (rows.length === 0) continue;
      const records = rows.map(({ label }) => label).join(', ');
      throw new RefusalError('relatedData', 'relatedData', { params: { records } });
    }
    const { rows } = await connection.query<Row>({
      text: `update ${model.table} t set deleted_at = $3, deletion_id = $4, version = t.version + 1
        where t.agency_id = $1 and t.${column} = any($2::uuid[]) and t.deleted_at is null returning t.id, t.version`,
      values: [agency, ids, new Date(deletion.now).toISOString(), deletion.id],
    });
    const { name } = model.entity;
    await recordRows(engine, connection, actor, name, rows, 'delete', deletion.now);
    if (rows.length > 0)
      await removeDependents(
        engine,
        connection,
        actor,
        name,
        rows.map(({ id }) => id),
        deletion,
      );
  }
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
): Promise<Row> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'delete' });
  if (version !== undefined && version !== record.version)
    throw await staleVersion(engine, actor, entity, record, version);
  const model = engine.model(entity);
  const deletion: Deletion = { id: v7(), now: engine.clock() };
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const { rows } = await connection.query<Row>({
      text: `update ${model.table} t set deleted_at = $3, deletion_id = $4, version = t.version + 1
        where t.agency_id = $1 and t.id = $2 and t.version = $5 and t.deleted_at is null returning t.id, t.version`,
      values: [agencyOf(actor), id, new Date(deletion.now).toISOString(), deletion.id, record.version],
    });
    const [row] = rows;
    if (!row) throw await staleVersion(engine, actor, entity, record, record.version);
    await removeDependents(engine, connection, actor, entity, [id], deletion);
    await recordRows(engine, connection, actor, entity, rows, 'delete', deletion.now);
    return row;
  });
}

/** Every table that a cascade may have reached. */
function restorable(engine: Engine): readonly Model[] {
  return engine.registry.all.filter((one) => one.root === one.name).map((one) => engine.model(one.name));
}

/**
 * Restores a deleted record and everything that was deleted with it. Throws 404 after 30 days, and 400 naming the field
 * where another record has taken its unique value meanwhile.
 */
export async function restoreRecord(engine: Engine, actor: Actor, entity: string, id: string): Promise<Found> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'restore', isDeleted: true });
  const agency = agencyOf(actor);
  const now = engine.clock();
  const model = engine.model(entity);
  if (now - Number(record['deletedAt']) > restoreDays * dayInMilliseconds) {
    throw new RefusalError('invalid', 'restoreExpired', { params: { days: restoreDays } });
  }
  try {
    await engine.database.transaction(agency, async (connection) => {
      const { rows } = await connection.query<{ deletion_id: string }>({
        text: `select deletion_id from ${model.table} where agency_id = $1 and id = $2 and deleted_at is not null`,
        values: [agency, id],
      });
      for (const one of restorable(engine)) {
        const restored = await connection.query<Row>({
          text: `update ${one.table} t set deleted_at = null, deletion_id = null, version = t.version + 1, updated_at = $3
            where t.agency_id = $1 and t.deletion_id = $2 returning t.id, t.version`,
          values: [agency, rows[0]?.deletion_id ?? null, new Date(now).toISOString()],
        });
        await recordRows(engine, connection, actor, one.entity.name, restored.rows, 'restore', now);
      }
    });
  } catch (error) {
    const field = clashingField(model, error);
    if (field === null) throw error;
    const name = String(record[model.entity.title]);
    throw new RefusalError('restoreClash', 'restoreClash', { params: { record: name, field } });
  }
  return findRecord(engine, actor, entity, id);
}
