import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Does something with a folder of this machine that is gone afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-media-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Does something with a file that has no name, so that nothing is left of it, even where the server is killed. */
export async function withScratch<T>(work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await withFolder((folder) => open(join(folder, 'file'), 'wx+'));
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

const step = 65_536;

async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(step), 0, step, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Reads such a file from its beginning. A stream of Node's own would close it where it is not read to its end. */
export function readScratch(file: FileHandle): Readable {
  return Readable.from(chunksOf(file), { objectMode: false });
}
