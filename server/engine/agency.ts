import type { Actor } from '../../schema/access/access.ts';
import { RefusalError } from '../errors.ts';

/** The agency that the actor works in; refuses those who work in none, and asks only those to choose one who can. */
export function agencyOf(actor: Actor): string {
  if (actor.agencyId === null) {
    throw actor.role === 'app_admin'
      ? new RefusalError('forbidden', 'notAllowed')
      : new RefusalError('noAgency', 'noAgency');
  }
  return actor.agencyId;
}

/** Agency id of records above all agencies; no agency may read them. */
export const aboveAgencies = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the storage home of an actor's files: their agency, or one home above the agencies for all app admins (AB 7).
 */
export function fileHomeOf(actor: Actor): string {
  return actor.role === 'app_admin' ? aboveAgencies : agencyOf(actor);
}
