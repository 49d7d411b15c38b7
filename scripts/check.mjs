import { isProgram, run, tool } from './run.mjs';

/** What `npm run check` runs. That the catalogs are complete is a matter of types: a missing word does not compile. */
const checks = [
  { name: 'types, browser and tests', command: tool('tsc'), args: ['-p', 'tsconfig.json', '--noEmit'] },
  { name: 'types, server', command: tool('tsc'), args: ['-p', 'tsconfig.server.json', '--noEmit'] },
  { name: 'lint', command: tool('oxlint'), args: ['--deny-warnings'] },
  { name: 'format', command: tool('prettier'), args: ['--check', '.'] },
  { name: 'generated files', command: process.execPath, args: ['scripts/generate.mjs', '--check'] },
  { name: 'sizes', command: process.execPath, args: ['scripts/sizes.mjs'] },
];

/**
 * Runs commands, two at a time, and prints a line for each in their order, with all that a failed one said.
 * @param {{ name: string, command: string, args: string[] }[]} list
 * @param {(text: string) => void} print
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} a check counts as one test
 */
export async function runChecks(list = checks, print = console.log) {
  const lanes = [Promise.resolve(), Promise.resolve()];
  const results = list.map(({ command, args }, index) => {
    const lane = index % lanes.length;
    lanes[lane] = lanes[lane].then(() => run(command, args, { quiet: true }));
    return lanes[lane];
  });
  let failed = 0;
  for (const [index, { name }] of list.entries()) {
    const { code, output, seconds } = await results[index];
    print(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    failed += 1;
    print(output.trimEnd());
  }
  return { passed: list.length - failed, failed, skipped: 0 };
}

if (isProgram(import.meta)) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
