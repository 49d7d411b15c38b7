import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const project = resolve(import.meta.dirname, '../..');

/** A server of its own process, as `npm start` runs it. */
export interface TestServer {
  readonly url: string;
  readonly pid: number;
  /** Its DATA_DIR; give it to another `startServer` to start again on the same data. */
  readonly dataDir: string;
  /** Returns the output so far. */
  said(): string;
  /** Ends it in order (SIGTERM), and removes its data unless the caller gave the folder. */
  stop(): Promise<void>;
  /** Ends it as a crash would; its data stays, and its database keeps running until another server adopts it. */
  kill9(): Promise<void>;
}

/**
 * Starts the built server on loopback, a free port and demo agencies, and waits until it is ready.
 * @param options.env settings over those; `process.env` gives none of Greenroom's
 * @param options.dataDir the folder of its data; a new one by default
 * @param options.project the built project; this one by default
 * @throws Error with all that it said, where it ends before it is ready
 */
export async function startServer(
  options: { env?: NodeJS.ProcessEnv; dataDir?: string; project?: string } = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await makeFolder());
  const defaults = {
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: '1',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    // What a test types must not be asked for outside.
    LINK_PREVIEWS: '0',
    // What tests see must not depend on what the machine has.
    FFMPEG: '0',
    NODE_ENV: 'production',
  };
  const entry = join(options.project ?? project, 'dist/server/main.js');
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...defaults, DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const ended = once(child, 'close').finally(() => process.removeListener('exit', endWithUs));

  const removeData = () => (options.dataDir === undefined ? rm(dataDir, { recursive: true, force: true }) : undefined);

  const lines: string[] = [];
  const ready = new Promise<string>((resolveUrl) => {
    const listen = (line: string) => {
      lines.push(line);
      const address = /^Greenroom is ready: (\S+)/.exec(line)?.[1];
      if (address !== undefined) resolveUrl(address);
    };
    createInterface({ input: child.stdout }).on('line', listen);
    createInterface({ input: child.stderr }).on('line', listen);
  });
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url === null) {
    await removeData();
    throw new Error(`The server ended before it was ready:\n${lines.join('\n')}`);
  }

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    said: () => lines.join('\n'),
    stop: async () => {
      await end('SIGTERM');
      await removeData();
    },
    kill9: () => end('SIGKILL'),
  };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-server-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(folder, 0o755);
  return folder;
}
