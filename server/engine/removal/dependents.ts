import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { fieldsPointingTo, pointingTo } from '../references/pointing.ts';
import { takeAhead } from '../writing/ahead.ts';
import { isNone, referencingRecords, requireUnneeded } from '../references/referencingRecords.ts';
import { byKind, removeRows, type Removal } from './removal.ts';

/**
 * The tables whose rows go where a record of a kind goes, with the condition under which a row `t` points to one of
 * `$2`.
 */
function goingWith(engine: Engine, kind: string): readonly { readonly model: Model; readonly isPointing: string }[] {
  const roots = engine.registry.kept.filter((entity) => entity.root === entity.name);
  return roots.flatMap(({ name: root }) => {
    const model = engine.model(root);
    const cascading = fieldsPointingTo(model, kind).filter(({ onDelete }) => onDelete === 'cascade');
    return cascading.map(({ name }) => ({ model, isPointing: pointingTo(model, name, '$2') }));
  });
}

/**
 * Locks records that are to be deleted until the transaction ends, so that no new reference to them is written
 * meanwhile.
 */
export async function holdRemoved(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  await takeAhead(engine, connection, actor, engine.model(kind));
  // The rows before their records, as every other write locks them.
  for (const table of [engine.model(kind).table, 'record']) {
    await connection.query({
      text: `select from ${table} where agency_id = $1 and id = any($2::uuid[]) order by id for update`,
      values: [agencyOf(actor), ids],
    });
  }
}

/**
 * Refuses to delete records of a kind that others need, and locks them until the transaction ends. Call it before the
 * write: a writer of a new reference sees the former state.
 */
export async function holdUnneeded(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  await holdRemoved(engine, connection, actor, kind, ids);
  await requireUnneeded(within(engine, connection), actor, kind, ids);
}

/** Returns true if an existing record depends on locked records of a kind, or needs one of them. */
export async function hasDependents(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
): Promise<boolean> {
  const going = goingWith(engine, kind).map(
    ({ model, isPointing }) =>
      `exists (select from ${model.table} t where t.agency_id = $1 and ${isPointing} and t.deleted_at is null)`,
  );
  if (going.length > 0) {
    const { rows } = await connection.query<{ has: boolean }>({
      text: `select ${going.join(' or ')} as has`,
      values: [agencyOf(actor), ids],
    });
    if (rows[0]?.has === true) return true;
  }
  return !isNone(await referencingRecords(within(engine, connection), actor, kind, ids, 'refuse'));
}

/** Deletes the dependents of deleted records; refuses if another record needs one of them. */
export async function removeDependents(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
  removal: Removal,
): Promise<void> {
  for (const { model, isPointing } of goingWith(engine, kind)) {
    const condition = { where: isPointing, values: [ids] };
    const rows = await removeRows(engine, connection, actor, model, condition, removal);
    for (const [each, gone] of byKind(rows)) {
      await holdUnneeded(engine, connection, actor, each, gone);
      await removeDependents(engine, connection, actor, each, gone, removal);
    }
  }
}
