import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { StartError } from '../startError.ts';

/** Work of the process that fills the demo: what it needs to reach database and files. */
export interface FillingWork {
  /** Connection string of the database's owner. */
  readonly databaseUrl: string;
  readonly config: Pick<Config, 'appPassword' | 'dataDir' | 's3'>;
}

/** Messages of that process. */
export type FillingNews = { readonly said: string } | { readonly lacking: readonly string[] };

/** A demo that is being filled beside the running server. */
export interface DemoFilling {
  /** Steps that are still to come, in order; empty once the demo is complete. */
  readonly lacking: readonly string[];
  /** Resolves at its end. Rejects where it failed; the next start goes on with what is lacking. */
  readonly ended: Promise<void>;
  /** Ends it; the next start goes on. */
  stop(): Promise<void>;
}

/** Built, all programs stand in one folder; in development this one stands beside the others of the server. */
function programOf(url: string): string {
  const here = dirname(fileURLToPath(url));
  return url.endsWith('.ts') ? join(here, '..', 'fillDemo.ts') : join(here, 'fillDemo.js');
}

/**
 * Fills the rest of the demo in a process of its own, at a low priority: the server answers as fast as ever meanwhile.
 * That process ends with this one.
 */
export function fillBeside(
  work: FillingWork,
  { lacking: first, say }: { readonly lacking: readonly string[]; readonly say: (line: string) => void },
): DemoFilling {
  let lacking = first;
  let isStopped = false;
  const child = fork(programOf(import.meta.url), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const errors: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  child.on('message', (news: FillingNews) => {
    if ('said' in news) say(news.said);
    else lacking = news.lacking;
  });
  child.send(work);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 || isStopped) resolve();
      else reject(new StartError(`The demo could not be filled. The next start goes on.\n${Buffer.concat(errors)}`));
    });
  });
  return {
    get lacking() {
      return lacking;
    },
    ended,
    stop: async () => {
      isStopped = true;
      child.kill('SIGKILL');
      await ended.catch(() => {});
    },
  };
}
