import type { Actor } from '../../schema/access/access.ts';
import type { CustomField } from '../../schema/fieldsOf.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';

/** The fields that the actor's agency added to an entity's table, in its order. */
export async function customFieldsOf(engine: Engine, actor: Actor, root: string): Promise<readonly CustomField[]> {
  const { rows } = await engine.database.query<CustomField>(actor.agencyId, {
    text: `select id, entity, label, data_type as "dataType", options from custom_field
      where agency_id = $1 and entity = $2 and deleted_at is null order by position, id`,
    values: [agencyOf(actor), root],
    name: 'custom fields',
  });
  return rows;
}
