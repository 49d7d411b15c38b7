import type { Actor } from '../../schema/access/access.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { addedTo, customId, type CustomField } from '../../schema/fieldsOf.ts';
import { fieldRefusal, invalid } from '../errors.ts';
import { agencyOf } from './agency.ts';
import type { Filters } from './conditions.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';
import type { Values } from './sql.ts';

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

/**
 * Refuses with 400 to filter or sort by a field that the agency does not have, or whose kind has no such filter or order.
 * Asks only where a list does either.
 */
export async function requireKnownFields(
  engine: Engine,
  actor: Actor,
  { entity }: Model,
  { filters = {}, orderBy = '' }: { readonly filters?: Filters; readonly orderBy?: string },
): Promise<void> {
  const asked = Object.keys(filters).filter((param) => customId(param) !== null);
  const isSorted = customId(orderBy) !== null;
  if (asked.length === 0 && !isSorted) return;
  const added = addedTo(entity, { customFields: await allCustomFields(engine, actor) });
  const params = added.flatMap(({ name, field }) => [
    name,
    ...kindOf(field)
      .filters(name, field)
      .map(({ param }) => param),
  ]);
  const isSortable = added.some(({ name, field }) => name === orderBy && kindOf(field).sortKey(name, field) !== null);
  const refused = [
    ...asked.filter((param) => !params.includes(param)).map((param) => fieldRefusal(param, 'unknownParameter')),
    ...(isSorted && !isSortable ? [fieldRefusal('orderBy', 'notSortable', { field: orderBy })] : []),
  ];
  if (refused.length > 0) throw invalid(refused);
}

/**
 * The order by a field that the agency added: an option by its label, anything else as it stands. No index has it, so all
 * that the list finds is sorted. `requireKnownFields` refuses what does not sort.
 */
export function customOrder(id: string, direction: string, actor: Actor, values: Values): (alias: string) => string {
  const key = values.add(id);
  const field = `agency_id = ${values.add(agencyOf(actor))}::uuid and id = ${values.add(id)}::uuid`;
  const labels = `(select jsonb_object_agg(one ->> 'id', one ->> 'value')
    from custom_field, jsonb_array_elements(options) one where ${field})`;
  return (alias: string) => {
    const value = `${alias}.custom ->> ${key}`;
    const by = `coalesce(${labels} ->> (${value}), ${value})`;
    return `${by} collate "und-x-icu" ${direction}, ${alias}.id ${direction}`;
  };
}
