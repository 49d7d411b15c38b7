import { access, constants, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../startError.ts';

/** The folder itself, or the first one above it that is there. */
async function nearest(folder: string): Promise<string> {
  for (let found = folder; ; found = dirname(found)) {
    const isThere = await stat(found).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
    );
    if (isThere || found === dirname(found)) return found;
  }
}

/**
 * Refuses a DATA_DIR that is not writable, before anything else is started: a file system that was remounted read-only,
 * a folder of another user. Creates nothing.
 * @param dataDir absolute; it need not exist yet
 * @param ask checks the permission; tests pass their own
 * @throws StartError with one line that names the folder
 */
export async function assertWritable(dataDir: string, ask: typeof access = access): Promise<void> {
  const parts = ['', 'files', join('files', 'incoming')].map((name) => join(dataDir, name));
  for (const folder of parts) {
    const found = await nearest(folder);
    await ask(found, constants.W_OK | constants.X_OK).catch((error: Error) => {
      throw new StartError(`DATA_DIR cannot be written to: ${error.message}. Example: DATA_DIR=/srv/greenroom`);
    });
  }
}
