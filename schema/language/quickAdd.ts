import { mustBeGiven } from '../derive/defaults.ts';
import type { AnyEntity } from './entity.ts';
import { fieldsOf, type AgencyFields } from './fieldsOf.ts';

/**
 * Returns true if a record can be created from a name alone (AB 2, quick add): only its title is required, by the
 * declaration and by the agency's own fields.
 */
export function isNamedAlone(entity: AnyEntity, agency: AgencyFields): boolean {
  const isMade = entity.routes.some(({ operation }) => operation === 'create');
  return isMade && fieldsOf(entity, agency).every(({ name, field }) => name === entity.title || !mustBeGiven(field));
}
