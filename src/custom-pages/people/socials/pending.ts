/** Connection in progress while the browser is at the provider's dialog. */
export interface Pending {
  readonly state: string;
  /** The entity of the record. */
  readonly kind: string;
  readonly id: string;
  readonly talentSocialId: string;
}

const key = 'greenroom.social';

/** Remembers it in this tab, of which one at a time is at a dialog. */
export function remember(pending: Pending): void {
  sessionStorage.setItem(key, JSON.stringify(pending));
}

/** Returns the connection begun in this tab with that state; null for any other. */
export function pendingOf(state: string | null): Pending | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null;
    return kept !== null && kept.state === state ? kept : null;
  } catch {
    return null;
  }
}

/** Removes the connection in progress. */
export function clearPending(): void {
  sessionStorage.removeItem(key);
}
