import type { AnyEntity } from './language/entity.ts';
import type { Field } from './fields/field.ts';
import { kindOf, writtenColumns } from './fields/kinds.ts';
import type { RefOptions } from './fields/ref.ts';
import type { RowsField } from './fields/rows.ts';
import { customId, fieldsOf, type AgencyFields } from './language/fieldsOf.ts';
import { ownerField, targetsOf } from './language/records/references.ts';

/** Side whose value of a field is kept in a merge: the kept record's, the merged one's, or both. */
export const mergeSides = ['kept', 'gone', 'both'] as const;
export type MergeSide = (typeof mergeSides)[number];

/** Choices by field name; other fields follow `usualSide`. */
export type MergeChoice = Readonly<Record<string, MergeSide>>;

/** A field that a merge chooses as a whole: a number never goes without its country. */
export interface MergedField {
  /** The declared name, or `custom.<id>`. */
  readonly name: string;
  readonly field: Field;
  /** The wire keys of its values. */
  readonly keys: readonly string[];
  /** True if it can have several values, so that those of both can be kept. */
  readonly canUnite: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The value of a wire key, or of a field that the agency added. */
function valueAt(record: Values, key: string): unknown {
  const id = customId(key);
  return id === null ? record[key] : (record['custom'] as Values | undefined)?.[id];
}

/**
 * The fields that a merge chooses: all that are written, but for the owner of a record that another one owns for fixed ones
 * and for states that only steps lead to, with which the kept one stays.
 */
export function mergedFields(entity: AnyEntity, agency: AgencyFields): readonly MergedField[] {
  const owner = ownerField(entity.access);
  return fieldsOf(entity, agency).flatMap(({ name, field }): MergedField[] => {
    const linked = kindOf(field).links?.(name, field) ?? [];
    const isOwner = name === owner && linked.length === 0;
    const states = entity.states?.[name];
    if (states && states.free !== 'all') return [];
    if (field.readOnly || field.isFixed || isOwner || field.kind === 'computed') return [];
    if (customId(name) !== null) return [{ name, field, keys: [name], canUnite: linked.length > 0 }];
    if (linked.some(({ inverse }) => inverse !== undefined)) return [];
    const keys = field.kind === 'rows' ? [name] : [...writtenColumns(name, field), ...linked].map(({ key }) => key);
    return [{ name, field, keys, canUnite: field.kind === 'rows' || linked.length > 0 }];
  });
}

/**
 * Returns the fixed fields in which two records must agree to be merged: references to or from these records require the
 * same value on both sides (`same`), and a merge moves the references without changing a fixed field.
 * @param all every entity of the registry
 */
export function sharedFields(entity: AnyEntity, all: readonly AnyEntity[]): readonly string[] {
  const kinds = new Set(all.filter(({ root }) => root === entity.root).map(({ name }) => name));
  const found = all.flatMap((one) =>
    Object.values(one.fields).flatMap((field) => {
      const { same = [] } = field as RefOptions;
      return kinds.has(one.name) || targetsOf(field).some((kind) => kinds.has(kind)) ? same : [];
    }),
  );
  return [...new Set(found)].filter((name) => entity.fields[name] !== undefined);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns the content of a row without its id, for comparison. */
function told(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item);
  const { id: _id, ...cells } = item as Values;
  return JSON.stringify(Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A value by what it says: of several, in whatever order. */
function content(value: unknown): string {
  if (isEmpty(value)) return '';
  return Array.isArray(value) ? value.map(told).toSorted().join() : told(value);
}

/** Returns true if a field has a value: a currency without an amount, or a country without a number, is none. */
export function isFilled({ name, keys }: MergedField, record: Values): boolean {
  return !isEmpty(valueAt(record, keys.includes(name) ? name : (keys[0] ?? '')));
}

/** Returns true if two records differ in a field. */
export function differs(merged: MergedField, one: Values, other: Values): boolean {
  if (!isFilled(merged, one) && !isFilled(merged, other)) return false;
  return merged.keys.some((key) => content(valueAt(one, key)) !== content(valueAt(other, key)));
}

/** Returns the default side: both if possible, else the one with a value, else the older record. */
export function usualSide(merged: MergedField, kept: Values, gone: Values): MergeSide {
  if (!isFilled(merged, gone)) return 'kept';
  if (!isFilled(merged, kept)) return 'gone';
  if (merged.canUnite) return 'both';
  return Number(kept['createdAt']) <= Number(gone['createdAt']) ? 'kept' : 'gone';
}

/** The values of both, each once; of rows, one has the mark at most. */
function united({ field }: MergedField, kept: unknown, gone: unknown): unknown[] {
  const own = (kept ?? []) as unknown[];
  const said = new Set(own.map(told));
  const further = ((gone ?? []) as unknown[]).filter((item) => !said.has(told(item)));
  const mark = field.kind === 'rows' ? (field as RowsField).mark?.cell : undefined;
  const isMarked = mark !== undefined && own.some((row) => (row as Values)[mark] === true);
  return [...own, ...further.map((row) => (isMarked ? { ...(row as object), [mark]: false } : row))];
}

/** The values of a field as a merge leaves them, by wire key. */
export function valuesOfSide(
  merged: MergedField,
  side: MergeSide,
  kept: Values,
  gone: Values,
): Record<string, unknown> {
  const valueOf = (key: string) => {
    const [own, theirs] = [valueAt(kept, key) ?? null, valueAt(gone, key) ?? null];
    if (side === 'both' && merged.canUnite) return united(merged, own, theirs);
    return side === 'gone' ? theirs : own;
  };
  return Object.fromEntries(merged.keys.map((key) => [key, valueOf(key)]));
}
