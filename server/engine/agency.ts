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
