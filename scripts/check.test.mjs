import { expect, test } from 'vitest';
import { runChecks } from './check.mjs';

const check = (name, script) => ({ name, command: process.execPath, args: ['-e', script] });
const withoutTimes = (lines) => lines.map((line) => line.replace(/\d+\.\d s/, 'time'));

test('a line a check as it ends, with all that a failed one said', async () => {
  const lines = [];
  const counts = await runChecks(
    [
      check('first', 'setTimeout(() => {}, 50)'),
      check('second', 'console.log("one fault"); console.error("and another"); process.exit(3)'),
      check('third', 'console.log("all is well")'),
      { name: 'fourth', command: 'no-such-command', args: [] },
    ],
    (line) => lines.push(line),
  );
  expect(counts).toEqual({ passed: 2, failed: 2, skipped: 0 });
  const told = withoutTimes(lines);
  expect(told.toSorted()).toEqual(
    [
      'passed  first (time)',
      'FAILED  second (time)',
      'one fault\nand another',
      'passed  third (time)',
      'FAILED  fourth (time)',
      'no-such-command: spawn no-such-command ENOENT',
    ].toSorted(),
  );
  expect(told[told.indexOf('FAILED  second (time)') + 1]).toBe('one fault\nand another');
});
