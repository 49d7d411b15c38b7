import type { Action, Actor } from '../../schema/access/access.ts';
import { can, type Answer } from '../../schema/access/can.ts';
import { RefusalError } from '../errors.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';

/**
 * Throws 403 if the whole entity is closed to the actor; returns whether the right covers every record or assigned ones
 * only.
 */
export function requireRight(engine: Engine, actor: Actor, action: Action, entity: string): Exclude<Answer, 'no'> {
  agencyOf(actor);
  const answer = can(actor, action, entity, engine.registry);
  if (answer === 'no') throw new RefusalError('forbidden', 'notAllowed');
  return answer;
}

/** Throws 403 for an API key that is for some resources: the write reaches records of any, whatever the right on each. */
export function requireEveryResource({ via }: Actor): void {
  if (via?.isNarrowed) throw new RefusalError('forbidden', 'keyNarrowed');
}
