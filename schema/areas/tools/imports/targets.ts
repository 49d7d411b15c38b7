import type { AnyEntity } from '../../../language/entity.ts';
import { cellReaderOf } from '../../../fields/cells.ts';
import { fieldsOf, type AgencyFields } from '../../../language/fieldsOf.ts';
import { rowTargets, type ImportTarget } from './rowTargets.ts';

/** Name of the target that says by which time zone the times of a row are read. */
export const zoneTarget = 'timeZone';

/**
 * Returns the fields that a column can fill: those of the entity's form and those that the agency added, if their kind
 * can be read from cells, then the cells of rows. Callers check the access to fields.
 */
export function importTargets(entity: AnyEntity, agency: AgencyFields): readonly ImportTarget[] {
  const asked = new Set<string>(Object.values(entity.form).flat());
  const open = fieldsOf(entity, agency).filter(
    ({ name, field, custom }) => !field.readOnly && (custom !== undefined || asked.has(name)),
  );
  const whole = open.filter(({ field }) => cellReaderOf(field) !== null);
  const isZoned = open.some(({ field }) => field.kind === 'zoned') && !Object.hasOwn(entity.fields, zoneTarget);
  return [
    ...whole.map((target) => (target.name === entity.title ? { ...target, isTitle: true } : target)),
    ...open.flatMap(rowTargets),
    ...(isZoned ? [{ name: zoneTarget, field: { kind: 'text' } as const, isZone: true }] : []),
  ];
}

/** Returns true if a create needs a value of the field and it has no default. */
export function isNeeded({ field, part }: ImportTarget): boolean {
  const hasDefault = 'default' in field && field.default !== undefined;
  return part === undefined && field.required === true && !hasDefault && field.kind !== 'status';
}
