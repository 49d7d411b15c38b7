import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { hasDependents, holdRemoved, removeDependents } from '../removal/dependents.ts';
import { within, type Engine } from '../engine.ts';
import type { WriteCause } from '../writing/events.ts';
import { findRecord, findRecords } from '../reading/readOne.ts';
import { requireUnneeded } from '../references/referencingRecords.ts';
import { removeRows, type Removal, type RowCondition } from '../removal/removal.ts';
import { isKept, requireDeletable } from '../states/locks.ts';
import { staleVersion } from '../writing/update.ts';
import type { UpdateManyOptions } from './updateMany.ts';

/** A record to be deleted. */
export interface Target {
  readonly id: string;
  /** Version that the caller has seen; by default any version. */
  readonly version?: number;
}

type Versions = ReadonlyMap<string, number>;

const inVersions = (rows: readonly { readonly id: string; readonly version: number }[]): RowCondition => ({
  where: '(t.id, t.version) in (select * from unnest($2::uuid[], $3::integer[]))',
  values: [rows.map(({ id }) => id), rows.map(({ version }) => version)],
});

/**
 * Deletes many records of one entity in one operation, all or none, with their dependents: restoring one of them within
 * 30 days restores them all. Returns their versions by id. Throws the error of the first record that is refused, or if
 * another record needs one of them.
 */
export async function removeMany(
  engine: Engine,
  actor: Actor,
  entity: string,
  targets: readonly [Target, ...Target[]],
  { connection, cause = 'call' }: UpdateManyOptions = {},
): Promise<Versions> {
  const model = engine.model(entity);
  const ids = targets.map(({ id }) => id);
  const remove = async (held: Connection): Promise<Versions> => {
    const here = within(engine, held);
    await holdRemoved(here, held, actor, entity, ids);
    const found = await findRecords(here, actor, entity, ids, { action: 'delete' });
    const rows = [];
    for (const { id, version } of targets) {
      const { record } = found.get(id) ?? (await findRecord(here, actor, entity, id, { action: 'delete' }));
      if (version !== undefined && version !== record.version)
        throw await staleVersion(here, actor, entity, record, version);
      requireDeletable(model, record);
      rows.push(record);
    }
    await requireUnneeded(here, actor, entity, ids);
    const removal: Removal = { action: 'delete', id: targets[0].id, asked: ids, now: engine.clock(), cause };
    const removed = await removeRows(here, held, actor, model, inVersions(rows), removal);
    await removeDependents(here, held, actor, entity, ids, removal);
    return new Map(removed.map(({ id, version }) => [id, version]));
  };
  return connection ? remove(connection) : engine.database.transaction(agencyOf(actor), remove);
}

/**
 * Deletes the records that can be deleted and have no dependents, each independently, in one statement and one
 * transaction; `removeRecord` handles or refuses the others. Returns the versions of the deleted ones: none if any
 * record has dependents.
 */
export async function removeSome(
  engine: Engine,
  actor: Actor,
  entity: string,
  targets: readonly Target[],
  cause: WriteCause,
): Promise<Versions> {
  const model = engine.model(entity);
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const here = within(engine, connection);
    const ids = targets.map(({ id }) => id);
    const found = await findRecords(here, actor, entity, ids, { action: 'delete' });
    const rows = targets.flatMap(({ id, version }) => {
      const record = found.get(id)?.record;
      if (!record || isKept(model, record)) return [];
      return version === undefined || version === record.version ? [record] : [];
    });
    const removable = rows.map(({ id }) => id);
    if (rows.length === 0) return new Map();
    await holdRemoved(here, connection, actor, entity, removable);
    if (await hasDependents(here, connection, actor, entity, removable)) return new Map();
    const removal: Removal = { action: 'delete', id: null, now: engine.clock(), cause };
    const removed = await removeRows(here, connection, actor, model, inVersions(rows), removal);
    return new Map(removed.map(({ id, version }) => [id, version]));
  });
}
