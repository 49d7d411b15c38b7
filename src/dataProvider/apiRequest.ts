import type { Method } from '../../schema/language/operations.ts';

/** A call of the API. Arrays in a query repeat their key; undefined values are left out. */
export interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON, or as it is where it is form data. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly timeout?: number;
}
