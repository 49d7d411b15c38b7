/** The record whose page is or was open: its list gives its row the focus when one comes back. */
let last: { readonly kind: string; readonly id: string } | null = null;

/** Notes whose page is open. */
export function noteOpened(kind: string, id: string): void {
  last = { kind, id };
}

/** Returns the id of the record that a list of that kind is come back from; null for none. */
export function lastOpened(kind: string): string | null {
  return last?.kind === kind ? last.id : null;
}

/** Forgets it: a list that is left for anything else starts anew. */
export function forgetOpened(): void {
  last = null;
}
