import type { favoriteCalls } from './areas/operators/calls/favorites.ts';
import type { AnswerOf, CallBody, Call, CallRoute, ParamsOf, QueryOf } from './call.ts';

type ByRoute<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls as Calls[Name]['route']]: Calls[Name];
};

/** Every declared call by its route. Types alone: the browser loads no schema. */
export type Calls = ByRoute<typeof favoriteCalls>;

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
