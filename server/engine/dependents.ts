import type { Actor } from '../../schema/access/access.ts';
import type { Connection } from '../database/pools.ts';
import { agencyOf } from './agency.ts';
import { within, type Engine } from './engine.ts';
import type { Model } from './model.ts';
import { fieldsPointingTo, pointingTo } from './pointing.ts';
import { requireUnneeded } from './related.ts';
import { byKind, removeRows, type Removal } from './removal.ts';

/** The tables whose rows go where a record of a kind goes, with the condition under which a row `t` points to one of `$2`. */
function goingWith(engine: Engine, kind: string): readonly { readonly model: Model; readonly isPointing: string }[] {
  const roots = engine.registry.all.filter((entity) => entity.root === entity.name);
  return roots.flatMap(({ name: root }) => {
    const model = engine.model(root);
    const cascading = fieldsPointingTo(model, kind).filter(({ onDelete }) => onDelete === 'cascade');
    return cascading.map(({ name }) => ({ model, isPointing: pointingTo(model, name, '$2') }));
  });
}

/**
 * Refuses to delete records of a kind that others need, and holds them until the transaction ends, so that nothing comes
 * to point to them meanwhile. Ask before they are written: whoever points to one sees what was there before.
 */
export async function holdUnneeded(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  // The rows before their records, as every other write locks them.
  for (const table of [engine.model(kind).table, 'record']) {
    await connection.query({
      text: `select from ${table} where agency_id = $1 and id = any($2::uuid[]) order by id for update`,
      values: [agencyOf(actor), ids],
    });
  }
  await requireUnneeded(within(engine, connection), actor, kind, ids);
}

/** Deletes what hangs on records of a kind, which are deleted already; refuses where something needs one of those. */
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
