import type { AnyEntity } from '../entity.ts';
import { cellReaderOf } from '../fields/cells.ts';
import { fieldsOf, type AgencyFields, type KnownField } from '../fieldsOf.ts';

/**
 * The fields that a column of a file can fill: those of the entity's form and those that the agency added, as far as their
 * kind is read from cells. Rights on fields are for whoever asks.
 */
export function importTargets(entity: AnyEntity, agency: AgencyFields): readonly KnownField[] {
  const asked = new Set<string>(Object.values(entity.form).flat());
  return fieldsOf(entity, agency).filter(
    ({ name, field, custom }) =>
      !field.readOnly && cellReaderOf(field) !== null && (custom !== undefined || asked.has(name)),
  );
}

/** Whether a create needs a value of the field, since nothing else gives it one. */
export function isNeeded({ field }: KnownField): boolean {
  const hasDefault = 'default' in field && field.default !== undefined;
  return field.required === true && !hasDefault && field.kind !== 'status';
}
