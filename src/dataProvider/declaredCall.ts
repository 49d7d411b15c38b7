import type { CallInput, DeclaredRoute } from '../../schema/calls.ts';
import type { Method } from '../../schema/language/operations.ts';
import type { ApiRequest } from './apiRequest.ts';

/** Options for sending a call, besides the input that it declares. */
export type SendOptions = Pick<ApiRequest, 'headers' | 'signal' | 'timeout'>;

interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The request of a declared call: its path with the parameters filled in, its query and its body. */
export function requestTo<Route extends DeclaredRoute>(
  route: Route,
  input: CallInput<Route> & SendOptions,
): ApiRequest {
  const [method, pattern] = route.split(' ') as [Method, string];
  const { params = {}, ...rest } = input as Given & SendOptions;
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
  return { method, path, ...rest };
}
