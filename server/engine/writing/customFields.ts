import type { Actor } from '../../../schema/access/access.ts';
import { kindOf } from '../../../schema/fields/kinds.ts';
import { addedTo, customId, type CustomField } from '../../../schema/language/fieldsOf.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Filters } from '../filters/conditions.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import type { Values } from '../sql.ts';

/** Every field that the actor's agency added and has not put away, in its order. */
export async function allCustomFields(engine: Engine, actor: Actor): Promise<readonly CustomField[]> {
  const { rows } = await engine.database.query<CustomField>(actor.agencyId, {
    text: `select f.id, f.owner_type as entity, f.label, f.data_type as "dataType", f.help_text as "helpText",
        f.is_required as "isRequired", f.section, coalesce((
          select jsonb_agg(jsonb_build_object('id', o.id, 'value', o.value, 'isRetired', o.is_retired) order by o.position)
          from custom_fields_options o where o.agency_id = f.agency_id and o.owner_id = f.id), '[]') as options
      from custom_fields f where f.agency_id = $1 and f.deleted_at is null and f.status = 'ACTIVE'
      order by f.owner_type, f.position, f.id`,
    values: [agencyOf(actor)],
  });
  return rows;
}

/** Returns a function whose result changes whenever the actor's agency changes its custom fields. */
export function fieldsStamp({ database }: Pick<Engine, 'database'>): (actor: Actor) => Promise<string> {
  return async ({ agencyId }) => {
    if (agencyId === null) return '';
    const { rows } = await database.query<{ stamp: string }>(agencyId, {
      name: 'fields stamp',
      text: `select concat(count(*), ' ', sum(version)) as stamp from custom_fields where agency_id = $1`,
      values: [agencyId],
    });
    return rows[0]?.stamp ?? '';
  };
}

/** The fields that the actor's agency added to an entity's table. */
export async function customFieldsOf(engine: Engine, actor: Actor, root: string): Promise<readonly CustomField[]> {
  return (await allCustomFields(engine, actor)).filter(({ entity }) => entity === root);
}

/** The ids of the fields of a record by whose texts it is searched, besides the declared ones. */
export async function searchedCustom(
  engine: Engine,
  actor: Actor,
  { entity }: Model,
  record: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  if (!entity.customFields || Object.keys((record['custom'] ?? {}) as object).length === 0) return [];
  return searchedOf(await customFieldsOf(engine, actor, entity.root));
}

/** The ids of those of some added fields that are searched: texts, as of the declared ones. */
export function searchedOf(fields: readonly CustomField[]): readonly string[] {
  return fields.filter(({ dataType }) => dataType === 'SHORT_TEXT' || dataType === 'LONG_TEXT').map(({ id }) => id);
}

/**
 * Refuses with 400 to filter or sort by a field that the agency does not have, or whose kind has no such filter or
 * order. Asks only where a list does either.
 */
export async function requireKnownFields(
  engine: Engine,
  actor: Actor,
  { entity }: Model,
  { filters = {}, orderBy = '' }: { readonly filters?: Filters; readonly orderBy?: string },
): Promise<void> {
  const { not = [], empty = [], notEmpty = [] } = filters;
  const named = new Set([...Object.keys(filters), ...not, ...empty, ...notEmpty]);
  const asked = [...named].filter((param) => customId(param) !== null);
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
 * Returns the SQL order by a field that the agency added: options by their position, any other value as it is. No index
 * supports it, so the whole result is sorted. `requireKnownFields` refuses fields that cannot be sorted.
 */
export function customOrder(id: string, direction: string, actor: Actor, values: Values): (alias: string) => string {
  const key = values.add(id);
  const places = `(select jsonb_object_agg(id, lpad(position::text, 10, '0')) from custom_fields_options
    where agency_id = ${values.add(agencyOf(actor))}::uuid and owner_id = ${values.add(id)}::uuid)`;
  return (alias: string) => {
    const value = `${alias}.custom ->> ${key}`;
    const by = `coalesce(${places} ->> (${value}), ${value})`;
    return `${by} collate "und-x-icu" ${direction}, ${alias}.id ${direction}`;
  };
}
