import type { StatusField } from '../../fields/status.ts';
import type { StatusType } from '../../rules/statuses.ts';
import type { AnyEntity } from '../entity.ts';
import type { State } from '../stateConfig.ts';
import { isFree, machinesOf, statesAfter, stepBetween, type StateMachine } from '../states.ts';

type Entities = readonly Pick<AnyEntity, 'states' | 'fields'>[];

/** The states of all entities that are statuses of a type. */
function machinesOfType(entities: Entities, type: StatusType): readonly StateMachine[] {
  return entities
    .flatMap((entity) => machinesOf(entity))
    .filter(({ declared }) => declared.kind === 'status' && (declared as StatusField).type === type);
}

/** Returns the codes of the categories of a type into which steps lead. */
export function categoriesOfSteps(entities: Entities, type: StatusType): readonly State[] {
  return [...new Set(machinesOfType(entities, type).flatMap(({ steps }) => Object.values(steps).map(({ to }) => to)))];
}

/**
 * Returns the codes of the categories to which all records of a category can be moved at once, itself included; null
 * for every category. A step that asks for more cannot be taken by many.
 */
export function categoriesFrom(entities: Entities, type: StatusType, code: State): readonly State[] | null {
  const reached = machinesOfType(entities, type).flatMap((machine) => {
    const states = statesAfter(machine, code, false, ({ asks = [] }) => asks.length === 0);
    return states === null ? [] : [states];
  });
  const [first, ...others] = reached;
  return first === undefined ? null : first.filter((state) => others.every((states) => states.includes(state)));
}

/** Does a move between two states write nothing else and ask for nothing? */
function isBare(machine: StateMachine, from: State, to: State): boolean {
  const isDated = Object.values(machine.steps).some(
    (step) => step.to === from && Object.values(step.sets ?? {}).some((value) => value === 'now' || value === 'today'),
  );
  if (isDated) return false;
  const step = stepBetween(machine, from, to);
  if (!step) return isFree(machine, to, false);
  const { needs = [], asks = [], sets = {}, guard } = step;
  return needs.length === 0 && asks.length === 0 && Object.keys(sets).length === 0 && guard === undefined;
}

/** Returns true if records may follow their status from one category to another, without a write of their own. */
export function mayFollow(entities: Entities, type: StatusType, from: State, to: State): boolean {
  return machinesOfType(entities, type).every((machine) => isBare(machine, from, to));
}
