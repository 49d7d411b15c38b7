import { mustBeGiven } from '../derive/rules.ts';
import type { AnyEntity } from './entity.ts';
import { fieldsOf, type AgencyFields } from './fieldsOf.ts';

/**
 * Whether a record can be made from a name alone (AB 2, quick add): nothing but its title has to be given, neither by the
 * declaration nor by the fields that the agency added.
 */
export function isNamedAlone(entity: AnyEntity, agency: AgencyFields): boolean {
  const isMade = entity.routes.some(({ operation }) => operation === 'create');
  return isMade && fieldsOf(entity, agency).every(({ name, field }) => name === entity.title || !mustBeGiven(field));
}
