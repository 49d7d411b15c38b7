import type { Actor } from '../../../schema/access/access.ts';
import { beyondAssigned, scopeOf } from '../../../schema/access/scope.ts';
import { codeOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { StatusField } from '../../../schema/fields/status.ts';
import type { State, StepValue } from '../../../schema/language/stateConfig.ts';
import {
  filledIn,
  isFree,
  machinesOf,
  neededFor,
  startsIn,
  stateIn,
  stateKey,
  stepBetween,
  type NamedStep,
  type StateMachine,
} from '../../../schema/language/states.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { findRecord, type WireRecord } from '../reading/readOne.ts';
import { categoryOf, firstCategoryOf } from './categories.ts';
import { requireFilled } from './filled.ts';
import { refusedFrom } from './refusals.ts';

type Values = Readonly<Record<string, unknown>>;

/** A write that may move a record from one state to another. */
export interface StateWrite {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly model: Model;
  /** The record's present wire values; null for a new one. */
  readonly before: WireRecord | null;
  /** The wire values that the write gives, judged. */
  readonly values: Values;
  /** Keys that the writer gave; other `values` are defaults. */
  readonly given: readonly string[];
  /** Name of the step that is taken; absent for a plain write. */
  readonly step?: string | undefined;
  /** True if it is known that the actor may edit the record for another reason than being assigned to it. */
  readonly mayUpdateAll?: boolean | undefined;
}

/** Consequences of the states that a write enters. */
export interface StateMoves {
  /** The values that are written besides. */
  readonly patch: Values;
  /** The fields that the write may change although the record's state closes them. */
  readonly opened: ReadonlySet<string>;
  /** The fields of states by which the record moves to another one. */
  readonly left: ReadonlySet<string>;
}

/** A change of state: null if the state stays, or if the new one does not exist. */
interface Move {
  readonly machine: StateMachine;
  readonly from: State | null;
  readonly to: State;
  readonly step: NamedStep | undefined;
}

async function stateFrom({ engine, actor, before }: StateWrite, machine: StateMachine): Promise<State | null> {
  if (before) return stateIn(machine, before);
  if (machine.declared.kind === 'status') {
    return firstCategoryOf(engine, actor, (machine.declared as StatusField).type);
  }
  const { choices, default: initial } = machine.declared as ChoiceField;
  const [first = ''] = namesOf(choices);
  return initial ?? codeOf(choices, first);
}

async function stateTo({ engine, actor, values }: StateWrite, machine: StateMachine): Promise<State | null> {
  const value = values[stateKey(machine)] ?? null;
  if (machine.declared.kind !== 'status') return value as State | null;
  return value === null ? null : categoryOf(engine, actor, (machine.declared as StatusField).type, String(value));
}

/** Returns the change of state by one field, or null if the state stays; refuses a transition that is not declared. */
async function moveOf(write: StateWrite, machine: StateMachine): Promise<Move | null> {
  const { before, values, given, model, step: name } = write;
  const key = stateKey(machine);
  if (!given.includes(key) || (before && before[key] === values[key])) return null;
  const to = await stateTo(write, machine);
  // A status that there is not is refused as a reference; an empty state is none of those that steps lead to.
  if (to === null && values[key] !== null) return null;
  const from = await stateFrom(write, machine);
  const step = stepBetween(machine, from, to);
  const isNamed = name !== undefined && Object.hasOwn(machine.steps, name);
  if (isNamed && (step?.name !== name || !startsIn(step, from)))
    throw refusedFrom(machine, model.entity.name, before ?? {});
  if (from === to) return null;
  if (!step && !isFree(machine, to, before === null)) {
    if (before) throw refusedFrom(machine, model.entity.name, before, true);
    if (to !== null) throw invalid([fieldRefusal(key, 'notFirstState')]);
  }
  return to === null ? null : { machine, from, to, step };
}

/** Refuses a step of EDIT_ALL with 403 to who may write the record only because it is assigned to them. */
async function requireAll({ engine, actor, model, before, mayUpdateAll }: StateWrite): Promise<void> {
  if (mayUpdateAll) return;
  const { name } = model.entity;
  const beyond = beyondAssigned(actor);
  if (before === null) {
    if (scopeOf(beyond, 'create', name, engine.registry).type !== 'nothing') return;
    throw new RefusalError('forbidden', 'notAllowed');
  }
  try {
    await findRecord(engine, beyond, name, before.id, { action: 'update' });
  } catch (error) {
    // That the record is there is known already: what a lesser right does not find is forbidden, not absent.
    throw error instanceof RefusalError ? new RefusalError('forbidden', 'notAllowed') : error;
  }
}

/** Checks a step by its declaration: the right, the required fields, and its guard. */
async function requireStep(write: StateWrite, step: NamedStep, after: Values): Promise<void> {
  const { engine, actor, model, before } = write;
  if (step.level === 'EDIT_ALL') await requireAll(write);
  requireFilled(model, [...neededFor(step), ...(step.asks ?? [])], after);
  if (step.guard === undefined) return;
  const refusal = await engine.guardOf(model.entity.root, step.guard)({ engine, actor, before, after });
  if (refusal) throw refusal;
}

function written({ engine, actor }: StateWrite, value: StepValue): unknown {
  if (value === 'now') return engine.clock();
  return value === 'today' ? engine.today(actor) : value;
}

/** The moments and days that a record was given on the way into the state that it leaves. */
function leftBehind({ steps }: StateMachine, from: State | null): readonly string[] {
  return Object.values(steps).flatMap(({ to, sets = {} }) =>
    to === from ? Object.keys(sets).filter((name) => sets[name] === 'now' || sets[name] === 'today') : [],
  );
}

/**
 * Checks a write by the states of its entity: a new state needs a step, whose rules are checked, or must be open to any
 * write (`free`). Returns the further values to write. A new record starts in the choice's default, or in the first
 * category of its statuses; any other state must be one of its `starts`, or be reached by a step.
 */
export async function judgeStates(write: StateWrite): Promise<StateMoves> {
  const { model, before, values, given, step: name } = write;
  const patch: Record<string, unknown> = {};
  const opened = new Set<string>();
  const left = new Set<string>();
  for (const machine of machinesOf(model.entity)) {
    const move = await moveOf(write, machine);
    if (!move) continue;
    const { from, to, step } = move;
    left.add(machine.field);
    const sets = Object.entries(step?.sets ?? {});
    for (const field of leftBehind(machine, from)) {
      opened.add(field);
      if (!given.includes(field)) patch[field] = null;
    }
    for (const [field, value] of sets) {
      opened.add(field);
      if (!given.includes(field)) patch[field] = written(write, value as StepValue);
    }
    for (const field of step?.asks ?? []) opened.add(field);
    const isPlain = name === undefined || step?.name !== name;
    const after = { ...before, ...values, ...patch };
    if (step && !(isPlain && isFree(machine, to, before === null))) await requireStep(write, step, after);
    else requireFilled(model, filledIn(machine, to), after);
  }
  return { patch, opened, left };
}
