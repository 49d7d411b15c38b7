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
 * Deletes what hangs on records of a kind, and refuses where something that must stay points to one. They are held until
 * the transaction ends, so that nothing comes to point to them meanwhile.
 */
export async function removeDependents(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
  removal: Removal,
): Promise<void> {
  const agency = agencyOf(actor);
  await connection.query({
    text: 'select from record where agency_id = $1 and id = any($2::uuid[]) order by id for update',
    values: [agency, ids],
  });
  await requireUnneeded(within(engine, connection), actor, kind, ids);
  for (const { model, isPointing } of goingWith(engine, kind)) {
    const condition = { where: isPointing, values: [ids] };
    const rows = await removeRows(engine, connection, actor, model, condition, removal);
    for (const [each, gone] of byKind(rows)) {
      await removeDependents(engine, connection, actor, each, gone, removal);
    }
  }
}
