import type { AnyEntity } from '../../../language/entity.ts';
import { cellReaderOf } from '../../../fields/cells.ts';
import { fieldsOf, type AgencyFields } from '../../../language/fieldsOf.ts';
import { rowTargets, type ImportTarget } from './rowTargets.ts';

/**
 * The fields that a column of a file can fill: those of the entity's form and those that the agency added, as far as
 * their kind is read from cells, then the cells of rows. Rights on fields are for whoever asks.
 */
export function importTargets(entity: AnyEntity, agency: AgencyFields): readonly ImportTarget[] {
  const asked = new Set<string>(Object.values(entity.form).flat());
  const open = fieldsOf(entity, agency).filter(
    ({ name, field, custom }) => !field.readOnly && (custom !== undefined || asked.has(name)),
  );
  const whole = open.filter(({ field }) => cellReaderOf(field) !== null);
  return [
    ...whole.map((target) => (target.name === entity.title ? { ...target, isTitle: true } : target)),
    ...open.flatMap(rowTargets),
  ];
}

/** Whether a create needs a value of the field, since nothing else gives it one. */
export function isNeeded({ field, part }: ImportTarget): boolean {
  const hasDefault = 'default' in field && field.default !== undefined;
  return part === undefined && field.required === true && !hasDefault && field.kind !== 'status';
}
