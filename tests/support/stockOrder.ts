import type { AnyEntity } from '../../schema/language/entity.ts';
import { inverseOf } from '../../schema/fields/field.ts';
import { referencesInRows, targetsOf } from '../../schema/language/records/references.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { offers } from '../../schema/language/operations.ts';

/** Kinds of which a new agency has records, or whose entries are of a type that a body has to name. */
const seeded: readonly string[] = ['status', 'statusCategory', 'catalogue'];

/** Returns the kinds that an entity's records reference, required ones first. */
function pointedBy({ fields }: AnyEntity): readonly string[] {
  const pointing = Object.values(fields).filter((field) => !field.readOnly && inverseOf(field) === undefined);
  const [needed, others] = [true, false].map((isNeeded) =>
    pointing.filter((one) => (one.required === true) === isNeeded),
  );
  const inRows = referencesInRows(fields).map(({ field }) => field);
  return [...(needed ?? []), ...(others ?? []), ...inRows].flatMap((field) => targetsOf(field));
}

/**
 * The kinds to which records point, each behind those that its own records point to: the order in which a stock is made, so
 * that each record finds what it needs. Kinds that cannot be created, and those that an agency begins with, are left out.
 */
export function stockOrder({ all, get }: Registry): readonly string[] {
  const order: string[] = [];
  const seen = new Set<string>(seeded);
  const visit = (kind: string): void => {
    if (seen.has(kind)) return;
    seen.add(kind);
    pointedBy(get(kind)).forEach(visit);
    if (offers(get(kind), 'create')) order.push(kind);
  };
  all
    .flatMap(pointedBy)
    .filter((kind) => kind !== 'media')
    .forEach(visit);
  return order;
}
