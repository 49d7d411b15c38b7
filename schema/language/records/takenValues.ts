import { singular, type Field, type Reference } from '../../fields/field.ts';
import { writtenKeys } from '../../fields/kinds.ts';
import { currencyKey } from '../../fields/money.ts';
import { textLimit, type TextField } from '../../fields/text.ts';
import { dayOfZoned, zonedKeys } from '../../fields/zoned.ts';
import { startOfDay } from '../../rules/dates.ts';
import type { Lead } from './origins.ts';
import { targetsOf } from './references.ts';

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/** Kinds whose values are copied unchanged, key by key. */
const plainKinds: readonly Field['kind'][] = [
  ...(['text', 'phone', 'flag', 'integer', 'measure', 'decimal', 'money', 'currency'] as const),
  ...(['date', 'instant', 'zoned', 'place'] as const),
];

const setKinds: readonly Field['kind'][] = ['refs', 'refsOneOf', 'catalogues'];

const typeOf = (field: Field) => ('type' in field ? field.type : undefined);

/**
 * Returns true if a field can start with the value of another one: of the same kind, a day from a time and a whole day from
 * a day, references to a kind of record that both may point to.
 */
export function fits(target: Field, source: Field): boolean {
  if (target.kind === 'status' || source.kind === 'status') return false;
  const kinds = targetsOf(target);
  if (kinds.length > 0)
    return targetsOf(source).some((kind) => kinds.includes(kind)) && typeOf(target) === typeOf(source);
  if (target.kind === 'date' || target.kind === 'zoned') return source.kind === 'date' || source.kind === 'zoned';
  const isOneLine = (field: Field) => !(field as TextField).isMultiline;
  return target.kind === source.kind && plainKinds.includes(target.kind) && (!isOneLine(target) || isOneLine(source));
}

/** Ids of the records that a reference names and another one may point to; deleted ones are left out. */
function idsIn(record: Values, names: readonly string[], target: Field): readonly string[] {
  const kinds = targetsOf(target);
  const named = names.flatMap((name) => [record[name]].flat() as readonly (Reference | null | undefined)[]);
  const ids = named.flatMap((one) => (one && !one.isDeleted && kinds.includes(one.kind) ? [one.id] : []));
  return [...new Set(ids)];
}

/** Returns true if somebody gave the value: it is neither empty nor what such a record starts with. */
function isGiven(record: Values, name: string, field: Field): boolean {
  const value = record[name];
  return value != null && value !== '' && !('default' in field && field.default === value);
}

/** Returns the value of one field as another one writes it. */
function valueFrom(
  [name, target]: readonly [string, Field],
  [from, source]: readonly [string, Field],
  record: Values,
  zone: string,
): Values {
  if (target.kind === 'date' && source.kind === 'zoned') return { [name]: dayOfZoned(from, record) };
  if (target.kind === 'zoned' && source.kind === 'date') {
    const keys = zonedKeys(name);
    return { [name]: startOfDay(String(record[from]), zone), [keys.zone]: zone, [keys.isAllDay]: true };
  }
  if (target.kind === 'text') return { [name]: String(record[from]).slice(0, textLimit(target as TextField)) };
  if (target.kind === 'money') {
    const [key, theirs] = [currencyKey(name, target), currencyKey(from, source)];
    return { [name]: record[from], [key]: record[theirs] ?? null };
  }
  const keys = writtenKeys(from, source);
  return Object.fromEntries(writtenKeys(name, target).map((key, index) => [key, record[keys[index] ?? ''] ?? null]));
}

/**
 * Returns the values with which a new record starts, by wire key: those of the record that leads to it, as far as its reader
 * sees them. Empty ones are left out.
 * @param fields the fields that the new record's form writes
 * @param zone the time zone in which a day without one begins
 */
export function takenValues(
  { takes }: Pick<Lead, 'takes'>,
  fields: Fields,
  { fields: theirs, record }: { readonly fields: Fields; readonly record: Values },
  zone: string,
): Values {
  return Object.fromEntries(
    Object.entries(takes).flatMap(([name, declared]) => {
      const target = fields[name];
      const names = [declared ?? []].flat().filter((one) => theirs[one] !== undefined);
      if (!target) return [];
      if (targetsOf(target).length > 0) {
        const isSet = setKinds.includes(target.kind);
        const found = isSet ? [idsIn(record, names, target)] : names.map((one) => idsIn(record, [one], target));
        // Of several people none is the one.
        const ids = found.find((some) => (isSet ? some.length > 0 : some.length === 1));
        return ids ? [[isSet ? `${singular(name)}Ids` : `${name}Id`, isSet ? ids : ids[0]]] : [];
      }
      const from = names.find((one) => isGiven(record, one, theirs[one] as Field));
      return from === undefined
        ? []
        : Object.entries(valueFrom([name, target], [from, theirs[from] as Field], record, zone));
    }),
  );
}
