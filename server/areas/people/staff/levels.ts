import type { Actor } from '../../../../schema/access/access.ts';
import { readGrants } from '../../../../schema/access/grants.ts';
import { permissionFlag, type Level } from '../../../../schema/access/levels.ts';
import type { LevelsByResource } from '../../../../schema/access/matrix.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';

/** A row of a new person's permissions (AB 3): the resource, and the levels for it. */
export interface Permission {
  /** `res::TALENT`. */
  readonly id: string;
  readonly resourceAccesses: readonly Level[];
}

/**
 * Returns the levels of a new person, by resource. Throws 400 for an unknown or repeated resource and for a set that
 * its resource does not permit, and 403 if an actor who is not an admin grants any right (AB 6).
 */
export function grantedLevels(actor: Actor, permissions: readonly Permission[]): LevelsByResource {
  const { levels, faults } = readGrants(
    permissions.map(({ id, resourceAccesses }) => ({ name: id, resourceAccesses })),
  );
  if (faults.length > 0) {
    const place = (at: string) => (at === 'name' ? 'id' : at);
    throw invalid(faults.map(({ index, at, key }) => fieldRefusal(`permissions.${index}.${place(at)}`, key)));
  }
  const isGrant = Object.values(levels).some((set) => permissionFlag(set) === 1);
  if (isGrant && !passesFeatureChecks(actor)) throw new RefusalError('forbidden', 'notAllowed');
  return levels;
}
