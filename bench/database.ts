import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/database/embedded/supervisor.ts';

/** The embedded PostgreSQL as it is shipped, in a folder that is removed afterwards. */
export interface OwnServer {
  /** Address of its owner. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A new folder for temporary things; `remove` deletes it. */
export async function openFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts a database server of its own, and ends it when the process is interrupted. */
export async function openServer(): Promise<OwnServer> {
  const folder = await openFolder();
  const database = await startEmbedded({ dataDir: folder.path, log: () => undefined }).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  const stop = async () => {
    for (const signal of signals) process.removeListener(signal, interrupt);
    await database.stop();
    await folder.remove();
  };
  const interrupt = () => void stop().finally(() => process.exit(1));
  for (const signal of signals) process.on(signal, interrupt);
  return { url: database.url, stop };
}

const signals = ['SIGINT', 'SIGTERM'] as const;
