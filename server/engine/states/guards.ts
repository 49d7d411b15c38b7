import { declaredSteps } from '../../../schema/language/states.ts';
import type { Engine } from '../engine.ts';

/** Throws unless every guard that a step names is registered: the server does not start without one. */
export function requireGuards(engine: Engine): void {
  for (const entity of engine.registry.all) {
    for (const { guard } of declaredSteps(entity)) if (guard !== undefined) engine.guardOf(entity.root, guard);
  }
}
