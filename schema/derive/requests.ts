import { routePartsOf, type Call } from '../language/call.ts';
import type { AnyEntity } from '../language/entity.ts';
import type { Method, Operation, Route } from '../language/operations.ts';

/** A call of one of an entity's routes: what a read carries is its query, what anything else carries is its body. */
export interface EntityRequest {
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Input of a call: the record, and the values for its query or its body. */
export interface Given {
  readonly id?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The route of an operation; throws where the declaration offers none. */
export function routeFor(entity: AnyEntity, operation: Operation): Route {
  const route = entity.routes.find((one) => one.operation === operation);
  if (!route) throw new Error(`'${operation}' is not offered for '${entity.name}'`);
  return route;
}

function withoutNothing(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * A call of one of an entity's routes: the id where the path has a place for it, else in the body; the other
 * values in the query of a GET or DELETE, in the body of anything else.
 */
export function requestFor(entity: AnyEntity, operation: Operation, { id, values = {} }: Given = {}): EntityRequest {
  const { method, path } = routeFor(entity, operation);
  const hasPlace = path.includes('{id}');
  const filled = hasPlace ? path.replace('{id}', encodeURIComponent(id ?? '')) : path;
  const sent = withoutNothing({ ...values, ...(!hasPlace && id !== undefined && { id }) });
  if (method === 'GET' || method === 'DELETE') return { method, path: filled, query: sent };
  return { method, path: filled, body: sent };
}

/** Properties of a body, also of one that may be left out. */
export function bodyProperties({ body }: Pick<Call, 'body'>): Readonly<Record<string, object>> {
  return (body as { readonly properties?: Readonly<Record<string, object>> } | undefined)?.properties ?? {};
}

/** A request of a declared call: each value goes by its name to the path, the query or the body. */
export function requestOfCall(call: Call, values: Readonly<Record<string, unknown>>): EntityRequest {
  const { method } = routePartsOf(call);
  const among = (names: object) =>
    Object.fromEntries(Object.entries(withoutNothing(values)).filter(([key]) => key in names));
  const path = call.route
    .slice(method.length + 1)
    .replaceAll(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(String(values[name] ?? '')));
  return {
    method,
    path,
    ...(call.query && { query: among(call.query.properties) }),
    ...(call.body && { body: among(bodyProperties(call)) }),
  };
}
