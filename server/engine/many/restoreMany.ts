import type { Actor } from '../../../schema/access/access.ts';
import { restoreDays } from '../../../schema/rules/limits.ts';
import type { Connection } from '../../database/pools.ts';
import { notFound, RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { requireNotMerged } from '../merge/merged.ts';
import type { Model } from '../model.ts';
import { findRecord, findRecords } from '../reading/readOne.ts';
import { requireNeeded } from '../removal/needed.ts';
import { byKind, removeRows, type Removal, type RemovedRow } from '../removal/removal.ts';
import { restoreClash } from '../writing/commit.ts';
import { staleVersion } from '../writing/update.ts';
import type { Target } from './removeMany.ts';
import type { UpdateManyOptions } from './updateMany.ts';

const dayInMilliseconds = 86_400_000;
/** Maximum number of records that an error names. */
const mostNamed = 5;

/** Every table that a cascade may have reached. */
function restorable(engine: Engine): readonly Model[] {
  return engine.registry.all.filter((one) => one.root === one.name).map((one) => engine.model(one.name));
}

interface Deletion {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
}

/** The records with which some were deleted; themselves unless a cascade took them. */
async function deletionsOf(
  engine: Engine,
  actor: Actor,
  model: Model,
  ids: readonly string[],
): Promise<readonly Deletion[]> {
  const { rows } = await engine.database.query<Deletion>(actor.agencyId, {
    text: `select distinct r.id, r.kind, r.label from ${model.table} t
      join record r on r.agency_id = t.agency_id and r.id = t.deletion_id
      where t.agency_id = $1 and t.id = any($2::uuid[]) and t.deleted_at is not null order by r.id`,
    values: [agencyOf(actor), ids],
  });
  if (rows.length === 0) throw notFound();
  return rows;
}

/** Restores everything that went with some deletions. Returns the records that are back. */
async function bringBack(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  deletions: readonly Deletion[],
  removal: Removal,
): Promise<readonly RemovedRow[]> {
  const condition = { where: 't.deletion_id = any($2::uuid[])', values: [deletions.map(({ id }) => id)] };
  const restored: RemovedRow[] = [];
  for (const model of restorable(engine)) {
    restored.push(...(await removeRows(engine, connection, actor, model, condition, removal)));
  }
  const [alone] = deletions.length === 1 ? deletions : [];
  await requireNeeded(engine, connection, actor, byKind(restored), alone?.label);
  return restored;
}

/**
 * Restores many deleted records of one entity in one operation, all or none, each with everything that was deleted with
 * it. Returns the versions of all that are back, by id. A record deleted by a cascade comes back only with the record
 * that it depends on, for actors who may restore that. Throws the error of the first record that is refused: 400 after 30
 * days, on a stale version, naming the field if another record has taken a unique value meanwhile, and naming a required
 * record that stays deleted.
 */
export async function restoreMany(
  engine: Engine,
  actor: Actor,
  entity: string,
  targets: readonly [Target, ...Target[]],
  { connection, cause = 'restore', acceptsClash }: UpdateManyOptions = {},
): Promise<ReadonlyMap<string, number>> {
  const action = { action: 'restore', isDeleted: true } as const;
  const ids = targets.map(({ id }) => id);
  const now = engine.clock();
  const found = await findRecords(engine, actor, entity, ids, action);
  await requireNotMerged(engine, actor, [...found.keys()]);
  const asked: string[] = [];
  for (const { id, version } of targets) {
    const { record } = found.get(id) ?? (await findRecord(engine, actor, entity, id, action));
    if (version !== undefined && version !== record.version)
      throw await staleVersion(engine, actor, entity, record, version);
    if (now - Number(record['deletedAt']) > restoreDays * dayInMilliseconds) {
      throw new RefusalError('invalid', 'restoreExpired', { params: { days: restoreDays } });
    }
    asked.push(record.id);
  }
  const deletions = await deletionsOf(engine, actor, engine.model(entity), asked);
  for (const { id, kind } of deletions) {
    if (!asked.includes(id)) await findRecord(engine, actor, kind, id, action);
  }
  const removal: Removal = { action: 'restore', id: asked[0] ?? null, asked, now, cause, acceptsClash };
  const restore = (held: Connection) => bringBack(engine, held, actor, deletions, removal);
  try {
    const restored = await (connection ? restore(connection) : engine.database.transaction(agencyOf(actor), restore));
    return new Map(restored.map(({ id, version }) => [id, version]));
  } catch (error) {
    const labels = deletions.slice(0, mostNamed).map(({ label }) => label);
    throw restoreClash(restorable(engine), error, labels.join(', ')) ?? error;
  }
}
