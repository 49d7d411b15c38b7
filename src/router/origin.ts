/** Where somebody was on the way when they were asked to sign in; kept in the history entry of the sign-in page. */
export interface Origin {
  readonly nextPathname: string;
  readonly nextSearch: string;
}

/** The address to go on to after signing in; the start page where nobody was on the way to anywhere. */
export function nextAddress(state: unknown): string {
  const origin = state as Partial<Origin> | null;
  return origin?.nextPathname ? `${origin.nextPathname}${origin.nextSearch ?? ''}` : '/';
}
