import type { Action, Actor } from '../../../schema/access/access.ts';
import { maySettings, type AnySettings } from '../../../schema/language/settings.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';

/** Refuses with 403 who may not read or change settings. */
export function requireSettings(
  { registry }: Pick<Engine, 'registry'>,
  actor: Actor,
  action: Extract<Action, 'read' | 'update'>,
  settings: AnySettings,
): void {
  agencyOf(actor);
  if (!maySettings(actor, action, settings, registry)) throw new RefusalError('forbidden', 'notAllowed');
}
