import { nameOf, type ChoiceField } from '../fields/choice.ts';
import { kindOf } from '../fields/kinds.ts';
import { inverseOf } from '../fields/field.ts';
import type { AnyEntity, FurtherList, ListCondition, ListConfig } from './entity.ts';
import { routeOf, type Operation, type Route } from './operations.ts';
import { declaredSteps } from './states.ts';

type Declared = Pick<AnyEntity, 'list' | 'lists' | 'fields'>;

/** The names of the lists of an entity besides the main one. */
export function furtherLists({ lists = {} }: Pick<AnyEntity, 'lists'>): readonly string[] {
  return Object.keys(lists);
}

/** Returns a list of an entity besides the main one; throws if there is none of that name. */
export function furtherList({ lists = {} }: Pick<AnyEntity, 'lists'>, name: string): FurtherList<string> {
  const found = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!found) throw new Error(`no list is called '${name}'`);
  return found;
}

/**
 * Returns a list of an entity as a whole: the main one for no name. A further one has its own columns, order and filters,
 * what it leaves out of these like the main one, and neither tabs nor a board.
 */
export function listConfigOf(entity: Declared, name?: string): ListConfig<string> {
  if (name === undefined) return entity.list;
  const { columns, hidden = [], card, filters, sort, actions } = furtherList(entity, name);
  const { tabs: _tabs, open: _open, opensOn: _opensOn, board: _board, pin: _pin, card: _card, ...shared } = entity.list;
  const own = {
    columns,
    hidden,
    sort,
    ...(card && { card }),
    ...(filters && { filters }),
    ...(actions && { actions }),
  };
  return { ...shared, ...own };
}

/** Returns an entity as one of its lists shows it: that list is its only one. */
export function asListed(entity: AnyEntity, name?: string): AnyEntity {
  return name === undefined ? entity : { ...entity, list: listConfigOf(entity, name) };
}

/** Operations that a list has a route for. */
export type ListOperation = Extract<Operation, 'list' | 'count' | 'export'>;

/** A route of a list besides the main one. */
export interface ListRoute extends Route {
  readonly operation: ListOperation;
  /** Name of the list. */
  readonly list: string;
}

/** The routes of the lists besides the main one, as far as the entity offers the operation. */
export function listRoutes(entity: Pick<AnyEntity, 'lists' | 'api'>): readonly ListRoute[] {
  const { base, without = [] } = entity.api;
  const paths: Readonly<Record<ListOperation, string>> = { list: '', count: '/count', export: '/export' };
  return Object.entries(entity.lists ?? {}).flatMap(([list, { route }]) =>
    (['list', 'count', 'export'] as const)
      .filter((operation) => !without.includes(operation))
      .map((operation): ListRoute => ({
        ...routeOf(operation, `POST /${route}${paths[operation]}`, base),
        operation,
        list,
      })),
  );
}

/** The column of a field that a condition looks at: that of a field of one value. */
export function conditionKey({ fields }: Pick<AnyEntity, 'fields'>, name: string): string | null {
  const field = fields[name];
  if (!field || inverseOf(field) !== undefined) return null;
  const [column, ...others] = kindOf(field).columns(name, field);
  return column && others.length === 0 ? column.key : null;
}

/** Actions on the selected records, besides the steps, that a further list may offer. */
const listActions = ['assign', 'edit', 'merge', 'export', 'delete', 'restore'] as const;

/** Returns true if a list offers an action on its records: one of many, or a step. */
export function offersInList({ list }: Pick<AnyEntity, 'list'>, action: string): boolean {
  const { actions } = list;
  return actions === undefined || actions.includes(action);
}

/** Returns the mistakes of a condition of a list. */
function conditionMistakes(entity: AnyEntity, at: string, name: string, condition: ListCondition): string[] {
  const field = entity.fields[name];
  if (!field) return [`${at} asks for '${name}', which is no field`];
  if (field.access) return [`${at} asks for '${name}', which asks for a right of its own`];
  const key = conditionKey(entity, name);
  if (key === null) return [`${at} asks for '${name}', which has no one value`];
  if ('is' in condition && field.kind === 'choice') {
    const { choices } = field as ChoiceField;
    const known = (value: unknown) => nameOf(choices, value) !== undefined;
    return condition.is.flatMap((value) =>
      known(value) ? [] : [`${at} asks for '${value}', which '${name}' cannot be`],
    );
  }
  if (('from' in condition || 'to' in condition) && field.kind !== 'integer')
    return [`${at} bounds '${name}', which is no integer`];
  return [];
}

/** Returns the mistakes of the lists besides the main one. */
export function furtherListMistakes(entity: AnyEntity): string[] {
  const { lists = {}, list, fields, api } = entity;
  const mistakes: string[] = [];
  const known = new Set([...Object.keys(fields), 'createdAt', 'updatedAt']);
  const steps = declaredSteps(entity).map(({ name }) => name);
  const routes = Object.values(lists).map(({ route }) => route);
  for (const [name, further] of Object.entries(lists)) {
    const at = `lists.${name}`;
    const { route, where, columns, hidden = [], card = [], filters = [], sort, actions = [] } = further;
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) mistakes.push(`the list '${name}' is not in camel case`);
    if (!/^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*$/.test(route)) mistakes.push(`${at}.route '${route}' is no path`);
    if (routes.filter((one) => one === route).length > 1) mistakes.push(`two lists have the route '${route}'`);
    const shown = [...columns, ...hidden];
    for (const one of shown) if (!known.has(one)) mistakes.push(`${at} shows '${one}', which is no field`);
    for (const one of new Set(shown.filter((other, index) => shown.indexOf(other) !== index)))
      mistakes.push(`${at} shows '${one}' twice`);
    for (const one of card) if (!shown.includes(one)) mistakes.push(`${at}.card shows '${one}', which is no column`);
    for (const one of filters)
      if (!list.filters?.includes(one)) mistakes.push(`${at} filters by '${one}', by which the main list does not`);
    if (!list.sortable?.includes(sort[0])) mistakes.push(`${at} sorts by '${sort[0]}', which is not sortable`);
    const conditions = Object.entries(where);
    if (conditions.length === 0) mistakes.push(`${at} has no condition: it would be the main list`);
    for (const [field, condition] of conditions)
      if (condition) mistakes.push(...conditionMistakes(entity, at, field, condition));
    for (const action of actions)
      if (![...listActions, ...steps].includes(action)) mistakes.push(`${at} offers '${action}', which is no action`);
  }
  if (furtherLists(entity).length > 0 && api.without?.includes('list'))
    mistakes.push('it has further lists, and none that they are further to');
  return mistakes;
}
