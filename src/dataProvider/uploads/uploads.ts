import type { Media } from '../../../schema/media.ts';
import { plainFilename } from '../../../schema/rules/filenames.ts';
import { uploadProgressInterval, uploadsAtOnce } from '../../../schema/rules/limits.ts';
import type { Transport } from './transport.ts';
import type { Unfinished } from './unfinished.ts';
import { refusalOf } from '../refusal.ts';
import { addressJob, fileJob, type Job } from './jobs.ts';
import type { UploadParts } from './uploadFile.ts';

/** State of an upload (AB 4). */
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
  /** Error of a failed upload, as thrown. */
  readonly error?: unknown;
}

/** A running upload; `done` resolves to the file, or to null if the upload was removed. */
export interface Begun {
  readonly uid: string;
  readonly done: Promise<Media | null>;
}

/** Uploads of this tab, from every page. */
export interface Uploads {
  /** Without those that were removed. */
  items(): readonly UploadItem[];
  subscribe(changed: () => void): () => void;
  /** Begins to upload a file, or puts it behind others. */
  add(file: File): Begun;
  /**
   * Stores the content of an address: a page, which is available at once and is not listed; any other file is fetched
   * by the server. Throws the server's errors.
   */
  link(address: string): Promise<Media | Begun>;
  /** Tries again what failed. */
  retry(uid: string): void;
  /** Cancels an upload, or removes a finished one from the list. */
  remove(uid: string): void;
  /** Takes everything off the list. */
  clear(): void;
}

/** Dependencies of the uploads. */
export interface UploadsParts extends Pick<UploadParts, 'clock' | 'wait'> {
  readonly transport: Transport;
  readonly unfinished: Unfinished;
  /** A name that no other upload has. */
  readonly newKey: () => string;
}

interface Entry {
  item: UploadItem;
  readonly job: Job;
  readonly stop: AbortController;
  readonly settle: (media: Media | null) => void;
}

/** Makes the uploads of a tab: some at once, the others behind them in order. */
export function createUploads(parts: UploadsParts): Uploads {
  const { transport, unfinished, clock, newKey } = parts;
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
    const { signal } = entry.stop;
    const { size } = entry.item;
    change(entry, { status: 'uploading' });
    const onSent = (bytes: number) => {
      const percent = Math.floor((100 * bytes) / Math.max(1, size));
      entry.item = { ...entry.item, percent };
      // The bar moves no more often than it can be seen to.
      if (clock() - toldAt >= uploadProgressInterval) tell();
    };
    try {
      const response = await entry.job.run(signal, onSent);
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
    if (!wasDone) entry.job.end();
    entry.settle(null);
  };

  const begin = (job: Job, item: Pick<UploadItem, 'uid' | 'name' | 'size' | 'type'> & Partial<UploadItem>): Begun => {
    const done = new Promise<Media | null>((settle) => {
      entries.set(item.uid, {
        item: { status: 'idle', percent: 0, ...item },
        job,
        stop: new AbortController(),
        settle,
      });
    });
    tell();
    startNext();
    return { uid: item.uid, done };
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
      const isTaken = [...entries.values()].some(({ job }) => job.key() === known);
      const isResumed = known !== null && !isTaken;
      const { size, type } = file;
      const name = plainFilename(file.name);
      return begin(fileJob({ ...parts, file, key: isResumed ? known : uid, isResumed }), { uid, name, size, type });
    },
    link: async (address) => {
      const page = await transport.link('crawl', address).catch((error: unknown) => {
        if (refusalOf(error)?.key === 'linkNotPage') return null;
        throw error;
      });
      if (page !== null) return page;
      const media = await transport.link('upload', address);
      // Nothing of it is sent from here: all of that is done.
      const item = { uid: newKey(), name: media.filename, size: 0, type: '', percent: 100 };
      return begin(addressJob(parts, address, media), item);
    },
    retry: (uid) => {
      const entry = entries.get(uid);
      if (entry?.item.status !== 'error') return;
      const { error, ...item } = entry.item;
      entry.item = { ...item, status: 'idle' };
      entry.job.failed(error);
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
