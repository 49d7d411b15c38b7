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

/** In the place of an agency, for those who work above them all: what they keep is told to no agency. */
export const aboveAgencies = '00000000-0000-0000-0000-000000000000';

/** Where an actor's files are kept: with their agency, or above the agencies, together, for those of app admins (AB 7). */
export function fileHomeOf(actor: Actor): string {
  return actor.role === 'app_admin' ? aboveAgencies : agencyOf(actor);
}
