import type { Store } from 'ra-core';

/** Beginning of the keys of tables. */
export const columnsPrefix = 'columns.';
/** Keys that begin so the server keeps for a person; every other key is the browser's alone. */
export const syncedPrefixes: readonly string[] = [columnsPrefix, 'start.', 'activity.', 'keys.'];
const isSynced = (key: string) => syncedPrefixes.some((prefix) => key.startsWith(prefix));

/** Owner of the synced items in this browser, and the items that are not yet saved on the server. */
const ownerKey = 'sync.owner';
const unsentKey = 'sync.unsent';

/** Time between the last change and its request, in milliseconds: resizing a column makes many changes. */
const pause = 500;

/** Dependencies of the synchronised store. */
export interface SyncParts {
  readonly local: Store;
  /** Everything that the server keeps for the signed-in person. */
  readonly read: () => Promise<Readonly<Record<string, unknown>>>;
  /** Saves one item; null deletes it. */
  readonly write: (key: string, value: object | null) => Promise<unknown>;
}

/** Store whose chosen items are kept on the server. */
export interface SyncedStore extends Store {
  /**
   * Synchronises the store with the server after signing in; if the server is unreachable, the store stays as it is.
   */
  readonly sync: (accountId: string) => Promise<void>;
}

/**
 * The browser's store, whose synced items the server keeps too: a change is there at once, and in the person's other
 * browsers when they sign in. What could not be sent is sent at the next sign-in here.
 */
export function createSyncedStore({ local, read, write }: SyncParts): SyncedStore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const unsent = () => local.getItem<readonly string[]>(unsentKey, []) ?? [];
  const mark = (key: string) => local.setItem(unsentKey, [...new Set([...unsent(), key])]);
  const unmark = (key: string) =>
    local.setItem(
      unsentKey,
      unsent().filter((one) => one !== key),
    );

  async function send(key: string): Promise<void> {
    const value = local.getItem<object>(key) ?? null;
    await write(key, value);
    // A change that came in between has its own turn.
    if (!timers.has(key)) unmark(key);
  }

  function changed(key: string): void {
    if (!isSynced(key) || local.getItem(ownerKey) === undefined) return;
    mark(key);
    clearTimeout(timers.get(key));
    const later = () => {
      timers.delete(key);
      send(key).catch(() => undefined);
    };
    timers.set(key, setTimeout(later, pause));
  }

  const syncedKeys = () =>
    syncedPrefixes.flatMap((prefix) => Object.keys(local.listItems?.(prefix) ?? {})).filter(isSynced);

  /** Nothing of one person stays for the next one. */
  function takeOver(accountId: string): void {
    if (local.getItem(ownerKey) === accountId) return;
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    for (const key of syncedKeys()) local.removeItem(key);
    local.setItem(unsentKey, []);
    local.setItem(ownerKey, accountId);
  }

  async function sync(accountId: string): Promise<void> {
    takeOver(accountId);
    await Promise.all(unsent().map((key) => send(key).catch(() => undefined)));
    const kept = await read().catch(() => null);
    if (kept === null || local.getItem(ownerKey) !== accountId) return;
    const own = unsent();
    for (const key of syncedKeys()) if (!(key in kept) && !own.includes(key)) local.removeItem(key);
    for (const [key, value] of Object.entries(kept)) {
      const isNew = JSON.stringify(local.getItem(key)) !== JSON.stringify(value);
      if (isSynced(key) && !own.includes(key) && isNew) local.setItem(key, value);
    }
  }

  return {
    ...local,
    setItem: (key, value) => {
      local.setItem(key, value);
      changed(key);
    },
    removeItem: (key) => {
      local.removeItem(key);
      changed(key);
    },
    sync,
  };
}
