import { isDeepStrictEqual } from 'node:util';
import { isCounter } from '../../../schema/fields/integer.ts';
import type { Model } from '../model.ts';

/** One wire key's value before and after a write; ids for references. */
export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns true if a change takes ids from a set and adds none. */
export function onlyTakesAway({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return Array.isArray(before) && Array.isArray(after) && after.every((one) => before.includes(one));
}

const written = new WeakMap<Model, readonly string[]>();

/**
 * Every wire key that a body may carry for this entity, without labels, derived and computed values. Counters are none: no
 * edit writes them.
 */
export function writtenKeys(model: Model): readonly string[] {
  const known = written.get(model);
  if (known) return known;
  const keys = [
    ...model.columns
      .filter(({ spec, field }) => !spec.derive && !isCounter(model.entity.fields[field]))
      .map(({ spec }) => spec.key),
    ...model.links.filter(({ isInverse }) => !isInverse).map(({ spec }) => spec.key),
    ...model.rows.map(({ key }) => key),
    ...(model.entity.customFields ? ['custom'] : []),
  ];
  written.set(model, keys);
  return keys;
}

/**
 * A record's rows without what says nothing of them, so that equal rows compare equal: ids, which only the database gives,
 * empty cells, and labels of referenced records, which are the only objects in a row.
 */
function comparable(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item;
    const cells = Object.entries(item).filter(
      ([key, cell]) => key !== 'id' && cell !== null && typeof cell !== 'object',
    );
    return Object.fromEntries(cells);
  });
}

/** Returns a value as the history keeps it: rows without the labels of referenced records. */
export function storedValue(model: Model, key: string, value: unknown): unknown {
  const { labels = [] } = model.rows.find((rows) => rows.key === key) ?? {};
  if (labels.length === 0 || !Array.isArray(value)) return value;
  const shown = new Set(labels.map(({ spec }) => spec.key));
  return value.map((row: object) => Object.fromEntries(Object.entries(row).filter(([cell]) => !shown.has(cell))));
}

/** Returns true if two values of a wire key are equal; ids of rows, which only the database assigns, are ignored. */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  return isDeepStrictEqual(comparable(before ?? null), comparable(after ?? null));
}

/**
 * Returns the changes of a patch by wire key. Absent and equal keys are left out, except for a field with derived
 * columns of which one changed: all parts of such a value (a day of a zone) are included.
 */
export function changesOf(
  model: Model,
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): readonly Change[] {
  const isChanged = (key: string) => key in values && values[key] !== undefined && !isSame(before[key], values[key]);
  const whole = new Set<string>();
  for (const { field, spec } of model.derived.length > 0 ? model.columns : []) {
    if (!spec.derive && isChanged(spec.key) && model.derived.some((one) => one.field === field)) whole.add(field);
  }
  return writtenKeys(model).flatMap((key) => {
    if (!isChanged(key) && !whole.has(model.column(key)?.field ?? '')) return [];
    // Null clears; only what the patch does not name stays as it was.
    const after = values[key] === undefined ? (before[key] ?? null) : values[key];
    return [
      { field: key, before: storedValue(model, key, before[key] ?? null), after: storedValue(model, key, after) },
    ];
  });
}

/** Returns true if a value is empty, so that the entry of a new record can omit it. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Returns the values of a new record as changes, by wire key. */
export function createdChanges(model: Model, record: Readonly<Record<string, unknown>>): readonly Change[] {
  return writtenKeys(model)
    .filter((key) => !isNothing(record[key]))
    .map((field) => ({ field, before: null, after: storedValue(model, field, record[field]) }));
}

/** The values of derived columns, by wire key, that follow from a record's other values. */
export function derivedValues(model: Model, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(model.derived.map(({ spec }) => [spec.key, spec.derive?.(record) ?? null]));
}
