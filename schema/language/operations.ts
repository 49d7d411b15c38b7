/** Operation of the engine; each is a route unless the declaration closes it. */
export type Operation =
  | 'list'
  | 'count'
  | 'versions'
  | 'one'
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'bulk'
  | 'export'
  | 'options'
  | 'history'
  | 'duplicates'
  | 'merge'
  | 'unmerge'
  | 'merged'
  | 'board'
  | 'move';

/** HTTP method of a route. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A method and a path below the entity's base; `{id}` is the record. Without it, a write takes `id` in its body. */
export type RouteSpec = `${Method} /${string}`;

/** Default routes of an entity, used where the requirements name none (AB 7, CM 7). */
export const defaultRoutes: Readonly<Record<Operation, RouteSpec>> = {
  list: 'POST /list',
  count: 'POST /count',
  versions: 'POST /versions',
  one: 'GET /{id}',
  create: 'POST /',
  update: 'PUT /{id}',
  delete: 'DELETE /{id}',
  restore: 'POST /{id}/restore',
  bulk: 'POST /bulk',
  export: 'POST /export',
  options: 'GET /form-option',
  history: 'GET /{id}/history',
  duplicates: 'GET /duplicates',
  merge: 'POST /{id}/merge',
  unmerge: 'POST /{id}/unmerge',
  merged: 'GET /{id}/merged',
  board: 'POST /board',
  move: 'PUT /status/{id}',
};

/** The files that an export makes. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Every operation. */
export const operations = Object.keys(defaultRoutes) as Operation[];

/** Operations of entities that declare `duplicates`; `merged` also applies to those that can be converted. */
export const duplicateOperations: readonly Operation[] = ['duplicates', 'merge', 'unmerge', 'merged'];

/** Operations of entities that declare a board. */
export const boardOperations: readonly Operation[] = ['board', 'move'];

/** Returns true if an entity has a route for an operation. */
export function offers({ routes }: { readonly routes: readonly Route[] }, operation: Operation): boolean {
  return routes.some((route) => route.operation === operation);
}

/** A route as a server or a client calls it. */
export interface Route {
  readonly operation: Operation;
  readonly method: Method;
  /** The whole path, `{id}` unfilled. */
  readonly path: string;
}

/** The parts of a route below a base ("GET /" is the base itself). */
export function routeOf(operation: Operation, spec: RouteSpec, base: string): Route {
  const [method, path] = spec.split(' ') as [Method, string];
  return { operation, method, path: path === '/' ? base : `${base}${path}` };
}
