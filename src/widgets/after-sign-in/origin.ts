/** Where somebody was on the way when they were asked to sign in; kept in the history entry of the sign-in page. */
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

/** The address to go on to after signing in; the start page where nobody was on the way to anywhere. */
export function nextAddress(state: unknown): string {
  const origin = state as Partial<Origin> | null;
  return origin?.nextPathname ? `${origin.nextPathname}${origin.nextSearch ?? ''}` : '/';
}
