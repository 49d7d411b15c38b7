import type { AnyEntity } from './entity.ts';
import { codeOf, namesOf, type ChoiceField } from '../fields/choice.ts';
import type { Field, StatusReference } from '../fields/field.ts';
import type { StatusField } from '../fields/status.ts';
import { statusCategories } from '../rules/statuses.ts';
import type { State, StatesConfig, StateStep } from './stateConfig.ts';

/** The states by one field of an entity. */
export interface StateMachine extends StatesConfig {
  readonly field: string;
  readonly declared: Field;
}

/** A declared step with its name and the field that it moves. */
export interface NamedStep extends StateStep {
  readonly name: string;
  readonly field: string;
}

type Stated = Pick<AnyEntity, 'states' | 'fields'>;

// Each answer of a record asks for both.
const machines = new WeakMap<Stated, readonly StateMachine[]>();
const steps = new WeakMap<Stated, readonly NamedStep[]>();

/** The states of an entity, field by field. */
export function machinesOf(entity: Stated): readonly StateMachine[] {
  const known = machines.get(entity);
  if (known) return known;
  const { states = {}, fields } = entity;
  const found = Object.entries(states).flatMap(([field, config]) => {
    const declared = fields[field];
    return config && declared ? [{ ...config, field, declared }] : [];
  });
  machines.set(entity, found);
  return found;
}

/** The steps of an entity. */
export function declaredSteps(entity: Stated): readonly NamedStep[] {
  const known = steps.get(entity);
  if (known) return known;
  const found = machinesOf(entity).flatMap((machine) =>
    Object.entries(machine.steps).map(([name, step]) => ({ ...step, name, field: machine.field })),
  );
  steps.set(entity, found);
  return found;
}

/** The wire key by which a field of states is written. */
export function stateKey({ field, declared }: Pick<StateMachine, 'field' | 'declared'>): string {
  return declared.kind === 'status' ? `${field}Id` : field;
}

/** Returns the state of a record by one field; null if the record has or shows none. */
export function stateIn(
  { field, declared }: Pick<StateMachine, 'field' | 'declared'>,
  record: Readonly<Record<string, unknown>>,
): State | null {
  const value = record[field] ?? null;
  return declared.kind === 'status'
    ? ((value as StatusReference | null)?.categoryCode ?? null)
    : (value as State | null);
}

/** Returns true if a step starts in a state. */
export function startsIn({ from, to }: StateStep, state: State | null): boolean {
  return state !== to && (from === undefined || (state !== null && from.includes(state)));
}

/** Returns the step from one state to another; undefined if there is none. */
export function stepBetween(
  { field, steps }: StateMachine,
  from: State | null,
  to: State | null,
): NamedStep | undefined {
  const found = Object.entries(steps).find(([, step]) => step.to === to && startsIn(step, from));
  return found && { ...found[1], name: found[0], field };
}

const hasState = (states: 'all' | readonly State[] = [], state: State | null) =>
  states === 'all' || (state !== null && states.includes(state));

/** Returns true if a write may enter a state without a step: any write, or only one that creates a record. */
export function isFree({ free, starts }: StatesConfig, state: State | null, isNew: boolean): boolean {
  return hasState(free, state) || (isNew && hasState(starts, state));
}

/** Returns the state in which records start, unless an agency hides it. */
export function startOf({ declared }: Pick<StateMachine, 'declared'>): State | undefined {
  if (declared.kind === 'status') return Object.keys(statusCategories[(declared as StatusField).type])[0];
  const { choices, default: initial } = declared as ChoiceField;
  return initial ?? codeOf(choices, namesOf(choices)[0] ?? '');
}

/** Returns the fields that have to be filled in before a step: those that it needs, and those that it keeps. */
export function neededFor({ needs = [], keeps = [] }: StateStep): readonly string[] {
  return [...needs, ...keeps];
}

/** Returns true if a record has the values of choices with which alone a field is asked for (`onlyWith`). */
export function isAskedFor(
  { fields }: Pick<AnyEntity, 'fields'>,
  name: string,
  record: Readonly<Record<string, unknown>>,
): boolean {
  const { onlyWith = {} } = fields[name] ?? {};
  return Object.entries(onlyWith).every(([choice, values]) => values.includes(String(record[choice])));
}

const filledBy = ({ keeps = [], asks = [] }: StateStep): readonly string[] => [...keeps, ...asks];

/**
 * Returns the fields that stay filled in while a record is in a state: those that every step into it keeps or asks for.
 * There are none in the state in which records start, and none in a free one.
 */
export function filledIn(machine: StateMachine, state: State | null): readonly string[] {
  const [first, ...others] = Object.values(machine.steps).filter(({ to }) => to === state);
  if (!first || state === startOf(machine) || isFree(machine, state, false)) return [];
  return filledBy(first).filter((name) => others.every((step) => filledBy(step).includes(name)));
}

/**
 * Returns the states that a write may enter from one, including itself; null for every state.
 * @param isNew true if the write creates the record, which would start in `from`
 * @param mayTake returns true if the writer may take a step that starts there
 */
export function statesAfter(
  machine: StateMachine,
  from: State | null,
  isNew: boolean,
  mayTake: (step: NamedStep) => boolean,
): readonly State[] | null {
  const { field, steps, free = [], starts = [] } = machine;
  if (free === 'all' || (isNew && starts === 'all')) return null;
  const stepped = Object.entries(steps).filter(
    ([name, step]) => startsIn(step, from) && mayTake({ ...step, name, field }),
  );
  const open = [...(from === null ? [] : [from]), ...free, ...(isNew ? (starts as readonly State[]) : [])];
  return [...new Set([...open, ...stepped.map(([, { to }]) => to)])];
}

/**
 * Returns true if a write of the field leads back from the end of a step to wherever the step starts, and no lock keeps
 * the record there.
 * @param mayTake returns true if the writer may take a step
 */
export function leadsBack(
  machine: StateMachine,
  { from, to }: StateStep,
  mayTake: (step: NamedStep) => boolean = () => true,
): boolean {
  if (from === undefined || machine.locks?.[String(to)] !== undefined) return false;
  const open = statesAfter(machine, to, false, mayTake);
  return open === null || from.every((state) => open.includes(state));
}

/** Restrictions on a record in its current states. */
export interface RecordLock {
  /** Fields that may still be written; null for all. */
  readonly open: ReadonlySet<string> | null;
  readonly isKept: boolean;
}

const unlocked: RecordLock = { open: null, isKept: false };

/**
 * Returns the restrictions of a record in its states: the union if there are several state fields. The state fields
 * themselves are not restricted; their steps decide.
 */
export function lockOf(
  entity: Pick<AnyEntity, 'states' | 'fields'>,
  record: Readonly<Record<string, unknown>>,
): RecordLock {
  const moved = Object.keys(entity.states ?? {});
  return machinesOf(entity).reduce<RecordLock>((all, machine) => {
    const { edit = 'all', delete: mayDelete = true } = machine.locks?.[String(stateIn(machine, record))] ?? {};
    const open = edit === 'all' ? null : new Set<string>([...edit, ...moved]);
    return {
      open: open && all.open ? new Set([...open].filter((name) => all.open?.has(name))) : (open ?? all.open),
      isKept: all.isKept || !mayDelete,
    };
  }, unlocked);
}

/** Returns true if a field of a record may be written in its current states. */
export function isFieldOpen({ open }: RecordLock, name: string): boolean {
  return open === null || open.has(name);
}
