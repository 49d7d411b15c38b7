import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../syncFolder.ts';
import { exactLength } from './exactLength.ts';
import { areRemovalsHeld } from './hold.ts';
import { assertKey, MissingObjectError, type StoragePort, type StoredObject } from './port.ts';

/** Folder for objects that are still being written; a listing includes what a killed server left there. */
export const incoming = 'incoming';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Clock and care of a folder. */
export interface FolderOptions {
  readonly clock?: () => number;
  readonly isSynced?: boolean;
}

/** Makes a folder below `root`, and writes to disk that it is there unless nothing is synced. */
async function makeFolder(root: string, path: string, isSynced: boolean): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined || !isSynced) return;
  for (let folder = path; folder !== dirname(root); folder = dirname(folder)) await syncFolder(folder);
}

/** Moves a whole file to its name, the folder being made where it is not there (any longer). */
async function place(root: string, from: string, to: string, isSynced: boolean): Promise<void> {
  for (let tries = 3; ; tries -= 1) {
    await makeFolder(root, dirname(to), isSynced);
    try {
      return await rename(from, to);
    } catch (error) {
      // A concurrent removal deleted the folder with its last object.
      if (!isMissing(error) || tries === 1) throw error;
    }
  }
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Removes the folders above a path that have become empty. */
async function removeEmpty(root: string, path: string): Promise<void> {
  try {
    for (let folder = dirname(path); folder !== root; folder = dirname(folder)) await rmdir(folder);
  } catch {
    // The first folder that is not empty.
  }
}

/**
 * Stores objects as files below `root`, readable only by the server's user. Each is written under a temporary name,
 * synced to disk, renamed, and its folder synced as well, so that acknowledged objects survive a power cut. While a
 * backup reads them none is removed (hold.ts).
 * @param options.clock milliseconds since the epoch
 * @param options.isSynced false for objects that can be made again, of which a power cut may take the latest: they are
 * written many times faster
 */
export function folderStorage(root: string, { clock = Date.now, isSynced = true }: FolderOptions = {}): StoragePort {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };
  return {
    put: async (key, content, bytes) => {
      const path = pathOf(key);
      const draft = join(root, incoming, randomUUID());
      try {
        await makeFolder(root, dirname(draft), isSynced);
        const file = await open(draft, 'wx', 0o600);
        // Ends the file too, whichever way the stream ends.
        await pipeline(content, exactLength(bytes), file.createWriteStream({ flush: isSynced }));
        await place(root, draft, path, isSynced);
      } catch (error) {
        content.destroy();
        await rm(draft, { force: true });
        throw error;
      }
      if (isSynced) await syncFolder(dirname(path));
    },

    get: async (key, range) => {
      const path = pathOf(key);
      const file = await open(path, 'r').catch((error: unknown) => {
        throw isMissing(error) ? new MissingObjectError(key) : error;
      });
      return createReadStream(path, { fd: file, ...(range && { start: range.first, end: range.last }) }) as Readable;
    },

    remove: async (key) => {
      const path = pathOf(key);
      if (await areRemovalsHeld(root, clock())) return;
      await rm(path, { force: true });
      await removeEmpty(root, path);
    },

    list: async function* list(prefix): AsyncGenerator<StoredObject> {
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      for await (const path of walk(folder)) {
        const key = relative(root, path).split(sep).join('/');
        if (!key.startsWith(prefix)) continue;
        const found = await stat(path).catch(() => null);
        if (found !== null) yield { key, bytes: found.size, modifiedAt: found.mtimeMs };
      }
    },
  };
}
