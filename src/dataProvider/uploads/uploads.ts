import type { Media } from '../../../schema/media.ts';
import { uploadProgressInterval, uploadsAtOnce } from '../../../schema/rules/limits.ts';
import type { Transport } from './transport.ts';
import type { Unfinished } from './unfinished.ts';
import { refusalOf } from '../refusal.ts';
import { uploadFile, UploadFailedError, type UploadParts } from './uploadFile.ts';

/** How far a file has got (AB 4). */
export type UploadStatus = 'idle' | 'uploading' | 'done' | 'error' | 'removed';

/** A file that is uploaded (AB 3, Uploaded file). */
export interface UploadItem {
  readonly uid: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  readonly status: UploadStatus;
  /** Of the bytes that are there, 0 to 100. */
  readonly percent: number;
  readonly response?: Media;
  /** Why it failed, as it was thrown. */
  readonly error?: unknown;
}

/** The uploads of this tab, whatever page they were begun on. */
export interface Uploads {
  /** Without those that were removed. */
  items(): readonly UploadItem[];
  subscribe(changed: () => void): () => void;
  /** Begins to upload a file, or puts it behind others; `done` comes with the file, or null once it was removed. */
  add(file: File): { readonly uid: string; readonly done: Promise<Media | null> };
  /** Tries again what failed. */
  retry(uid: string): void;
  /** Gives an upload up, or takes a finished one off the list. */
  remove(uid: string): void;
  /** Takes everything off the list. */
  clear(): void;
}

export interface UploadsParts extends Pick<UploadParts, 'clock' | 'wait'> {
  readonly transport: Transport;
  readonly unfinished: Unfinished;
  /** A name that no other upload has. */
  readonly newKey: () => string;
}

interface Entry {
  item: UploadItem;
  readonly file: File;
  key: string;
  isResumed: boolean;
  stop: AbortController;
  readonly settle: (media: Media | null) => void;
}

/** Makes the uploads of a tab: some at once, the others behind them in order. */
export function createUploads(parts: UploadsParts): Uploads {
  const { transport, unfinished, clock, wait, newKey } = parts;
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let shown: readonly UploadItem[] = [];
  let toldAt = 0;

  const tell = () => {
    shown = [...entries.values()].map(({ item }) => item);
    toldAt = clock();
    for (const listener of listeners) listener();
  };
  const change = (entry: Entry, item: Partial<UploadItem>) => {
    entry.item = { ...entry.item, ...item };
    tell();
  };
  const running = () => shown.filter(({ status }) => status === 'uploading').length;

  const run = async (entry: Entry) => {
    const { file, key } = entry;
    const { signal } = entry.stop;
    change(entry, { status: 'uploading' });
    unfinished.keep(file, key);
    const onSent = (bytes: number) => {
      const percent = Math.floor((100 * bytes) / Math.max(1, file.size));
      entry.item = { ...entry.item, percent };
      // The bar moves no more often than it can be seen to.
      if (clock() - toldAt >= uploadProgressInterval) tell();
    };
    try {
      const response = await uploadFile({ ...entry, transport, signal, clock, wait, onSent });
      unfinished.forget(file);
      change(entry, { status: 'done', percent: 100, response });
      entry.settle(response);
    } catch (error) {
      if (!signal.aborted) change(entry, { status: 'error', error });
    }
    startNext();
  };
  const startNext = () => {
    const waiting = [...entries.values()].filter(({ item }) => item.status === 'idle');
    for (const entry of waiting.slice(0, Math.max(0, uploadsAtOnce - running()))) void run(entry);
  };
  const drop = (entry: Entry) => {
    const wasDone = entry.item.status === 'done';
    entry.item = { ...entry.item, status: 'removed' };
    entries.delete(entry.item.uid);
    entry.stop.abort();
    if (!wasDone) unfinished.forget(entry.file);
    entry.settle(null);
  };

  return {
    items: () => shown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add: (file) => {
      const uid = newKey();
      const known = unfinished.find(file);
      // The same file twice at once is two uploads.
      const isTaken = [...entries.values()].some(({ key }) => key === known);
      const isResumed = known !== null && !isTaken;
      const item = { uid, name: file.name, size: file.size, type: file.type, status: 'idle', percent: 0 } as const;
      const done = new Promise<Media | null>((settle) => {
        const stop = new AbortController();
        entries.set(uid, { item, file, key: isResumed ? known : uid, isResumed, stop, settle });
      });
      tell();
      startNext();
      return { uid, done };
    },
    retry: (uid) => {
      const entry = entries.get(uid);
      if (entry?.item.status !== 'error') return;
      const { error, ...item } = entry.item;
      entry.item = { ...item, status: 'idle' };
      // What the server refused, or could not read, it refuses again under the same name.
      const isRefused = error instanceof UploadFailedError ? error.isFinal : (refusalOf(error)?.status ?? 0) >= 400;
      if (isRefused) entry.key = newKey();
      entry.isResumed = !isRefused;
      tell();
      startNext();
    },
    remove: (uid) => {
      const entry = entries.get(uid);
      if (!entry) return;
      drop(entry);
      tell();
      startNext();
    },
    clear: () => {
      for (const entry of entries.values()) drop(entry);
      tell();
    },
  };
}
