import type { Calls } from '../generated/calls.ts';
import type { AnswerOf, CallBody, CallRoute, ParamsOf, QueryOf } from './language/call.ts';

/** The routes that are declared. */
export type DeclaredRoute = keyof Calls & CallRoute;

type Given<Key extends string, Value> = undefined extends Value
  ? { readonly [K in Key]?: Value }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** What a client gives to a call: the parameters of its path, its query and its body. */
export type CallInput<Route extends DeclaredRoute> = Given<'params', ParamsOf<Calls[Route]>> &
  Given<'query', QueryOf<Calls[Route]>> &
  Given<'body', CallBody<Calls[Route]>>;

/** What a client gets from a call. */
export type CallAnswer<Route extends DeclaredRoute> = AnswerOf<Calls[Route]>;
