import type { Field } from '../../../../../schema/fields/field.ts';
import { serverDefaults, type AgencyDefaults } from '../../../../../schema/rules/agencyDefaults.ts';
import { partOf, valuesOf, writeKeysOf, type Values } from '../../../../fields/values.ts';
import type { BulkWork, SetItems } from '../../../../dataProvider/types.ts';
import { valueAt, withValues } from '../../../../fields/wireKeys.ts';
import type { SetMode } from './SetModeChoice.tsx';

/** The values of a form for a field of many records: nothing, since they may all differ; a switch is off. */
export function blankValues(
  name: string,
  field: Field,
  agency: AgencyDefaults = serverDefaults,
): Record<string, unknown> {
  const blank = valuesOf({ [name]: field }, {}, agency);
  return field.kind === 'flag' ? withValues(blank, { [name]: false }) : blank;
}

/** Returns true if a value of the field is a set, which an empty value clears. */
export function holdsSet(name: string, field: Field): boolean {
  const [own = name] = writeKeysOf(name, field);
  return Array.isArray(valueAt(blankValues(name, field), own));
}

/** Returns true if the form has no value for the field. */
export function isBlank(name: string, field: Field, values: Values): boolean {
  const [own = name] = writeKeysOf(name, field);
  const value = valueAt(values, own);
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The change that gives a field these values. */
export function changeOf(name: string, field: Field, values: Values): Record<string, unknown> {
  return withValues({}, partOf(name, field, values));
}

/** Returns true if a field can be emptied on many records: one that is required, or that always has a value, cannot. */
export function mayBeEmptied(field: Field): boolean {
  const hasDefault = 'default' in field && field.default !== undefined;
  return field.required !== true && field.kind !== 'flag' && !hasDefault;
}

/** Returns the bulk action for a mode, from the change that would replace the field's value. */
export function workOf(mode: SetMode, change: Readonly<Record<string, unknown>>): BulkWork {
  if (mode === 'replace') return { change };
  return mode === 'add' ? { add: change as SetItems } : { remove: change as SetItems };
}
