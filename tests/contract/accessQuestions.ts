import type { Action } from '../../schema/access/access.ts';
import { can, canOn } from '../../schema/access/can.ts';
import { isMember } from '../../schema/access/scope.ts';
import { codeOf, namesOf } from '../../schema/fields/choice.ts';
import { boardOf } from '../../schema/language/board.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import type { StateStep } from '../../schema/language/stateConfig.ts';
import { declaredSteps } from '../../schema/language/states.ts';
import type { Operation } from '../../schema/language/operations.ts';
import { stepsOf } from '../../schema/language/records/stepRoutes.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { setRoutes, type SetRoute } from '../../schema/language/sets.ts';
import type { Question } from '../support/app.ts';
import type { Principal } from '../support/principals.ts';
import { factsOf, type Seed } from '../support/seeds.ts';

/** Expected outcome of a call: refused with this status, or permitted. */
export type Outcome = 400 | 401 | 403 | 404 | 'permitted';

/** Action for which each operation requires the right. */
export const actionOf: Readonly<Record<Operation, Action>> = {
  list: 'read',
  count: 'read',
  versions: 'read',
  one: 'read',
  history: 'read',
  options: 'read',
  duplicates: 'read',
  merge: 'delete',
  unmerge: 'delete',
  merged: 'read',
  board: 'read',
  move: 'update',
  export: 'export',
  create: 'create',
  update: 'update',
  bulk: 'update',
  delete: 'delete',
  restore: 'restore',
};

/** Returns the expected outcome of a call that depends on the rights on the whole entity. */
export function outcomeOf(registry: Registry, { actor }: Principal, action: Action, kind: string): Outcome {
  if (actor === null) return 401;
  if (!isMember(actor) || can(actor, action, kind, registry) === 'no') return 403;
  return 'permitted';
}

/**
 * Returns the expected outcome of a call about one record, by the reference implementation of the rights (`canOn`): 404
 * if the caller may not know of it, 403 if they may read but not write it.
 * @param seed the record; null for a deleted, foreign or missing one
 * @param level the level that a step requires besides
 */
export function outcomeOn(
  registry: Registry,
  principal: Principal,
  action: Action,
  kind: string,
  seed: Seed | null,
  level: StateStep['level'] = 'EDIT_ASSIGN',
): Outcome {
  const outcome = outcomeOf(registry, principal, action, kind);
  const { actor } = principal;
  if (outcome !== 'permitted' || actor === null) return outcome;
  if (seed === null) return 404;
  const facts = factsOf(seed, principal);
  if (!canOn(actor, 'read', kind, registry, facts)) return 404;
  const asked = level === 'EDIT_ALL' ? { ...actor, staffId: null } : actor;
  return canOn(asked, action, kind, registry, facts) ? 'permitted' : 403;
}

/** A route that names one record, with its answer to a permitted caller for a request without an effect. */
export interface RecordRoute {
  readonly title: string;
  readonly action: Action;
  /** The kind that the record becomes, which has to be open as well. */
  readonly becomes?: string | undefined;
  /** Level that a step requires besides the right to edit. */
  readonly level?: StateStep['level'] | undefined;
  /** Does the route look among deleted records? */
  readonly isOfDeleted: boolean;
  /** Does the route take its rights from those of reading, updating or deleting, which are asked about more records? */
  readonly isFurther: boolean;
  /** The answer where the call is permitted: a refusal's code, or 200. */
  readonly permitted: readonly (number | string)[];
  question(id: string): Question;
}

/** A version that no record has: a write with it is refused once the rights have been passed. */
const noVersion = 2_000_000_000;
const nobody = '01930000-0000-7000-8000-00000000dead';

/** A write's question as its route takes it: the id in the path or beside the values. */
export function placed(method: string, path: string, id: string, given: Record<string, unknown>): Question {
  const isInPath = path.includes('{id}');
  const values = isInPath ? given : { id, ...given };
  const filled = path.replace('{id}', id);
  return method === 'GET' || method === 'DELETE'
    ? { method, path: filled, query: values }
    : { method, path: filled, body: values };
}

const setGiven: Readonly<Record<SetRoute['does'], Record<string, unknown>>> = {
  read: {},
  replace: { mediaIds: [], version: noVersion },
  add: { ids: [nobody], version: noVersion },
  remove: { version: noVersion },
};

/** The column that a move of an entity's cards takes: the first value of a choice, or the status of that id. */
export function columnFor(entity: AnyEntity, statusId: string): Record<string, unknown> {
  const board = boardOf(entity);
  if (!board) return {};
  const { field, wireKey } = board;
  return { [wireKey]: field.kind === 'choice' ? codeOf(field.choices, namesOf(field.choices)[0] ?? '') : statusId };
}

/** Every route of an entity that names one record; none of the questions changes anything but a restore. */
export function recordRoutes(entity: AnyEntity): RecordRoute[] {
  const given: Partial<Record<Operation, Record<string, unknown>>> = {
    delete: { version: noVersion },
    merge: { version: noVersion, goneId: nobody, goneVersion: noVersion },
    unmerge: { version: noVersion, mergeId: nobody },
    move: { version: noVersion, ...columnFor(entity, nobody) },
  };
  const stale: readonly Operation[] = ['delete', 'merge', 'unmerge', 'move'];
  const routes = entity.routes.flatMap(({ operation, method, path }): RecordRoute[] => {
    if (!['one', 'history', 'update', 'delete', 'restore', 'merge', 'unmerge', 'move'].includes(operation)) return [];
    return [
      {
        title: `${method} ${path}`,
        action: actionOf[operation],
        isOfDeleted: operation === 'restore',
        isFurther: !['one', 'update', 'delete', 'restore'].includes(operation),
        permitted: stale.includes(operation) ? ['staleVersion'] : [200],
        question: (id) => placed(method, path, id, given[operation] ?? {}),
      },
    ];
  });
  const steps = stepsOf(entity).map(({ name, isConversion, method, path }): RecordRoute => ({
    title: `${method} ${path}`,
    action: 'update',
    isOfDeleted: false,
    isFurther: true,
    permitted: isConversion ? ['staleVersion'] : ['changedMeanwhile', 'transitionRefused', 'required'],
    question: (id) => placed(method, path, id, { version: noVersion }),
    ...(isConversion
      ? { becomes: entity.converts?.to }
      : { level: declaredSteps(entity).find((step) => step.name === name)?.level }),
  }));
  const sets = setRoutes(entity).map(({ does, method, path }): RecordRoute => ({
    title: `${method} ${path}`,
    action: does === 'read' ? 'read' : 'update',
    isOfDeleted: false,
    isFurther: true,
    permitted: does === 'read' ? [200] : ['staleVersion'],
    question: (id) => placed(method, path.replace('{itemId}', nobody), id, setGiven[does]),
  }));
  return [...routes, ...steps, ...sets];
}

/**
 * Returns the records that an asker asks a route about: one of each outcome, and each record in one of several turns. So
 * every record is asked about by every route and by every asker, but not by each pair of them.
 * @param turn `at` differs from route to route and from asker to asker; `of` is the number of turns
 */
export function sampleOf<Item>(
  items: readonly Item[],
  outcomeOf: (item: Item) => Outcome,
  turn: { readonly at: number; readonly of: number },
): Item[] {
  const seen = new Set<Outcome>();
  return items.filter((item, at) => {
    const outcome = outcomeOf(item);
    const isFirst = !seen.has(outcome);
    seen.add(outcome);
    return isFirst || (at + turn.at) % turn.of === 0;
  });
}
