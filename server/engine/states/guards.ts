import { declaredSteps } from '../../../schema/language/states.ts';
import type { Engine } from '../engine.ts';

/**
 * Throws unless every guard that a step names is registered, and for every entity whose writes may reach other records
 * what writes these: the server does not start without them.
 */
export function requireGuards(engine: Engine): void {
  for (const entity of engine.registry.all) {
    if (entity.api.reach) engine.reachHandlerOf(entity.name);
    for (const { guard } of declaredSteps(entity)) if (guard !== undefined) engine.guardOf(entity.root, guard);
  }
}
