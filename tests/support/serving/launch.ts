import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const project = resolve(import.meta.dirname, '../../..');

const ready = /^Greenroom is ready: (\S+)/;
/** Printed by a server that goes on filling the demo when it is ready, and when the last of it is there. */
const [filling, filled] = [/^Filling the demo in the background/, /^The demo is complete/];

/** A server of its own process, as `npm start` runs it. */
export interface Launched {
  readonly url: string;
  readonly pid: number;
  /** Returns the output so far. */
  said(): string;
  /** Sends it a signal and resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the built server on loopback and a free port, and waits until it is ready and its demo, if any, complete.
 * @param dataDir the folder of its data
 * @param options.env settings over the defaults of tests; `process.env` gives none of Greenroom's
 * @param options.project the built project; this one by default
 * @throws Error with all that it said, where it ends before it is ready
 */
export async function launch(
  dataDir: string,
  options: { env?: NodeJS.ProcessEnv; project?: string } = {},
): Promise<Launched> {
  const defaults = {
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: '0',
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

  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  /** Resolves with the first line of this sort; throws if the server ends before it. */
  const says = async (sort: RegExp): Promise<RegExpExecArray> => {
    const found = () => lines.map((line) => sort.exec(line)).find((match) => match !== null);
    const line = new Promise<RegExpExecArray>((resolveLine) => {
      const look = () => {
        const match = found();
        if (match) resolveLine(match);
      };
      waiting.add(look);
      look();
    });
    const match = await Promise.race([line, ended.then(() => found())]);
    if (!match) throw new Error(`The server ended before it said ${sort.source}:\n${lines.join('\n')}`);
    return match;
  };
  const [, url = ''] = await says(ready);
  if (lines.some((line) => filling.test(line))) await says(filled);

  return {
    url,
    pid: child.pid ?? 0,
    said: () => lines.join('\n'),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
