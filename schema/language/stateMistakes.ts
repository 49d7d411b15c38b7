import type { AnyEntity } from './entity.ts';
import { nameOf, type ChoiceField } from '../fields/choice.ts';
import { kindOf } from '../fields/kinds.ts';
import type { StatusField } from '../fields/status.ts';
import { statusCategories } from '../rules/statuses.ts';
import type { State, StateStep } from './stateConfig.ts';
import { declaredSteps, leadsBack, machinesOf, neededFor, type StateMachine } from './states.ts';

/** Returns true if a value is one of the states by a field. */
export function isState({ declared }: StateMachine, state: State): boolean {
  if (declared.kind === 'choice') return nameOf((declared as ChoiceField).choices, state) !== undefined;
  return Object.hasOwn(statusCategories[(declared as StatusField).type], state);
}

/** Returns pairs of steps with the same start and end: a write between them would be ambiguous. */
function sharedMistakes(steps: readonly (readonly [string, StateStep])[]): string[] {
  return steps.flatMap(([name, one], index) =>
    steps.slice(index + 1).flatMap(([other, two]) => {
      const { from: starts } = one;
      const isShared = !starts || !two.from || starts.some((state) => two.from?.includes(state));
      return one.to === two.to && isShared ? [`the steps '${name}' and '${other}' lead from one state to another`] : [];
    }),
  );
}

function stepMistakes(name: string, step: StateStep, fields: AnyEntity['fields']): string[] {
  const named = [...neededFor(step), ...(step.asks ?? []), ...Object.keys(step.sets ?? {})];
  const mistakes = named
    .filter((one) => fields[one]?.access)
    .map((one) => `the step '${name}' speaks of '${one}', which asks for a right of its own`);
  for (const need of neededFor(step)) {
    if (!fields[need]) mistakes.push(`the step '${name}' needs '${need}', which is no field`);
  }
  for (const asked of step.asks ?? []) {
    const field = fields[asked];
    if (!field || field.readOnly || field.isFixed) {
      mistakes.push(`the step '${name}' asks for '${asked}', which is no field that is written`);
    }
  }
  for (const [set, value] of Object.entries(step.sets ?? {})) {
    const field = fields[set];
    const isThere =
      field !== undefined &&
      kindOf(field)
        .columns(set, field)
        .some(({ key }) => key === set);
    if (!isThere) mistakes.push(`the step '${name}' sets '${set}', which is no field of one value`);
    else if ((value === 'now') !== (field.kind === 'instant') && value !== null) {
      mistakes.push(`the step '${name}' sets '${set}' to '${value}', which is no moment`);
    } else if ((value === 'today') !== (field.kind === 'date') && value !== null) {
      mistakes.push(`the step '${name}' sets '${set}' to '${value}', which is no day`);
    } else if (value === null && field.required)
      mistakes.push(`the step '${name}' empties '${set}', which is required`);
  }
  return mistakes;
}

/** Returns the mistakes of a step that is taken at one press: it asks for something, or there is no way back from it. */
function quickMistakes(machine: StateMachine, name: string, step: StateStep): string[] {
  if (!step.isQuick) return [];
  const asks = [...neededFor(step), ...(step.asks ?? [])].length > 0;
  return [
    ...(asks ? [`the step '${name}' is quick, and asks for something`] : []),
    ...(leadsBack(machine, step)
      ? []
      : [`the step '${name}' is quick, and no write of '${machine.field}' leads back from '${step.to}'`]),
  ];
}

/** Returns the mistakes of the further address of its steps: nothing answers there. */
function aliasMistakes({ api: { stepsAlso, without = [] }, states }: AnyEntity): string[] {
  if (stepsAlso === undefined) return [];
  return [
    ...(/^POST (?:\/[a-z0-9-]+)+\/\{step\}$/.test(stepsAlso)
      ? []
      : [`api.stepsAlso '${stepsAlso}' is no path of steps`]),
    ...(states ? [] : ['api.stepsAlso names steps, and no states are declared']),
    ...(without.includes('bulk') ? ['api.stepsAlso names steps of many, which it does not offer'] : []),
  ];
}

/** Returns the mistakes of an entity's states and of the steps between them. */
export function stateMistakes(entity: AnyEntity): string[] {
  const { fields } = entity;
  const mistakes: string[] = [];
  for (const name of Object.keys(entity.states ?? {})) {
    const field = fields[name];
    if (field?.kind !== 'choice' && field?.kind !== 'status') {
      mistakes.push(`states are declared of '${name}', which is no choice and no status`);
    } else if (field.access) mistakes.push(`states are declared of '${name}', which asks for a right of its own`);
  }
  if (mistakes.length > 0) return mistakes;
  for (const machine of machinesOf(entity)) {
    const { field, steps, free = [], starts = [], locks = {} } = machine;
    const known = (state: State, where: string) => {
      if (!isState(machine, state)) mistakes.push(`${where} speaks of '${state}', which '${field}' cannot be`);
    };
    for (const [name, step] of Object.entries(steps)) {
      for (const state of [...(step.from ?? []), step.to]) known(state, `the step '${name}'`);
      mistakes.push(...stepMistakes(name, step, fields), ...quickMistakes(machine, name, step));
    }
    mistakes.push(...sharedMistakes(Object.entries(steps)));
    for (const [name, named] of Object.entries({ free, starts })) {
      for (const state of named === 'all' ? [] : named) known(state, `states.${field}.${name}`);
    }
    for (const [state, { edit = 'all' }] of Object.entries(locks)) {
      const code = Object.values((machine.declared as ChoiceField).choices ?? {}).find((one) => String(one) === state);
      known((code as State | undefined) ?? state, `states.${field}.locks`);
      for (const name of edit === 'all' ? [] : edit) {
        if (name !== 'custom' && !fields[name])
          mistakes.push(`the state '${state}' opens '${name}', which is no field`);
      }
    }
  }
  mistakes.push(...aliasMistakes(entity));
  const names = declaredSteps(entity).map(({ name }) => name);
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index))) {
    mistakes.push(`two steps are called '${name}'`);
  }
  return mistakes;
}
