import { readPath } from '../../../schema/language/optionPaths.ts';
import { kindOf } from '../../../schema/fields/kinds.ts';
import { columnName } from '../../../schema/fields/field.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';

/** Order and filter of picker options, in SQL over a record of the offered kind. */
export interface PickedBy {
  /** Joins its table, and those that its paths go through, to what names the record. */
  readonly joins: string;
  /** The columns to sort by, most important first. */
  readonly order: readonly string[];
  /** The condition under which it is still offered. */
  readonly isOffered: string | null;
}

function columnOf({ entity }: Model, name: string): string {
  const field = entity.fields[name];
  return columnName((field && kindOf(field).sortKey(name, field)) ?? name);
}

/**
 * Returns the order and filter of a kind's picker options (`options` of its declaration); null without any, so that
 * names decide.
 * @param record SQL of the id of the record
 * @param agency SQL of its agency
 * @param alias of its table, by which those of other joins begin
 */
export function pickedBy(
  model: Engine['model'],
  kind: string,
  { record, agency, alias }: { readonly record: string; readonly agency: string; readonly alias: string },
): PickedBy | null {
  const target = model(kind);
  const { options } = target.entity;
  if (!options?.sort && options?.without === undefined) return null;
  const join = (table: string, as: string, id: string) =>
    `left join ${table} ${as} on ${as}.agency_id = ${agency} and ${as}.id = ${id}`;
  const joins = new Map([[alias, join(target.table, alias, record)]]);
  const at = (path: string): string => {
    const found = readPath(target.entity, path);
    if (!found?.through) return `${alias}.${columnOf(target, path)}`;
    const { field, target: other } = found.through;
    const as = `${alias}_${columnName(field)}`;
    joins.set(as, join(model(other).table, as, `${alias}.${columnName(`${field}Id`)}`));
    return `${as}.${columnOf(model(other), found.field)}`;
  };
  const order = (options.sort ?? []).map(at);
  const isOffered = options.without === undefined ? null : `not ${at(options.without)}`;
  return { joins: [...joins.values()].join(' '), order, isOffered };
}
