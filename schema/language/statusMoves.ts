import type { StatusField } from '../fields/status.ts';
import type { StatusType } from '../rules/statuses.ts';
import type { AnyEntity } from './entity.ts';
import type { State } from './stateConfig.ts';
import { machinesOf, statesAfter, type StateMachine } from './states.ts';

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
