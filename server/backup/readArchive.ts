import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Entry, type Extract } from 'tar-stream';
import { StartError } from '../startError.ts';
import { Hashing, sumLine } from './hashing.ts';
import { manifestName, readManifest, sumsName, type Manifest } from './manifest.ts';

/** Consumer of an archive's members as it is read. */
export interface Taker {
  /** Receives the manifest before anything else; may refuse it. */
  accept(manifest: Manifest): Promise<void>;
  addFolder(name: string): Promise<void>;
  /** Opens the destination of a file's content. The name is safe: it cannot leave the target folder. */
  openFile(name: string): Promise<Writable>;
}

/** Reason why a file is not a complete backup. */
export class DamageError extends Error {
  override name = 'DamageError';
}

const longestManifest = 1024 * 1024;

/**
 * Reads a backup from start to end and passes its members to the taker, once that has accepted the manifest. The result
 * may be used only when this resolves: then each member has the checksum in the archive.
 * @param path a file
 * @throws StartError for a file that cannot be read, is not a backup, or was cut off or changed; also any error of the
 * taker
 */
export async function readArchive(path: string, taker: Taker, signal: AbortSignal): Promise<void> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new StartError(`The backup cannot be read: ${error.message}`);
  });
  const members = extract();
  const unzipped = createGunzip({ chunkSize: 256 * 1024 });
  const reading = pipeline(file.createReadStream(), unzipped, members, { signal });
  const broken = reading.then(
    () => null,
    (error: unknown) => error,
  );
  let refusal: unknown = null;
  const note = (error: unknown) => {
    refusal ??= error;
    throw error;
  };
  const noted: Taker = {
    accept: (manifest) => taker.accept(manifest).catch(note),
    addFolder: (name) => taker.addFolder(name).catch(note),
    openFile: (name) => taker.openFile(name).catch(note),
  };
  try {
    await takeMembers(members, noted, signal);
    await reading;
  } catch (error) {
    members.destroy();
    const cause = await broken;
    signal.throwIfAborted();
    // What the taker refuses is no fault of the file, unless it says so.
    if (refusal !== null && !(refusal instanceof DamageError)) throw refusal;
    throw faultOf(path, isFromElsewhere(error) ? cause : error);
  }
}

/** Returns true if a stream failed only because another one ended before it. */
const isFromElsewhere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Returns an error of the machine as it is; any other error becomes an error of the file. */
function faultOf(path: string, cause: unknown): unknown {
  const isSystems = cause instanceof Error && 'syscall' in cause;
  return isSystems || !(cause instanceof Error)
    ? cause
    : new StartError(`${path} is no whole backup of Greenroom: ${cause.message}.`);
}

async function takeMembers(members: Extract, taker: Taker, signal: AbortSignal): Promise<void> {
  const sums = createHash('sha256');
  let place: 'start' | 'inside' | 'end' = 'start';
  for await (const entry of members) {
    const { name, isFolder, size } = headOf(entry);
    if (place === 'end') throw new DamageError('it goes on after its end');
    if (place === 'start') {
      const manifest = await takeManifest(name, size, entry);
      sums.update(sumLine(manifest.digest, name));
      await taker.accept(manifest.read);
      place = 'inside';
    } else if (name === sumsName) {
      const given = createHash('sha256');
      for await (const chunk of entry) given.update(chunk as Buffer);
      if (given.digest('hex') !== sums.digest('hex')) throw new DamageError('its content differs from its sums');
      place = 'end';
    } else if (isFolder) {
      await taker.addFolder(name);
      entry.resume();
    } else {
      const hashing = new Hashing();
      await pipeline(entry as Readable, hashing, await taker.openFile(name), { signal });
      sums.update(sumLine(hashing.digest(), name));
    }
  }
  if (place !== 'end') throw new DamageError('it is cut off');
}

/** Returns the header of an archive's member. */
function headOf({ header }: Entry): { name: string; isFolder: boolean; size: number } {
  const { name, type, size = 0 } = header;
  const isFolder = type === 'directory';
  if (!isFolder && type !== 'file') throw new DamageError(`${name} is neither file nor folder`);
  const trimmed = isFolder ? name.replace(/\/$/, '') : name;
  const isPlain = trimmed.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || name.includes('\0')) throw new DamageError(`${JSON.stringify(name)} leads elsewhere`);
  return { name: trimmed, isFolder, size };
}

async function takeManifest(name: string, size: number, entry: Entry): Promise<{ digest: string; read: Manifest }> {
  if (name !== manifestName || size > longestManifest) throw new DamageError(`it does not begin with ${manifestName}`);
  const written = await text(entry as Readable);
  return { digest: createHash('sha256').update(written).digest('hex'), read: readManifest(written) };
}
