/** Address that was requested when sign-in became necessary; kept in the history entry of the sign-in page. */
export interface Origin {
  readonly nextPathname: string;
  readonly nextSearch: string;
}

/** The state with which a page on the way in leads to another one: the origin, and nothing else of its own state. */
export function onTheWay(state: unknown): Partial<Origin> {
  const { nextPathname, nextSearch } = (state ?? {}) as Partial<Origin>;
  return { ...(nextPathname !== undefined && { nextPathname }), ...(nextSearch !== undefined && { nextSearch }) };
}

/** The same, for the sign-in page of who began and came too late to finish. */
export function tooLate(state: unknown): Partial<Origin> & { readonly isLate: true } {
  return { ...onTheWay(state), isLate: true };
}

export function isLate(state: unknown): boolean {
  return (state as { readonly isLate?: boolean } | null)?.isLate === true;
}

/** Returns the address to open after signing in; the start page if none was requested. */
export function nextAddress(state: unknown): string {
  const origin = state as Partial<Origin> | null;
  return origin?.nextPathname ? `${origin.nextPathname}${origin.nextSearch ?? ''}` : '/';
}
