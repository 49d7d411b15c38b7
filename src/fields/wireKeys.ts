import { customId } from '../../schema/language/fieldsOf.ts';
import type { WireRecord } from './kind.ts';

type Values = Readonly<Record<string, unknown>>;

const addedIn = (values: Values) => (values['custom'] ?? {}) as Values;

/** Returns the value at a wire key: `custom.<id>` is inside `custom`, any other key is at the top. */
export function valueAt(values: Values, key: string): unknown {
  const id = customId(key);
  return id === null ? values[key] : addedIn(values)[id];
}

/** `values` with those of further wire keys, each put where the wire has it. */
export function withValues(values: Values, further: Values): Record<string, unknown> {
  const all: Record<string, unknown> = { ...values };
  for (const [key, value] of Object.entries(further)) {
    const id = customId(key);
    if (id === null) all[key] = value;
    else all['custom'] = { ...addedIn(all), [id]: value };
  }
  return all;
}

/** Returns the record with the value of the named field directly under its name, as the displays of a kind read it. */
export function readable(record: WireRecord, name: string): WireRecord {
  return customId(name) === null ? record : { ...record, [name]: valueAt(record, name) };
}
