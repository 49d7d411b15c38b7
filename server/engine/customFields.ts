import type { Actor } from '../../schema/access/access.ts';
import type { CustomField } from '../../schema/fieldsOf.ts';
import { fieldRefusal, invalid } from '../errors.ts';
import { agencyOf } from './agency.ts';
import type { Filters } from './conditions.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';

/** Every field that the actor's agency added, in its order. */
export async function allCustomFields(engine: Engine, actor: Actor): Promise<readonly CustomField[]> {
  const { rows } = await engine.database.query<CustomField>(actor.agencyId, {
    text: `select id, entity, label, data_type as "dataType", options from custom_field
      where agency_id = $1 and deleted_at is null order by entity, position, id`,
    values: [agencyOf(actor)],
  });
  return rows;
}

/** The fields that the actor's agency added to an entity's table. */
export async function customFieldsOf(engine: Engine, actor: Actor, root: string): Promise<readonly CustomField[]> {
  return (await allCustomFields(engine, actor)).filter(({ entity }) => entity === root);
}

/** Refuses with 400 to filter by a field that the agency does not have. Asks only where such a filter is there. */
export async function requireKnownFilters(
  engine: Engine,
  actor: Actor,
  model: Model,
  filters: Filters = {},
): Promise<void> {
  const asked = Object.keys(filters).filter((param) => param.startsWith('custom.'));
  if (asked.length === 0) return;
  const known = new Set((await customFieldsOf(engine, actor, model.entity.root)).map(({ id }) => `custom.${id}`));
  const unknown = asked.filter((param) => !known.has(param));
  if (unknown.length > 0) throw invalid(unknown.map((param) => fieldRefusal(param, 'unknownParameter')));
}
