import type { Actor } from '../../../schema/access/access.ts';
import {
  declaredSteps,
  lockOf,
  machinesOf,
  startsIn,
  stateIn,
  type NamedStep,
} from '../../../schema/language/states.ts';
import type { Engine } from '../engine.ts';
import type { Found } from '../reading/readOne.ts';
import { answered } from '../reading/answered.ts';

/** Returns true if a step could be taken now, once the fields that it needs and asks for are filled. */
async function isOffered(engine: Engine, actor: Actor, kind: string, found: Found, step: NamedStep): Promise<boolean> {
  const { entity } = engine.model(kind);
  const machine = machinesOf(entity).find(({ field }) => field === step.field);
  const { record, canUpdateAll } = found;
  if (!machine || !startsIn(step, stateIn(machine, record))) return false;
  if (step.level === 'EDIT_ALL' && !canUpdateAll) return false;
  if (step.guard === undefined) return true;
  return (await engine.guardOf(entity.root, step.guard)({ engine, actor, before: record, after: record })) === null;
}

/**
 * Returns a record as its routes answer it, with the caller's permissions. If its entity has states these count too:
 * `canDelete` is false if its state prevents it, `openFields` are those that its state leaves writable (absent for
 * all), `steps` those that could be taken.
 */
export async function answerOf(engine: Engine, actor: Actor, kind: string, found: Found): Promise<object> {
  const { record, permissions } = found;
  const { entity } = engine.model(kind);
  const answer = answered(entity, record);
  if (!entity.states) return { ...answer, permissions };
  const lock = lockOf(entity, record);
  const steps: string[] = [];
  for (const step of permissions.canUpdate ? declaredSteps(entity) : []) {
    if (await isOffered(engine, actor, kind, found, step)) steps.push(step.name);
  }
  return {
    ...answer,
    permissions: {
      canUpdate: permissions.canUpdate,
      canDelete: permissions.canDelete && !lock.isKept,
      ...(lock.open && { openFields: [...lock.open] }),
      steps,
    },
  };
}
