import type { AnyEntity } from '../language/entity.ts';
import type { Field } from '../fields/field.ts';
import { writtenKeys } from '../fields/kinds.ts';
import { refusal } from '../fields/rule.ts';
import type { KeyRefusal } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;
type Declared = Pick<AnyEntity, 'rules'> & { readonly fields: Readonly<Record<string, Field>> };

/** Returns the wire key that carries the value of a field. */
export function keyOf(fields: Declared['fields'], name: string): string {
  const field = fields[name];
  return (field && writtenKeys(name, field)[0]) ?? name;
}

/** Returns true if a value is there: no empty text and no empty list. */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/**
 * Returns the errors of fields that are right one by one, and wrong together.
 * @param whole values of the record as it will be, by wire key
 * @param touched whether a write carries a key: only a group of which it carries one is checked
 */
export function recordFaults(
  { rules = {}, fields }: Declared,
  whole: Values,
  touched: (key: string) => boolean = () => true,
): readonly KeyRefusal[] {
  const keysOf = (names: readonly string[]) => names.map((name) => keyOf(fields, name));
  const asked = (groups: readonly (readonly string[])[] = []) =>
    groups.map(keysOf).filter((keys) => keys.some((key) => touched(key)));
  const filled = (keys: readonly string[]) => keys.filter((key) => isFilled(whole[key]));
  const together = asked(rules.exclusive).flatMap((keys) => {
    const given = filled(keys);
    const own = given.filter((key) => touched(key));
    return given.length > 1 ? own.map((field) => ({ field, ...refusal('exclusive') })) : [];
  });
  const missing = asked(rules.needsOne).flatMap(([first = '', ...others]) =>
    filled([first, ...others]).length > 0 ? [] : [{ field: first, ...refusal('required') }],
  );
  return [...together, ...missing];
}
