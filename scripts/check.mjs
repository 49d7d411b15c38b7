import { availableParallelism } from 'node:os';
import { checkEntity } from './checkEntity.mjs';
import { isProgram, run, tool } from './run.mjs';

/** Each checker works out the types of the declarations for itself: more of them than cores only share out more work. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));
const types = (project) => ['-p', project, '--noEmit', '--checkers', checkers];

/** Checks of `npm run check`. Completeness of the catalogs is a matter of types: a missing word does not compile. */
const checks = [
  { name: 'types, browser and tests', command: tool('tsc'), args: types('tsconfig.json') },
  { name: 'types, server', command: tool('tsc'), args: types('tsconfig.server.json') },
  { name: 'types, examples of the docs', command: process.execPath, args: ['scripts/examples.mjs'] },
  { name: 'lint', command: tool('oxlint'), args: ['--deny-warnings'] },
  { name: 'format', command: tool('oxfmt'), args: ['--check'] },
  { name: 'generated files', command: process.execPath, args: ['scripts/generate.mjs', '--check'] },
  { name: 'sizes', command: process.execPath, args: ['scripts/sizes.mjs'] },
  { name: 'rooms', command: process.execPath, args: ['scripts/rooms.mjs'] },
  { name: 'requirements', command: process.execPath, args: ['scripts/requirements.mjs'] },
];

/**
 * Runs commands, two at a time, and prints a line for each as it ends, with all that a failed one said.
 * @param {{ name: string, command: string, args: string[] }[]} list
 * @param {(text: string) => void} print
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} a check counts as one test
 */
export async function runChecks(list = checks, print = console.log) {
  const waiting = list.values();
  let failed = 0;
  async function runNext() {
    for (const { name, command, args } of waiting) {
      const { code, output, seconds } = await run(command, args, { quiet: true });
      print(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
      if (code === 0) continue;
      failed += 1;
      print(output.trimEnd());
    }
  }
  await Promise.all([runNext(), runNext()]);
  return { passed: list.length - failed, failed, skipped: 0 };
}

if (isProgram(import.meta)) {
  const [entity] = process.argv.slice(2);
  const isPassed = entity ? await checkEntity(entity) : (await runChecks()).failed === 0;
  process.exitCode = isPassed ? 0 : 1;
}
