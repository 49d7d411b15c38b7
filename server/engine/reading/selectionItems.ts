import type { Actor } from '../../../schema/access/access.ts';
import { columnName, type LabelSpec, type Reference } from '../../../schema/fields/field.ts';
import { keyOfOwner } from '../../../schema/fields/money.ts';
import { withSpecNames } from '../../../schema/fields/specNames.ts';
import { deletedByKey } from '../../../schema/language/entity.ts';
import { fileAddress } from '../../../schema/media.ts';
import type { ComputedContext } from './computedSql.ts';
import { mediaJson, type MediaRow } from '../media/mediaRow.ts';
import { mediaOf } from '../media/mediaOf.ts';
import type { Guarded, StoredColumn, StoredLabel, StoredLink, StoredRows } from '../model.ts';
import { scopeSql, type ModelOf } from '../filters/scopeSql.ts';
import { statusTables } from './statusTables.ts';

type Decode = (value: unknown, record: Readonly<Record<string, unknown>>) => unknown;
/** Writes what a row has from a column on into a record. */
export type Place = (record: Record<string, unknown>, row: readonly unknown[], at: number) => void;

/** One or more columns of a select list and how they become wire keys. */
export interface Item {
  readonly keys: readonly string[];
  readonly sql: readonly string[];
  readonly place: Place;
}

/** Returns true if a key is requested. */
export type IsAsked = (key: string) => boolean;

/** Context that a statement passes to a select list besides its rows. */
export interface SelectionContext extends ComputedContext {
  readonly actor: Actor;
  readonly models: ModelOf;
}

/** One column that becomes one key. */
export const plain = (key: string, sql: string, decode?: Decode): Item => ({
  keys: [key],
  sql: [sql],
  place: (record, row, at) => {
    record[key] = decode ? decode(row[at], record) : row[at];
  },
});

/**
 * A file that a column points to: itself, or the address of one of its sizes, for which nothing has to be looked up.
 */
function fileItem({ key, file }: LabelSpec, column: string): Item {
  if (file !== 'whole') {
    return plain(key, `t.${column}`, (id) => (id === null || !file ? null : fileAddress(String(id), file)));
  }
  const sql = `(select ${mediaJson('m')} from media m where m.agency_id = t.agency_id and m.id = t.${column})`;
  return plain(key, sql, (row) => row && mediaOf(row as MediaRow));
}

/** The record or the file that a column points to, as it is shown. */
export function labelItem(label: StoredLabel, alias: string): Item {
  const { spec, column, told, guarded } = label;
  if (spec.file) return fileItem(spec, column);
  // Without its kind it is no reference.
  const kind = guarded ? `case when ${labelMark(label)} then ${alias}.kind end` : `${alias}.kind`;
  const status = spec.isStatus ? [`${alias}s.color`, `${alias}c.code`] : [];
  const more = told ? told.columns.map((name) => `${alias}t.${name}`) : status;
  const { keys = [] } = spec.tells ?? {};
  return {
    keys: [spec.key],
    sql: [`${alias}.label`, `${alias}.avatar`, kind, `${alias}.deleted_at`, `t.${column}`, ...more],
    place: (record, row, at) => {
      const id = row[at + 4];
      if (id === null || row[at + 2] === null) {
        record[spec.key] = null;
        return;
      }
      const shown = {
        id,
        displayName: row[at],
        avatar: row[at + 1],
        kind: row[at + 2],
        ...(row[at + 3] !== null && { isDeleted: true }),
        ...(spec.isStatus && { color: row[at + 5], categoryCode: row[at + 6] }),
        ...(spec.hasSpecNames && { statusName: row[at], category: { code: row[at + 6] } }),
        ...(told && Object.fromEntries(keys.map((key, index) => [key, row[at + 5 + index]]))),
      };
      record[spec.key] = withSpecNames(shown, spec.specNames);
    },
  };
}

/** The join that `labelItem` reads from. */
export function labelJoin({ spec, column, told }: StoredLabel, alias: string): string {
  if (spec.file) return '';
  const record = `left join record ${alias} on ${alias}.agency_id = t.agency_id and ${alias}.id = t.${column}`;
  if (told)
    return `${record} left join ${told.table} ${alias}t on ${alias}t.agency_id = t.agency_id and ${alias}t.id = t.${column}`;
  return spec.isStatus ? `${record} ${statusTables(alias, `t.${column}`)}` : record;
}

/** A column as it is read: a large whole number as text, since a number of JavaScript would lose its last digits. */
function exactly({ spec, column }: StoredColumn, alias: string): string {
  return spec.type === 'bigint' ? `${alias}.${column}::text` : `${alias}.${column}`;
}

/** Placeholder for the condition that a record `r` of a set is within the reader's scope. */
export const scopeMark = ({ field }: StoredLink) => `{scope of ${field}}`;

/** Placeholder for the condition that the record of a guarded label is within the reader's scope. */
export const labelMark = ({ field }: StoredLabel) => `{reader of ${field}}`;

/** Returns the condition that a record is within the reader's scope of a kind. */
function isWithin(
  guarded: Guarded | undefined,
  record: { readonly agency: string; readonly id: string },
  { actor, values, models }: SelectionContext,
): string {
  const scope = guarded?.scopeFor(actor);
  if (!guarded || !scope || scope.type === 'everything') return 'true';
  const target = models(guarded.kind);
  const within = scopeSql(scope, target, 'pointing', actor, values, models);
  return `exists (select 1 from ${target.table} pointing
    where pointing.agency_id = ${record.agency} and pointing.id = ${record.id} and ${within})`;
}

/** Returns the condition that replaces `scopeMark` in a statement. */
export function withinScope({ guarded }: StoredLink, context: SelectionContext): string {
  return isWithin(guarded, { agency: 'r.agency_id', id: 'r.id' }, context);
}

/** Returns the condition that replaces `labelMark` in a statement. */
export function withinReach({ guarded, column }: StoredLabel, context: SelectionContext): string {
  return isWithin(guarded, { agency: 't.agency_id', id: `t.${column}` }, context);
}

/**
 * A column of `t`; with those by which its value is read, which are its field's others and the currency that it is in,
 * where they are not answered before it themselves.
 */
export function columnItem(column: StoredColumn, all: readonly StoredColumn[], isAsked: IsAsked): Item {
  const { spec, field } = column;
  const decode = spec.decode as Decode | undefined;
  const isOther = (one: StoredColumn) => one.field === field || one.spec.key === spec.sortsWithin;
  const others = decode ? all.filter((one) => isOther(one) && one !== column) : [];
  const isRead = (one: StoredColumn) =>
    isAsked(one.spec.key) && (one.field === field || all.indexOf(one) < all.indexOf(column));
  if (!decode || others.every(isRead)) return plain(spec.key, exactly(column, 't'), decode);
  return {
    keys: [spec.key],
    sql: [column, ...others].map((one) => exactly(one, 't')),
    place: (record, row, at) => {
      const own = Object.fromEntries(others.map((one, index) => [one.spec.key, row[at + 1 + index]]));
      record[spec.key] = decode(row[at], own);
    },
  };
}

/** Select item for a set of references or files in one value: their data and their ids, as far as requested. */
function setItem<Stored>(
  { spec }: StoredLink,
  sql: string,
  isAsked: IsAsked,
  shownOf: (stored: readonly Stored[]) => readonly { readonly id: string }[],
): Item {
  const { key, labelKey = '' } = spec;
  const [isShown, hasIds] = [isAsked(labelKey), isAsked(key)];
  return {
    keys: [labelKey, key],
    sql: [sql],
    place: (record, row, at) => {
      const shown = shownOf((row[at] as readonly Stored[] | null) ?? []);
      if (isShown) record[labelKey] = shown;
      if (hasIds) record[key] = shown.map(({ id }) => id);
    },
  };
}

/** A set of records as one JSON value: labels in order, the ids read from them. */
function recordsItem(link: StoredLink, isScoped: boolean, isAsked: IsAsked): Item {
  const { spec, table, own, item, ordered, told = {} } = link;
  const isInverse = spec.inverse !== undefined;
  const first = ordered?.columns.map((column) => `o.${column}, `).join('') ?? '';
  const order = isInverse ? `${first}r.label, r.id` : 'l.position';
  const target = ordered ? `join ${ordered.table} o on o.agency_id = r.agency_id and o.id = r.id` : '';
  const scope = isScoped ? `and ${scopeMark(link)}` : '';
  const kinds = isInverse ? `and r.kind = '${spec.pointsTo?.[0] ?? ''}' and r.deleted_at is null` : '';
  const more = Object.values(told).map((value) => `, ${value}`);
  const sql = `(select json_agg(json_build_array(r.id, r.label, r.avatar, r.kind, r.deleted_at is not null${more.join('')})
      order by ${order})
    from ${table} l join record r on r.agency_id = l.agency_id and r.id = l.${item} ${kinds}
    ${target}
    where l.agency_id = t.agency_id and l.${own} = t.id ${scope})`;
  type Tuple = [string, string, string | null, string, boolean, ...(string | null)[]];
  const keys = Object.keys(told);
  return setItem(link, sql, isAsked, (tuples: readonly Tuple[]) =>
    tuples.map(([id, displayName, avatar, kind, isDeleted, ...values]): Reference => {
      const more = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
      const shown = { id, displayName, avatar, kind, ...(isDeleted && { isDeleted }), ...more };
      return withSpecNames(shown, spec.specNames);
    }),
  );
}

/** A set of files as one JSON value, in order, the ids read from them. */
function filesItem(link: StoredLink, isAsked: IsAsked): Item {
  const { table, own, item } = link;
  const sql = `(select json_agg(${mediaJson('m')} order by l.position)
    from ${table} l join media m on m.agency_id = l.agency_id and m.id = l.${item}
    where l.agency_id = t.agency_id and l.${own} = t.id)`;
  return setItem(link, sql, isAsked, (stored: readonly MediaRow[]) => stored.map(mediaOf));
}

function codesItem({ spec, table, own, item }: StoredLink): Item {
  const sql = `(select json_agg(l.${item} order by l.position) from ${table} l
    where l.agency_id = t.agency_id and l.${own} = t.id)`;
  return plain(spec.key, sql, (stored) =>
    ((stored as string[] | null) ?? []).map((code) => spec.decode?.(code) ?? code),
  );
}

/** A set of records, files or codes. */
export function linkItem(link: StoredLink, isScoped: boolean, isAsked: IsAsked): Item {
  if (link.spec.isFile) return filesItem(link, isAsked);
  return link.spec.pointsTo ? recordsItem(link, isScoped, isAsked) : codesItem(link);
}

/** The colleague who deleted the record, as references are shown; null for a living one, and without a staff record. */
export const deletedByItem: Item = plain(
  deletedByKey,
  `(select json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind)
    from history h join record r on r.agency_id = h.agency_id and r.id = h.staff_id
    where t.deleted_at is not null and h.agency_id = t.agency_id and h.record_id = t.id and h.action = 'delete'
    order by h.version desc limit 1)`,
);

/** A record to which a cell points, as JSON of the names that a reference has; null for none. */
const referenceJson = (
  alias: string,
) => `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id,
  'displayName', ${alias}.label, 'avatar', ${alias}.avatar, 'kind', ${alias}.kind, 'deleted', ${alias}.deleted_at is not null) end`;

type Pointed = Omit<Reference, 'isDeleted'> & { readonly deleted: boolean };

function referenceOf(stored: unknown): Reference | null {
  if (stored === null) return null;
  const { deleted, ...shown } = stored as Pointed;
  return { ...shown, ...(deleted && { isDeleted: true }) };
}

/** The rows of a side table as one JSON value, in their order, with the values of `t` that their cells read. */
export function rowsItem({ key, table, cells, labels, owners }: StoredRows): Item {
  const names = cells.map((cell) => exactly(cell, 'l'));
  const shown = labels.map((_, index) => referenceJson(`r${index}`));
  const joins = labels.map(
    ({ column }, index) =>
      `left join record r${index} on r${index}.agency_id = l.agency_id and r${index}.id = l.${column}`,
  );
  const sql = `(select json_agg(json_build_array(${['l.id', ...names, ...shown].join(', ')}) order by l.position)
    from ${table} l ${joins.join(' ')} where l.agency_id = t.agency_id and l.owner_id = t.id)`;
  const readRow = (row: readonly unknown[], owner: Readonly<Record<string, unknown>> | null) => {
    const read: Record<string, unknown> = { id: row[0] };
    cells.forEach(({ spec }, index) => {
      const decode = spec.decode as Decode | undefined;
      read[spec.key] = decode ? decode(row[index + 1], owner ? { ...read, ...owner } : read) : row[index + 1];
    });
    labels.forEach(({ spec }, index) => {
      read[spec.key] = referenceOf(row[cells.length + index + 1]);
    });
    return read;
  };
  return {
    keys: [key],
    sql: [sql, ...owners.map((one) => `t.${columnName(keyOfOwner(one) ?? one)}`)],
    place: (record, row, at) => {
      const values = owners.map((one, index) => [one, row[at + 1 + index]] as const);
      const owner = owners.length === 0 ? null : Object.fromEntries(values);
      record[key] = ((row[at] as unknown[][] | null) ?? []).map((stored) => readRow(stored, owner));
    },
  };
}
