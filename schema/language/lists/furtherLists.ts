import { kindOf } from '../../fields/kinds.ts';
import { inverseOf } from '../../fields/field.ts';
import type { AnyEntity, FurtherList, ListConfig } from '../entity.ts';
import { routeOf, type Operation, type Route } from '../operations.ts';

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
  const {
    tabs: _tabs,
    open: _open,
    opensOn: _opensOn,
    aside: _aside,
    board: _board,
    card: _card,
    ...shared
  } = entity.list;
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
  const { base, without = [], alsoAt = {} } = entity.api;
  const isThere = (at: string, operation: ListOperation) =>
    !without.includes(operation) && (at === base || alsoAt[at as `/${string}`]?.includes(operation) === true);
  const paths: Readonly<Record<ListOperation, string>> = { list: '', count: '/count', export: '/export' };
  return [base, ...Object.keys(alsoAt)].flatMap((at) =>
    Object.entries(entity.lists ?? {}).flatMap(([list, { route }]) =>
      (['list', 'count', 'export'] as const)
        .filter((operation) => isThere(at, operation))
        .map((operation): ListRoute => ({
          ...routeOf(operation, `POST /${route}${paths[operation]}`, at),
          operation,
          list,
        })),
    ),
  );
}

/** The column of a field that a condition looks at: that of a field of one value. */
export function conditionKey({ fields }: Pick<AnyEntity, 'fields'>, name: string): string | null {
  const field = fields[name];
  if (!field || inverseOf(field) !== undefined) return null;
  const [column, ...others] = kindOf(field).columns(name, field);
  return column && others.length === 0 ? column.key : null;
}

/** Returns true if a list offers an action on its records: one of many, or a step. */
export function offersInList({ list }: Pick<AnyEntity, 'list'>, action: string): boolean {
  const { actions } = list;
  return actions === undefined || actions.includes(action);
}
