import type { AnyEntity } from '../language/entity.ts';
import { columnName, type ColumnSpec, type Field, type LinkSpec, type SqlType } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import type { RowsField } from '../fields/rows.ts';
import { rangeOf } from '../language/listRange.ts';
import { uniqueOf } from '../fields/text.ts';
import { typeField, type AnySettings } from '../language/settings.ts';
import { sharedParts } from '../language/uniqueWithin.ts';
import type { Registry } from '../language/registry.ts';
import { calendarSql } from '../language/effects/calendar.ts';
import { sortExpressions } from './sortOrder.ts';

/** A column as the database has it. */
export interface TableColumn {
  readonly name: string;
  readonly type: SqlType;
  readonly isNullable: boolean;
  /** A SQL expression. */
  readonly default?: string;
  /** Sorted by people's rules, not by code points. */
  readonly isSorted?: boolean;
  /** Sorted by code points, whatever the database's own collation. */
  readonly isSortedByCode?: boolean;
  readonly values?: readonly string[];
  /** The column of the currency within which an amount sorts. */
  readonly within?: string;
  readonly renamedFrom?: string;
}

/** Index of a table. */
export interface TableIndex {
  readonly name: string;
  /** Column names, or SQL expressions in parentheses. */
  readonly columns: readonly string[];
  readonly isUnique?: boolean;
  readonly where?: string;
}

/** Foreign key of a table. */
export interface TableReference {
  readonly name: string;
  readonly columns: readonly string[];
  readonly table: string;
  readonly foreignColumns: readonly string[];
  readonly onDelete?: 'cascade';
}

/** Table of a tenant: `agency_id` is first in every key, and row-level security applies. */
export interface Table {
  readonly name: string;
  readonly renamedFrom?: string;
  readonly columns: readonly TableColumn[];
  readonly primaryKey: readonly string[];
  readonly indexes: readonly TableIndex[];
  readonly references: readonly TableReference[];
  /**
   * Requests read and add rows, and never change or delete one: the database refuses it. Corrections are further rows. No
   * reference of such a table has `onDelete`.
   */
  readonly isAppendOnly?: boolean;
}

/** PostgreSQL's limit; longer names would be cut in silence. */
const maxName = 63;

function named(...parts: string[]): string {
  const name = parts.join('_');
  if (name.length <= maxName) return name;
  let hash = 5381;
  for (const letter of name) hash = ((hash * 33) ^ letter.charCodeAt(0)) >>> 0;
  return `${name.slice(0, maxName - 8)}_${hash.toString(36).padStart(7, '0').slice(-7)}`;
}

const toRecord = (table: string, column: string): TableReference => ({
  name: named(table, column, 'fk'),
  columns: ['agency_id', column],
  table: 'record',
  foreignColumns: ['agency_id', 'id'],
});

const toMedia = (table: string, column: string): TableReference => ({
  ...toRecord(table, column),
  table: 'media',
});

const uuid = (name: string, isNullable = false): TableColumn => ({ name, type: 'uuid', isNullable });
const moment = (name: string, isNullable: boolean): TableColumn => ({ name, type: 'timestamptz', isNullable });

/** The side table of a set-valued field. */
export function linkTableName(table: string, field: string): string {
  return named(table, columnName(field));
}

/** Returns the name of a column's unique index; an error of the database is mapped to its field by this name. */
export function uniqueIndexName(table: string, column: string): string {
  return named(table, column, 'unique');
}

function defaultOf({ default: wire, encode, isNullable }: ColumnSpec): string | undefined {
  if (isNullable || wire === undefined) return undefined;
  const stored = encode ? (encode as (wire: unknown, record: object) => unknown)(wire, {}) : wire;
  return typeof stored === 'string' ? `'${stored.replaceAll("'", "''")}'` : String(stored);
}

interface Declared {
  readonly name: string;
  readonly field: Field;
}

/** Every field of the variants that share a table, each once. */
function fieldsOfTable(variants: readonly AnyEntity[]): Declared[] {
  const fields = new Map<string, Field>();
  for (const variant of variants) {
    for (const [name, field] of Object.entries(variant.fields)) if (!fields.has(name)) fields.set(name, field);
  }
  return [...fields].map(([name, field]) => ({ name, field }));
}

/** The columns that a list sorts by, or is bounded by as its range, by column name. */
function sortedColumns(variants: readonly AnyEntity[]): Set<string> {
  const columns = new Set<string>();
  for (const variant of variants) {
    const range = rangeOf(variant.list)?.field;
    for (const name of [...(variant.list.sortable ?? []), ...(range === undefined ? [] : [range])]) {
      const field = variant.fields[name];
      if (field?.kind === 'computed') continue;
      const key = field ? kindOf(field).sortKey(name, field) : name;
      if (key !== null) columns.add(columnName(key));
    }
  }
  return columns;
}

/**
 * Returns SQL of a text without regard to letter case and encoding, as unique indexes within other fields compare it.
 * Upper case comes first, so that letters with two small forms are one; the collation knows the letters of every script.
 */
export function foldedText(sql: string): string {
  return `lower(upper(normalize(${sql}, NFC) collate "und-x-icu"))`;
}

/** The index that keeps a text apart from those of the other living records, or of those that share some fields. */
function uniqueIndex({ table, fields }: AnyEntity, name: string, column: string): TableIndex {
  const within = (fields[name] && uniqueOf(fields[name])?.within) ?? [];
  return {
    name: uniqueIndexName(table, column),
    columns: [
      'agency_id',
      ...within.flatMap((other) => sharedParts(other, fields[other])),
      within.length > 0 ? `(${foldedText(column)})` : `(lower(${column}))`,
    ],
    isUnique: true,
    where: 'deleted_at is null',
  };
}

/** The index that keeps an agency from having settings twice, or those of a type. */
export function singleIndexName(table: string): string {
  return named(table, 'single');
}

function entityTable(variants: readonly AnyEntity[], isSingle: boolean): Table {
  const [root] = variants as readonly [AnyEntity];
  const { table } = root;
  const sorted = sortedColumns(variants);
  const hasKinds = variants.length > 1;
  const columns: TableColumn[] = [uuid('agency_id'), uuid('id')];
  if (hasKinds) {
    columns.push({ name: 'kind', type: 'text', isNullable: false, values: variants.map((variant) => variant.name) });
  }
  columns.push(
    { name: 'version', type: 'integer', isNullable: false, default: '1' },
    moment('created_at', false),
    uuid('created_by', true),
    moment('updated_at', false),
    moment('deleted_at', true),
    uuid('deletion_id', true),
  );
  if (root.customFields) columns.push({ name: 'custom', type: 'jsonb', isNullable: false, default: `'{}'` });
  const indexes: TableIndex[] = [];
  const references: TableReference[] = [{ ...toRecord(table, 'id'), onDelete: 'cascade' }];
  for (const { name, field } of fieldsOfTable(variants)) {
    for (const { spec, column: one } of columnsOf(name, field, sorted)) {
      const { name: column } = one;
      columns.push(one);
      if (spec.pointsTo) {
        references.push(toRecord(table, column));
        indexes.push({ name: named(table, column, 'idx'), columns: ['agency_id', column] });
      }
      if (spec.isFile) {
        references.push(toMedia(table, column));
        indexes.push({
          name: named(table, column, 'idx'),
          columns: ['agency_id', column],
          ...(spec.isNullable && { where: `${column} is not null` }),
        });
      }
      if (spec.isUnique) indexes.push(uniqueIndex(root, name, column));
    }
  }
  // Rows that are seen through their owner are passed over by what the index itself says of it.
  const owner = typeof root.access === 'object' && 'owner' in root.access ? columnName(`${root.access.owner}Id`) : null;
  const seenThrough = columns.filter(({ name }) => name === owner).map(({ name }) => name);
  const own = ['agency_id', ...(hasKinds ? ['kind'] : [])];
  for (const column of sorted) {
    const { values, within } = columns.find(({ name }) => name === column) ?? {};
    const order = sortExpressions({ column, ...(values && { values }), ...(within && { within }) });
    indexes.push({
      name: named(table, column, 'sort'),
      columns: [...own, ...order.map((part) => (part === column ? part : `(${part})`)), 'id', ...seenThrough],
      where: 'deleted_at is null',
    });
  }
  for (const names of [...(root.indexes ?? []), ...boardIndexes(root)]) {
    const fields = names.flatMap((name) => columnsOf(name, root.fields[name] as Field, sorted));
    const read = fields.map(({ column: { name } }) => name);
    indexes.push({
      name: named(table, ...read, 'read'),
      columns: [...own, ...read, 'id'],
      where: 'deleted_at is null',
    });
  }
  const isNew = ({ columns: wanted, where }: TableIndex) =>
    !indexes.some((one) => one.where === where && one.columns.join() === wanted.join());
  indexes.push(...calendarIndexes(root, own).filter(isNew));
  if (isSingle) {
    const byType = (root as Partial<AnySettings>).by ? [columnName(typeField)] : [];
    indexes.push({ name: singleIndexName(table), columns: ['agency_id', ...byType], isUnique: true });
  }
  indexes.push({
    name: named(table, 'deleted', 'idx'),
    columns: ['agency_id', 'deletion_id'],
    where: 'deleted_at is not null',
  });
  return { name: table, columns, primaryKey: ['agency_id', 'id'], indexes, references };
}

/** The choice by which a board reads the cards of a column; a status has an index as every reference. */
function boardIndexes({ list: { board }, fields, indexes = [] }: AnyEntity): readonly (readonly string[])[] {
  if (!board || fields[board.by]?.kind !== 'choice') return [];
  return indexes.some((names) => names.join() === board.by) ? [] : [[board.by]];
}

/** The indexes by which a window of the calendar finds the items of a table: those that last long have their own. */
function calendarIndexes(root: AnyEntity, own: readonly string[]): readonly TableIndex[] {
  const sql = calendarSql(root);
  if (!sql || root.calendar?.isYearly) return [];
  const part = (text: string) => (/\W/.test(text) ? `(${text})` : text);
  const index = (name: string, columns: readonly string[], condition: string | null): TableIndex => ({
    name: named(root.table, 'calendar', name),
    columns: [...own, ...columns.map(part), 'id'],
    where: ['deleted_at is null', ...(condition === null ? [] : [condition])].join(' and '),
  });
  if (sql.isShort === null) return [index('short', [sql.begin], null)];
  return [index('short', [sql.begin], sql.isShort), index('long', [sql.begin], `not (${sql.isShort})`)];
}

function ownerReference(table: string, owner: string): TableReference {
  return {
    name: named(table, 'owner', 'fk'),
    columns: ['agency_id', 'owner_id'],
    table: owner,
    foreignColumns: ['agency_id', 'id'],
    onDelete: 'cascade',
  };
}

/** The columns of a field with the names that they had, where it was renamed. */
function columnsOf(name: string, field: Field, sorted: ReadonlySet<string> = new Set()): readonly StoredField[] {
  const { columns } = kindOf(field);
  const former = field.renamedFrom === undefined ? [] : columns(field.renamedFrom, field);
  return columns(name, field).map((spec, index) => {
    const column = columnName(spec.key);
    const renamedFrom = columnName(former[index]?.key ?? spec.key);
    return {
      spec,
      column: {
        name: column,
        type: spec.type,
        isNullable: spec.isNullable,
        default: defaultOf(spec),
        values: spec.values,
        ...(spec.sortsWithin !== undefined && { within: columnName(spec.sortsWithin) }),
        isSorted: spec.type === 'text' && !spec.values && sorted.has(column),
        ...(renamedFrom !== column && { renamedFrom }),
      },
    };
  });
}

interface StoredField {
  readonly spec: ColumnSpec;
  readonly column: TableColumn;
}

/** The former name of a field's side table. */
function formerTable(owner: string, { renamedFrom }: Field): Pick<Table, 'renamedFrom'> {
  return renamedFrom === undefined ? {} : { renamedFrom: linkTableName(owner, renamedFrom) };
}

function linkTable(owner: string, name: string, field: Field, link: LinkSpec): Table {
  const table = linkTableName(owner, name);
  const item = link.values ? 'value' : 'target_id';
  const toItem = link.isFile ? toMedia : toRecord;
  return {
    name: table,
    ...formerTable(owner, field),
    columns: [
      uuid('agency_id'),
      uuid('owner_id'),
      link.values ? { name: item, type: 'text', isNullable: false, values: link.values } : uuid(item),
      { name: 'position', type: 'integer', isNullable: false },
    ],
    primaryKey: ['agency_id', 'owner_id', item],
    indexes: [{ name: named(table, 'reverse', 'idx'), columns: ['agency_id', item, 'owner_id'] }],
    references: [ownerReference(table, owner), ...(link.values ? [] : [toItem(table, item)])],
  };
}

function rowsTable(owner: string, name: string, field: RowsField): Table {
  const table = linkTableName(owner, name);
  const cells = Object.entries(field.cells).flatMap(([cell, declared]) => columnsOf(cell, declared));
  const pointing = cells.flatMap(({ spec, column }) => (spec.pointsTo ? [column.name] : []));
  return {
    name: table,
    ...formerTable(owner, field),
    columns: [
      uuid('agency_id'),
      uuid('id'),
      uuid('owner_id'),
      { name: 'position', type: 'integer', isNullable: false },
      ...cells.map(({ column }) => column),
    ],
    primaryKey: ['agency_id', 'id'],
    indexes: [
      { name: named(table, 'owner', 'idx'), columns: ['agency_id', 'owner_id', 'position'] },
      ...pointing.map((column) => ({
        name: named(table, column, 'idx'),
        columns: ['agency_id', column, 'owner_id'],
        where: `${column} is not null`,
      })),
    ],
    references: [ownerReference(table, owner), ...pointing.map((column) => toRecord(table, column))],
  };
}

/** Every table that the declarations ask for, side tables included, in the order of the registry. */
export function tablesOf(registry: Registry): readonly Table[] {
  const roots = registry.kept.filter((entity) => entity.root === entity.name);
  return roots.flatMap((root) => {
    const variants = registry.variantsOf(root.name);
    const tables = [entityTable(variants, !registry.all.includes(root))];
    for (const { name, field } of fieldsOfTable(variants)) {
      for (const link of kindOf(field).links?.(name, field) ?? []) {
        if (link.inverse === undefined) tables.push(linkTable(root.table, name, field, link));
      }
      if (field.kind === 'rows') tables.push(rowsTable(root.table, name, field as RowsField));
    }
    return tables;
  });
}
