import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '..');

/** The path of a command that a package of the project brings, `oxlint` for instance. */
export const tool = (name) => path.join(root, 'node_modules', '.bin', name);

/** Returns true if the file of this `import.meta` is the one that `node` runs, not one that another file imports. */
export const isProgram = ({ filename }) => Boolean(process.argv[1]) && realpathSync(process.argv[1]) === filename;

const running = new Set();
let isListening = false;
let isEnding = false;

/** A signal first lets the commands clean up, as they do on Ctrl-C, which the terminal sends to each of them itself. */
function waitForCommandsOnSignals() {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isEnding = true;
      if (signal !== 'SIGINT') for (const child of running) child.kill('SIGINT');
      if (running.size === 0) process.exit(1);
    });
  }
}

/**
 * Runs a command in the folder of the project and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string, timeout?: number }} options quiet: keep what it prints
 *   for the answer, else show it at once; cwd: another folder; timeout: milliseconds after which it is ended
 * @returns {Promise<{ code: number, output: string, seconds: number }>} code is 127 where the command could not be started
 */
export function run(command, args, { env = {}, quiet = false, cwd = root, timeout } = {}) {
  waitForCommandsOnSignals();
  if (isEnding) return new Promise(() => {});
  const begun = performance.now();
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const child = spawn(command, args, { cwd, timeout, env: { ...process.env, ...env }, stdio });
  running.add(child);
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (code, last = '') => {
      running.delete(child);
      if (isEnding && running.size === 0) process.exit(1);
      const text = Buffer.concat(output).toString() + last;
      resolve({ code, output: text, seconds: (performance.now() - begun) / 1000 });
    };
    child.once('error', (error) => end(127, `${command}: ${error.message}\n`));
    child.once('close', (code) => end(code ?? 1));
  });
}
