import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { startsIn, stateIn, stateKey } from '../../../schema/language/states.ts';
import type { Engine } from '../engine.ts';
import { without } from '../filters/unsetFilters.ts';
import { findRecord } from '../reading/readOne.ts';
import { declaredStep, endOf } from './takeStep.ts';

type Given = Readonly<Record<string, unknown>>;

/** Returns the values of a call without the flags that take a step with a write (`api.takesWith`). */
export function withoutFlags({ api }: AnyEntity, given: Given): Given {
  return without(given, Object.keys(api.takesWith ?? {}));
}

/**
 * Returns the body of an update with the steps that its flags ask for, as values of their states: those that start where
 * the record is. Others are passed over: what a flag asks for has come about already.
 */
export async function withSteps(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  id: string,
  given: Given,
): Promise<Given> {
  const rest = withoutFlags(entity, given);
  const names = Object.entries(entity.api.takesWith ?? {}).flatMap(([flag, step]) =>
    given[flag] === true ? [step] : [],
  );
  if (names.length === 0) return rest;
  const { record } = await findRecord(engine, actor, entity.name, id, { action: 'update' });
  const ends: Record<string, unknown> = {};
  for (const name of names) {
    const { step, machine } = declaredStep(engine, entity.name, name);
    if (startsIn(step, stateIn(machine, record)))
      ends[stateKey(machine)] = await endOf(engine, actor, machine, step.to);
  }
  return { ...rest, ...ends };
}
