import { canField } from '../../../schema/access/can.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { countedFiltersOf } from '../../../schema/language/countedFilters.ts';
import type { Rows } from '../../database/pools.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { requireKnownFields } from '../writing/customFields.ts';
import type { Engine } from '../engine.ts';
import { chooseRecords } from './choice.ts';
import { countRecords } from './list.ts';
import type { ListQuery } from './listQuery.ts';
import type { Model, StoredColumn } from '../model.ts';

/** Number of records that have one value of a filter; null for those without a value. */
export interface ValueCount {
  readonly value: string | number | null;
  readonly total: number;
}

/** Counts of a list: all records, and for each requested filter those of each value. */
export interface Counts {
  readonly total: number;
  readonly counts: Readonly<Record<string, readonly ValueCount[]>>;
  /** Deleted records that the same query finds; only if requested. */
  readonly deleted?: number;
}

/** Request of counts: the parameters of filters, and whether deleted records are counted as well. */
export interface CountedBy {
  readonly countBy: readonly string[];
  readonly withDeleted?: boolean;
}

/** Column of a filter's values, and the type of the statuses whose categories are its values. */
interface Counted {
  readonly param: string;
  readonly stored: StoredColumn;
  readonly categoriesOf: string | undefined;
}

function countedOf(model: Model, actor: Actor, param: string): Counted {
  const found = countedFiltersOf(model.entity).find((one) => one.param === param);
  const stored = model.columns.find(({ field }) => field === found?.filter.fields[0]);
  if (!found || !stored || canField(actor, stored.access) === 'none')
    throw invalid([fieldRefusal('countBy', 'unknownParameter')]);
  return { param, stored, categoriesOf: found.filter.categoriesOf };
}

/**
 * Counts the records that a query finds by the values of some filters, in one statement: the rows are read once, however
 * many filters there are. Refuses with 400 a filter whose field the actor may not see, and with 403 the count of
 * deleted records to who may not restore them.
 */
export async function countByValues(
  engine: Engine,
  actor: Actor,
  entity: string,
  { filters = {}, ...query }: ListQuery,
  { countBy, withDeleted = false }: CountedBy,
): Promise<Counts> {
  const asked = { ...query, filters, orderBy: undefined };
  const { model, values, where } = chooseRecords(engine, actor, entity, asked);
  await requireKnownFields(engine, actor, model, asked);
  const by = [...new Set(countBy)].map((param) => countedOf(model, actor, param));
  // A value that no part of the statement has would be refused.
  const agency = by.some(({ categoriesOf }) => categoriesOf !== undefined) ? values.add(agencyOf(actor)) : '';
  const keys = by.map((_one, index) => `k${index}`);
  const shown = by.map(({ categoriesOf }, index) =>
    categoriesOf === undefined
      ? `g.k${index}`
      : `(select c.code from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
          where s.agency_id = ${agency}::uuid and s.id = g.k${index})`,
  );
  const columns = by.map(({ stored }, index) => `t.${stored.column} as k${index}`);
  const grouped = `select ${[...columns, 'count(*) as total'].join(', ')} from ${model.table} t where ${where}
    ${keys.length > 0 ? `group by ${keys.join(', ')}` : ''}`;
  const { rows }: Rows<readonly unknown[]> = await engine.database.query(actor.agencyId, {
    text: `select ${[...shown, 'g.total'].join(', ')} from (${grouped}) g`,
    values: values.list,
    isArrays: true,
  });
  const totalOf = (row: readonly unknown[]) => Number(row.at(-1));
  const counts = by.map(({ param, stored, categoriesOf }, index) => {
    const decode =
      categoriesOf === undefined ? (stored.spec.decode as ((value: unknown) => unknown) | undefined) : undefined;
    const sums = new Map<string | number | null, number>();
    for (const row of rows) {
      const value = (decode ? decode(row[index]) : row[index]) as string | number | null;
      sums.set(value, (sums.get(value) ?? 0) + totalOf(row));
    }
    return [param, [...sums].map(([value, total]) => ({ value, total }))] as const;
  });
  return {
    total: rows.reduce((sum, row) => sum + totalOf(row), 0),
    counts: Object.fromEntries(counts),
    ...(withDeleted && {
      deleted: (await countRecords(engine, actor, entity, { ...asked, deleted: true })).total,
    }),
  };
}
