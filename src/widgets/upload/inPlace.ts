import { useEffect, useSyncExternalStore } from 'react';

let shown: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(uids: ReadonlySet<string>): void {
  shown = uids;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns true if a page shows an upload among its own rows now. */
export const isInPlace = (uid: string): boolean => shown.has(uid);

/** The uploads that a page shows among its own rows, by uid: the dialog of uploads leaves them out. */
export function useInPlace(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Says that the page shows some uploads among its own rows, as long as it does. */
export function useShowInPlace(uids: readonly string[]): void {
  const joined = uids.join(' ');
  useEffect(() => {
    const own = joined.split(' ').filter(Boolean);
    if (own.length === 0) return undefined;
    change(new Set([...shown, ...own]));
    return () => change(new Set([...shown].filter((uid) => !own.includes(uid))));
  }, [joined]);
}
