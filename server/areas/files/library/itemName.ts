import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listParts } from '../../../engine/reading/list.ts';

/** Returns the present name of the item of the library that holds a file, if the actor may read it; null without one. */
export async function itemNameOf(engine: Engine, actor: Actor, fileId: string): Promise<string | null> {
  if (can(actor, 'read', libraryItem.name, engine.registry) === 'no') return null;
  const { model, values, narrowed } = listParts(engine, actor, libraryItem.name, { fields: ['name'] });
  const { rows } = await engine.database.query<{ name: string }>(actor.agencyId, {
    text: `select t.name from ${model.table} t where ${narrowed} and t.file_id = ${values.add(fileId)}::uuid
      order by t.updated_at desc, t.id desc limit 1`,
    values: values.list,
  });
  return rows[0]?.name ?? null;
}
