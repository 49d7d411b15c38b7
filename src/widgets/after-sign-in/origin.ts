/** Address that was requested when sign-in became necessary; kept in the history entry of the sign-in page. */
export interface Origin {
  readonly nextPathname: string;
  readonly nextSearch: string;
}

/** Returns the navigation state for the next page of signing in: the origin, without any other state. */
export function onTheWay(state: unknown): Partial<Origin> {
  const { nextPathname, nextSearch } = (state ?? {}) as Partial<Origin>;
  return { ...(nextPathname !== undefined && { nextPathname }), ...(nextSearch !== undefined && { nextSearch }) };
}

/** Returns the navigation state for the sign-in page after a sign-in expired before its second step. */
export function tooLate(state: unknown): Partial<Origin> & { readonly isLate: true } {
  return { ...onTheWay(state), isLate: true };
}

/** Returns true if a sign-in that was begun expired before its second step. */
export function isLate(state: unknown): boolean {
  return (state as { readonly isLate?: boolean } | null)?.isLate === true;
}

/** Returns the address to open after signing in; the start page if none was requested. */
export function nextAddress(state: unknown): string {
  const origin = state as Partial<Origin> | null;
  return origin?.nextPathname ? `${origin.nextPathname}${origin.nextSearch ?? ''}` : '/';
}
