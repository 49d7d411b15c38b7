import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder for a server's data; PostgreSQL, which root runs as another user, can enter it. */
export async function makeDataFolder(name = 'server'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `greenroom-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Removes a folder of data; a database that a killed server left running there is ended at once. */
export async function removeDataFolder(folder: string): Promise<void> {
  const note = await readFile(join(folder, 'postgres/data/postmaster.pid'), 'latin1').catch(() => '');
  const postmaster = Number(note.split('\n', 1)[0]);
  try {
    if (postmaster > 0) process.kill(postmaster, 'SIGQUIT');
  } catch {
    // It has ended.
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
