import { open } from 'node:fs/promises';

/** Writes to disk which files a folder has, so that a change of names in it outlives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
