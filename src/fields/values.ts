import { defaultsOf } from '../../schema/derive/defaults.ts';
import { singular, type Field } from '../../schema/fields/field.ts';
import { kindOf, writtenKeys } from '../../schema/fields/kinds.ts';
import { currencyKey, type MoneyField } from '../../schema/fields/money.ts';
import type { PhoneField } from '../../schema/fields/phone.ts';
import { referenceCells, type RowsField } from '../../schema/fields/rows.ts';
import { serverDefaults, type AgencyDefaults } from '../../schema/rules/agencyDefaults.ts';
import { isBlank } from '../../schema/rules/texts.ts';
import { valueAt, withValues } from './wireKeys.ts';

/** Values of a form, structured as in bodies: by wire key, custom fields within `custom`. */
export type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/** The wire keys that a form writes for a field; a field's own key comes first. */
export function writeKeysOf(name: string, field: Field): readonly string[] {
  return field.readOnly ? [] : writtenKeys(name, field);
}

function emptyOf(name: string, field: Field, agency: AgencyDefaults): Values {
  switch (field.kind) {
    case 'phone':
      return { [(field as PhoneField).country]: agency.country };
    case 'money':
      return { [currencyKey(name, field as MoneyField)]: agency.currency };
    case 'currency':
      return { [name]: agency.currency };
    case 'choices':
      return { [name]: [] };
    case 'refs':
    case 'refsOneOf':
    case 'catalogues':
    case 'files':
      return { [`${singular(name)}Ids`]: [] };
    case 'zoned':
      return { [`${name}IsAllDay`]: false };
    default:
      return {};
  }
}

/**
 * The values of a form for a record, or those that a new record starts with.
 * @param agency what a new record's amounts and numbers are in; a record that is kept without it means the server's
 */
export function valuesOf(
  fields: Fields,
  record: Values | null,
  agency: AgencyDefaults = serverDefaults,
): Record<string, unknown> {
  const initial: Values = record ?? defaultsOf(fields, agency);
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const empty = emptyOf(name, field, agency);
    for (const key of writeKeysOf(name, field)) values[key] = valueAt(initial, key) ?? empty[key] ?? null;
    // The rows that it needs stand there to be filled.
    const { min = 0 } = field as Partial<RowsField>;
    if (record === null && field.kind === 'rows' && min > 0)
      values[name] = Array.from({ length: min }, () => newRow(field as RowsField, agency));
  }
  return withValues({}, values);
}

/** A new row of a field of rows. */
export function newRow(field: RowsField, agency: AgencyDefaults = serverDefaults): Record<string, unknown> {
  return valuesOf(field.cells, null, agency);
}

/** Returns true if a value is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function plain(value: unknown): unknown {
  if (typeof value === 'string') return isBlank(value) ? null : value;
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    typeof item === 'object' && item !== null
      ? Object.fromEntries(Object.entries(item).map(([key, cell]) => [key, plain(cell)]))
      : item,
  );
}

/** Rows as bodies carry them: without the labels of the records to which they point, and what the server keeps. */
function writtenRows({ cells }: RowsField, rows: unknown): unknown {
  const kept = Object.entries(cells).filter(([, { readOnly }]) => readOnly);
  const left = new Set([
    ...referenceCells(cells).map(([cell]) => cell),
    ...kept.flatMap(([cell, field]) =>
      kindOf(field)
        .columns(cell, field)
        .map(({ key }) => key),
    ),
  ]);
  if (left.size === 0 || !Array.isArray(rows)) return rows;
  return rows.map((row: object) => Object.fromEntries(Object.entries(row).filter(([key]) => !left.has(key))));
}

/**
 * The wire keys of a field (`custom.<id>` of an added one) with their values, as the server would keep them: an emptied text
 * is null, and what only explains a value goes with it (the zone of a date).
 */
export function partOf(name: string, field: Field, values: Values): Record<string, unknown> {
  const valueOf = (key: string) =>
    field.kind === 'rows' ? writtenRows(field as RowsField, valueAt(values, key)) : valueAt(values, key);
  const part = Object.fromEntries(writeKeysOf(name, field).map((key) => [key, plain(valueOf(key))]));
  const { settle } = kindOf(field);
  if (!settle) return part;
  const given = part[name] === null ? { [name]: null } : part;
  return { ...part, ...settle(name, field, given, {}) };
}

/** Returns true if a field has the same value in two sets of values. */
export function isSame(name: string, field: Field, one: Values, other: Values): boolean {
  return JSON.stringify(partOf(name, field, one)) === JSON.stringify(partOf(name, field, other));
}

/**
 * Returns the body of a create: empty values are left to the defaults, together with values that only qualify them (a
 * country).
 */
export function createBody(fields: Fields, values: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [own, ...others] = Object.entries(partOf(name, field, values));
    if (own && !isEmpty(own[1]))
      Object.assign(body, Object.fromEntries([own, ...others.filter(([, part]) => !isEmpty(part))]));
  }
  return withValues({}, body);
}

/** The body of a patch: only fields that changed, each with all of its keys, since they are checked together. */
export function patchBody(fields: Fields, before: Values, after: Values): Record<string, unknown> {
  const changed = Object.entries(fields).filter(([name, field]) => !isSame(name, field, before, after));
  return changed.reduce<Record<string, unknown>>(
    (body, [name, field]) => withValues(body, partOf(name, field, after)),
    {},
  );
}
