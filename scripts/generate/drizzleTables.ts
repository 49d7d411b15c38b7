import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import type { Table, TableColumn } from '../../schema/derive/tables.ts';

/** Text that sorts by people's rules in every script. */
const sortedText = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' });

/** Text that sorts by code points. */
const codedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

function builderOf({ name, type, isSorted, isSortedByCode }: TableColumn) {
  switch (type) {
    case 'uuid':
      return uuid(name);
    case 'text':
      if (isSortedByCode) return codedText(name);
      return isSorted ? sortedText(name) : text(name);
    case 'integer':
      return integer(name);
    case 'bigint':
      return bigint(name, { mode: 'number' });
    case 'boolean':
      return boolean(name);
    case 'date':
      return date(name);
    case 'timestamptz':
      return timestamp(name, { withTimezone: true, precision: 3 });
    case 'jsonb':
      return jsonb(name);
  }
}

function columnOf(column: TableColumn) {
  let builder = builderOf(column);
  if (!column.isNullable) builder = builder.notNull() as typeof builder;
  if (column.default !== undefined) builder = builder.default(sql.raw(column.default) as never) as typeof builder;
  return builder;
}

type Columns = Record<string, AnyPgColumn>;

function extras(table: Table, columns: Columns, tables: ReadonlyMap<string, object>): PgTableExtraConfigValue[] {
  const at = (name: string) => columns[name] as AnyPgColumn;
  const indexed = (name: string) => (name.startsWith('(') ? sql.raw(name.slice(1, -1)) : at(name));
  const condition = (text: string | undefined) => (text === undefined ? undefined : sql.raw(text));
  return [
    primaryKey({ name: `${table.name}_pk`, columns: table.primaryKey.map(at) as [AnyPgColumn, ...AnyPgColumn[]] }),
    ...table.indexes.map(({ name, columns: parts, isUnique, where }) => {
      const built = (isUnique ? uniqueIndex(name) : index(name)).on(...(parts.map(indexed) as [AnyPgColumn]));
      const only = condition(where);
      return only ? built.where(only) : built;
    }),
    ...table.references.map(({ name, columns: parts, table: target, foreignColumns, onDelete }) => {
      const foreign = tables.get(target) as Columns;
      const built = foreignKey({
        name,
        columns: parts.map(at) as [AnyPgColumn],
        foreignColumns: foreignColumns.map((column) => foreign[column]) as [AnyPgColumn],
      });
      return onDelete ? built.onDelete(onDelete) : built;
    }),
    ...table.columns.flatMap(({ name, values }) =>
      values
        ? [
            check(
              `${table.name}_${name}_check`.slice(0, 63),
              sql.raw(`${name} in (${values.map((value) => `'${value}'`).join(', ')})`),
            ),
          ]
        : [],
    ),
    ...policiesOf(table),
  ];
}

const ownAgency = `agency_id = nullif(current_setting('app.agency', true), '')::uuid`;

/**
 * Returns the policies of a table: a connection reaches the rows of its agency. `secure_tenant_tables()` grants what some
 * policy is for, so a table without one for updates and deletions is append-only.
 */
function policiesOf({ name, isAppendOnly }: Table) {
  const own = sql.raw(ownAgency);
  if (!isAppendOnly)
    return [pgPolicy(`${name}_agency`.slice(0, 63), { as: 'permissive', for: 'all', using: own, withCheck: own })];
  return [
    pgPolicy(`${name}_select`, { as: 'permissive', for: 'select', using: own }),
    pgPolicy(`${name}_insert`, { as: 'permissive', for: 'insert', withCheck: own }),
  ];
}

/**
 * Returns the tables as drizzle tables, each under the policy of its agency, for the migration generator to compare.
 */
export function drizzleTables(tables: readonly Table[]): Record<string, object> {
  const built = new Map<string, object>();
  for (const table of tables) {
    if (table.isAppendOnly && table.references.some(({ onDelete }) => onDelete))
      throw new Error(`the table '${table.name}' is append-only, but its rows go with what they point to`);
    const columns = Object.fromEntries(table.columns.map((column) => [column.name, columnOf(column)]));
    built.set(
      table.name,
      pgTable(table.name, columns as never, (own) => extras(table, own as unknown as Columns, built)).enableRLS(),
    );
  }
  return Object.fromEntries(built);
}
