import type { ListCondition } from '../../../schema/language/lists/listCondition.ts';
import { conditionKey, furtherList } from '../../../schema/language/lists/furtherLists.ts';
import type { Model, StoredColumn } from '../model.ts';
import type { Values } from '../sql.ts';

type Encode = (value: unknown, record: object) => unknown;

function conditionSql({ column, spec }: StoredColumn, condition: ListCondition, values: Values): string {
  const at = `t.${column}`;
  if ('isSet' in condition) return `${at} is ${condition.isSet ? 'not null' : 'null'}`;
  if ('is' in condition) {
    const encode = (spec.encode as Encode | undefined) ?? ((value: unknown) => value);
    const [first, ...others] = condition.is.map((value) => encode(value, {}));
    // An index gives the order of the list for one value, and for several it does not.
    if (others.length === 0) return `${at} = ${values.add(first)}::${spec.type}`;
    return `${at} = any(${values.add([first, ...others])}::${spec.type}[])`;
  }
  const { from, to } = condition;
  const bounds = [
    ...(from === undefined ? [] : [`${at} >= ${values.add(from)}`]),
    ...(to === undefined ? [] : [`${at} <= ${values.add(to)}`]),
  ];
  return bounds.length === 0 ? 'true' : bounds.join(' and ');
}

/**
 * The conditions on fields of `t`, in SQL, as a further list and the talk of an entity have them.
 * @param what names the declaration, for one that asks for a field that is not kept
 */
export function fieldConditions(
  model: Model,
  where: Readonly<Partial<Record<string, ListCondition>>>,
  what: string,
  values: Values,
): readonly string[] {
  return Object.entries(where).flatMap(([field, condition]) => {
    const stored = model.column(conditionKey(model.entity, field) ?? field);
    if (!stored) throw new Error(`'${model.entity.name}' keeps no '${field}' to ${what} by`);
    return condition ? [conditionSql(stored, condition, values)] : [];
  });
}

/** The conditions of a list besides the main one on `t`, in SQL; none for the main one. */
export function listConditions(model: Model, name: string | undefined, values: Values): readonly string[] {
  if (name === undefined) return [];
  return fieldConditions(model, furtherList(model.entity, name).where, 'list', values);
}
