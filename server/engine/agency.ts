import type { Actor } from '../../schema/access/access.ts';
import { RefusalError } from '../errors.ts';

/** The agency that the actor works in; refuses those who work in none. */
export function agencyOf(actor: Actor): string {
  if (actor.agencyId === null) throw new RefusalError('noAgency', 'noAgency');
  return actor.agencyId;
}
