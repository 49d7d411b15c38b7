import type { Calls } from '../generated/calls.ts';
import type { AnswerOf, CallBody, CallRoute, ParamsOf, QueryOf } from './language/call.ts';

/** The routes that are declared. */
export type DeclaredRoute = keyof Calls & CallRoute;

type Given<Key extends string, Value> = undefined extends Value
  ? { readonly [K in Key]?: Value }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** Input of a call for a client: path parameters, query and body. */
export type CallInput<Route extends DeclaredRoute> = Given<'params', ParamsOf<Calls[Route]>> &
  Given<'query', QueryOf<Calls[Route]>> &
  Given<'body', CallBody<Calls[Route]>>;

/** Answer of a call for a client. */
export type CallAnswer<Route extends DeclaredRoute> = AnswerOf<Calls[Route]>;
