import type { Reference } from '../../../../../schema/fields/field.ts';
import { writtenKeys } from '../../../../../schema/fields/kinds.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { machinesOf } from '../../../../../schema/language/states.ts';
import type { HistoryChange } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';

type Values = Readonly<Record<string, unknown>>;

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'id' in value && 'displayName' in value;

/** A value of the history as bodies carry it: references as ids. */
function plain(value: unknown): unknown {
  if (isReference(value)) return value.id;
  if (!Array.isArray(value)) return value;
  const all: readonly unknown[] = value;
  return all.every((item) => item === null || isReference(item))
    ? all.flatMap((item) => (isReference(item) ? [item.id] : []))
    : all;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The wire keys that a form could write: not those of the server, nor those that only steps change. */
function restorableKeys(entity: AnyEntity): ReadonlySet<string> {
  const stepped = new Set(machinesOf(entity).map(({ field }) => field));
  const fields = Object.entries(entity.fields).filter(
    ([name, field]) => !field.readOnly && !field.isFixed && !stepped.has(name),
  );
  return new Set(fields.flatMap(([name, field]) => writtenKeys(name, field)));
}

/**
 * Returns the body that gives a record the values that it had before one of its writes, as far as it has others now; an
 * empty one if there is nothing to bring back.
 */
export function formerBody(
  entity: AnyEntity,
  record: WireRecord,
  changes: readonly HistoryChange[],
): Readonly<Record<string, unknown>> {
  const keys = restorableKeys(entity);
  const body: Record<string, unknown> = {};
  for (const { field, before, after } of changes) {
    if (field === 'custom') {
      const [was, is, now] = [before, after, record['custom']].map((all) => (all ?? {}) as Values);
      const ids = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
      const back = ids.filter((id) => !isSame(was?.[id], is?.[id]) && !isSame(was?.[id], now?.[id]));
      if (back.length > 0) body['custom'] = Object.fromEntries(back.map((id) => [id, was?.[id] ?? null]));
    } else if (keys.has(field)) {
      const value = plain(before) ?? (Array.isArray(after) ? [] : null);
      if (!isSame(value, record[field])) body[field] = value;
    }
  }
  return body;
}
