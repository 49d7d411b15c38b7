import type { Uploads } from './uploads.ts';

/** Starts uploads. The code that sends them is loaded with the first one. */
export interface UploadDesk {
  /** The uploads of this tab; null as long as there were none. */
  current(): Uploads | null;
  subscribe(changed: () => void): () => void;
  open(): Promise<Uploads>;
  /** Cancels all of them, as after signing out. */
  close(): void;
}

/** Makes the desk of a tab. */
export function createUploadDesk(load: () => Promise<Uploads>): UploadDesk {
  const listeners = new Set<() => void>();
  let current: Uploads | null = null;
  let opening: Promise<Uploads> | null = null;
  const put = (uploads: Uploads | null) => {
    current = uploads;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    open: () => {
      const opened = (opening ??= load().then((uploads) => {
        if (opening === opened) put(uploads);
        return uploads;
      }));
      // A failed load is retried with the next file.
      opened.catch(() => (opening = null));
      return opened;
    },
    close: () => {
      opening = null;
      current?.clear();
      put(null);
    },
  };
}
