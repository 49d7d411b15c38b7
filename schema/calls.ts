import type { FilesCalls } from './areas/files/calls.ts';
import type { IdentityCalls } from './areas/identity/calls.ts';
import type { OperatorsCalls } from './areas/operators/calls.ts';
import type { PeopleCalls } from './areas/people/calls.ts';
import type { SettingsCalls } from './areas/settings/calls.ts';
import type { ToolsCalls } from './areas/tools/calls.ts';
import type { WorkCalls } from './areas/work/calls.ts';
import type { AnswerOf, CallBody, CallRoute, ParamsOf, QueryOf } from './call.ts';

/** Every declared call by its route. Types alone: the browser loads no schema. */
export type Calls = FilesCalls & IdentityCalls & OperatorsCalls & PeopleCalls & SettingsCalls & ToolsCalls & WorkCalls;

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
