import { mkdtemp, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFolder } from '../syncFolder.ts';
import { Hashing, sumLine } from './hashing.ts';
import { sumsName } from './manifest.ts';

/** Metadata of a member, besides its name and content. */
export interface MemberFacts {
  /** Bytes of its content. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** A backup that is being written. Members are added one after the other. */
export interface Archive {
  addFolder(name: string): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** @throws Error where the content has another length than was said */
  addFile(name: string, facts: MemberFacts, content: Readable): Promise<void>;
  /**
   * Adds the checksums, syncs everything to disk and renames the archive to its final name. Returns its size in bytes.
   */
  finish(): Promise<number>;
  /** Leaves nothing of an archive that was not finished. */
  discard(): Promise<void>;
}

/** Name of an archive until it is complete. */
export const draftOf = (path: string) => `${path}.partial`;

/**
 * Opens a new archive (tar, gzip) that only its owner can read. It gets its final name when it is complete and on disk,
 * so that an interrupted one is never taken for a backup. Members are streamed, one chunk at a time.
 * @param path absolute, in a folder that exists
 * @param madeAt default time of members
 * @throws the system's error if it cannot be written, EEXIST if another run is writing it
 */
export async function createArchive(path: string, madeAt: Date, signal: AbortSignal): Promise<Archive> {
  const draft = draftOf(path);
  const file = await open(draft, 'wx', 0o600);
  const sums = await openSums();
  const tar = pack();
  const broken = new AbortController();
  const either = AbortSignal.any([signal, broken.signal]);
  // Most of what is large is compressed already, pictures and videos: the quickest level is nearly as small.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: 256 * 1024 });
  const written = pipeline(tar, gzip, file.createWriteStream({ flush: true }), { signal });
  // A member that is under way would wait for ever for an output that has ended.
  written.catch((error: unknown) => broken.abort(error));

  /** Throws the output's own error in preference to the error that it caused in the member. */
  const guard = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      either.throwIfAborted();
      await work();
    } catch (error) {
      throw either.aborted ? either.reason : error;
    }
  };
  const entryOf = (name: string, { size, modifiedAt }: MemberFacts) =>
    tar.entry({ name, size, mtime: modifiedAt, mode: 0o600, type: 'file' });

  const addFile = async (name: string, facts: MemberFacts, content: Readable) => {
    const hashing = new Hashing();
    await guard(() => pipeline(content, hashing, entryOf(name, facts), { signal: either }));
    await sums.write(sumLine(hashing.digest(), name));
  };

  return {
    addFolder: (name) =>
      guard(
        () =>
          new Promise<void>((resolve, reject) => {
            const done = (error?: Error | null) => (error ? reject(error) : resolve());
            tar.entry({ name: `${name}/`, mode: 0o700, type: 'directory', mtime: madeAt }, done);
          }),
      ),

    addText: async (name, text) => {
      const content = Buffer.from(text);
      await addFile(name, { size: content.length, modifiedAt: madeAt }, Readable.from([content]));
    },

    addFile,

    finish: async () => {
      const { size } = await sums.stat();
      const content = sums.createReadStream({ start: 0, autoClose: false });
      await guard(() => pipeline(content, entryOf(sumsName, { size, modifiedAt: madeAt }), { signal: either }));
      tar.finalize();
      await written;
      await rename(draft, path);
      await syncFolder(dirname(path));
      await sums.close();
      return (await stat(path)).size;
    },

    discard: async () => {
      tar.destroy();
      await written.catch(() => undefined);
      await sums.close();
      await rm(draft, { force: true });
    },
  };
}

/** A file without a name for the sums, of which there are as many as members. */
async function openSums(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-sums-'));
  try {
    return await open(join(folder, sumsName), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
