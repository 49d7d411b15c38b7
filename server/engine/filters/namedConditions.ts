import type { ListFilter } from '../../../schema/language/listFilters.ts';
import type { Model } from '../model.ts';
import type { Values } from '../sql.ts';
import { withinCondition } from './withinCondition.ts';

/** Storage of a reference field, as parts of a query. */
export interface Kept {
  /** The ids of records that point to one of `items` (an SQL array of ids). */
  readonly owners: (items: string) => string;
  /** The condition that a row of `t` points to one of `items`. */
  readonly condition: (items: string) => string;
  /** The condition that a row of `t` points to a record of one of `kinds` (an SQL array of texts). */
  readonly ofKinds: (kinds: string) => string;
}

/** Returns the parts of queries about a reference field, or a cell of rows by its path. */
export function keptAt(model: Model, field: string, agency: string): Kept {
  const link = model.links.find((one) => one.field === field);
  const cell = model.cell(field);
  const side = link ?? (cell && { table: cell.rows.table, own: 'owner_id', item: cell.stored.column });
  if (side) {
    const { table, own, item } = side;
    return {
      owners: (items) => `select l.${own} from ${table} l where l.agency_id = ${agency} and l.${item} = any(${items})`,
      condition: (items) => `exists (select 1 from ${table} l where l.agency_id = t.agency_id and l.${own} = t.id
        and l.${item} = any(${items}))`,
      ofKinds: (
        kinds,
      ) => `exists (select 1 from ${table} l join record r on r.agency_id = l.agency_id and r.id = l.${item}
        where l.agency_id = t.agency_id and l.${own} = t.id and r.kind = any(${kinds}))`,
    };
  }
  const stored = model.columns.find((one) => one.field === field);
  if (!stored) throw new Error(`'${model.entity.name}' keeps no '${field}' to filter by`);
  const { column } = stored;
  return {
    owners: (items) =>
      `select o.id from ${model.table} o where o.agency_id = ${agency} and o.${column} = any(${items})`,
    condition: (items) => `t.${column} = any(${items})`,
    ofKinds: (kinds) => `exists (select 1 from record r
      where r.agency_id = t.agency_id and r.id = t.${column} and r.kind = any(${kinds}))`,
  };
}

/**
 * Returns the condition of a named filter on `t`. Codes and kinds are resolved once to an array, so that the index of
 * the reference is used; a filter over several fields is a union of their indexes, not row after row.
 * @param wanted ids, or the codes of status categories or kinds
 */
export function namedCondition(
  model: Model,
  { fields, kinds, kindNames, categoriesOf, isWithin }: ListFilter,
  wanted: readonly unknown[],
  agencyId: string,
  values: Values,
): string {
  const [first = ''] = fields;
  if (kindNames !== undefined) {
    const asked = wanted.map((code) => kindNames[String(code)]);
    return keptAt(model, first, 't.agency_id').ofKinds(`${values.add(asked)}::text[]`);
  }
  const agency = `${values.add(agencyId)}::uuid`;
  if (categoriesOf !== undefined) {
    const statuses = `array(select s.id from statuses s
      join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = ${agency} and s.type = ${values.add(categoriesOf)} and c.code = any(${values.add(wanted)}::text[]))`;
    return keptAt(model, first, agency).condition(statuses);
  }
  const ids = `${values.add(wanted)}::uuid[]`;
  if (isWithin) {
    const { column = '' } = model.columns.find(({ field }) => field === first) ?? {};
    return withinCondition(model.table, column, ids, agency);
  }
  if (kinds !== undefined) {
    const ofKinds = `array(select r.id from record r
      where r.agency_id = ${agency} and r.id = any(${ids}) and r.kind = any(${values.add(kinds)}::text[]))`;
    return keptAt(model, first, agency).condition(ofKinds);
  }
  return `t.id in (${fields.map((field) => keptAt(model, field, agency).owners(ids)).join(' union ')})`;
}
