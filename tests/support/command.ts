import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const project = resolve(import.meta.dirname, '../..');

/** Result of a command: its exit code, and its lines of output. */
export interface Outcome {
  readonly code: number | null;
  readonly said: string;
}

/**
 * Runs the same as `npm run NAME -- ARGUMENTS`, on an embedded database by default.
 * @param name of its file in `scripts`, without the ending
 * @param settings environment variables, DATA_DIR among them
 */
export async function runCommand(
  name: string,
  settings: { DATA_DIR: string } & NodeJS.ProcessEnv,
  ...given: readonly string[]
): Promise<Outcome> {
  const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...given], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: '', INIT_CWD: '', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const words = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  process.removeListener('exit', endWithUs);
  return { code, said: (await words).join('').trim() };
}
