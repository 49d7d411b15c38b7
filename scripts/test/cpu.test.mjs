import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isQuiet, openLedger, parseStat, watchCpu } from './cpu.mjs';

const process_ = (parent, seconds, began = '1') => ({ parent, seconds, began });

it('reads the line of a process, whatever its command is called', () => {
  const rest = Array.from({ length: 40 }, (_, index) => index);
  expect(parseStat(`12 (a ) b) S 7 ${rest.slice(2).join(' ')}`)).toEqual({
    parent: 7,
    seconds: (11 + 12 + 13 + 14) / 100,
    began: '19',
  });
});

it('counts a process with all that it started, and nothing else', () => {
  const ledger = openLedger(1);
  ledger.look(
    new Map([
      [1, process_(0, 1)],
      [2, process_(1, 2)],
      [3, process_(2, 4)],
      [9, process_(0, 100)],
    ]),
  );
  expect(ledger.seconds()).toBe(7);
});

it('counts a child that ended once, by its parent', () => {
  const ledger = openLedger(1);
  ledger.look(
    new Map([
      [1, process_(0, 1)],
      [2, process_(1, 2)],
    ]),
  );
  ledger.look(new Map([[1, process_(0, 3.5)]]));
  expect(ledger.seconds()).toBe(3.5);
});

it('keeps counting what outlives its parent, and what it took when it ends', () => {
  const ledger = openLedger(1);
  ledger.look(
    new Map([
      [1, process_(0, 1)],
      [2, process_(1, 2)],
      [3, process_(2, 4)],
    ]),
  );
  ledger.look(
    new Map([
      [1, process_(0, 3)],
      [3, process_(8, 5)],
    ]),
  );
  expect(ledger.seconds()).toBe(8);
  ledger.look(
    new Map([
      [1, process_(0, 3)],
      [3, process_(8, 50, '2')],
    ]),
  );
  expect(ledger.seconds()).toBe(8);
});

it.runIf(process.platform === 'linux')('counts the work of a command', () => {
  const watch = watchCpu();
  execFileSync(process.execPath, ['-e', 'const end = Date.now() + 400; while (Date.now() < end);']);
  const { wall, cpu } = watch.lap();
  watch.stop();
  expect(wall).toBeGreaterThan(0.3);
  expect(cpu).toBeGreaterThan(0.05);
});

it('tells a quiet machine from one that others use', () => {
  expect(isQuiet({ wall: 10, others: 1 }, 2)).toBe(true);
  expect(isQuiet({ wall: 10, others: 3 }, 2)).toBe(false);
  expect(isQuiet({ wall: 10 }, 2)).toBe(false);
});
