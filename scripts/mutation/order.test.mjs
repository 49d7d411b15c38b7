import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { testsOf } from './areaTests.mjs';
import { testsReaching } from './cover.mjs';
import { openJournal } from './journal.mjs';
import { areas } from './mutants.mjs';
import { openOrder } from './order.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'greenroom-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tests = [
  { file: 'slow', seconds: 9 },
  { file: 'middle', seconds: 5 },
  { file: 'quick', seconds: 1 },
];

it('asks first what caught the last mutant of the same source, then what is quick, and last what was late', () => {
  const order = openOrder();
  expect(order.of('a.ts', tests)).toEqual(['quick', 'middle', 'slow']);
  order.learn('a.ts', ['quick', 'middle', 'slow'], { outcome: 'caught', file: 'slow' });
  expect(order.of('a.ts', tests)[0]).toBe('slow');
  expect(order.of('a.ts', tests, 'slow')).toEqual(['quick', 'middle', 'slow']);
});

it('asks what often catches before what is quick and never does', () => {
  const order = openOrder();
  const all = ['quick', 'middle', 'slow'];
  order.learn('a.ts', all, { outcome: 'BROKEN', file: 'slow' });
  expect(order.of('b.ts', tests)).toEqual(all);
  for (let time = 0; time < 9; time += 1) order.learn('a.ts', all, { outcome: 'caught', file: 'middle' });
  expect(order.of('b.ts', tests)).toEqual(['middle', 'quick', 'slow']);
});

it('asks the tests of the area that come by the place, and no others', () => {
  const [first, second] = testsOf(root, 'realtime');
  const covers = Object.fromEntries(testsOf(root, 'modules').map((file) => [file, { seconds: 1, reached: [] }]));
  covers[first] = { seconds: 2, reached: [7, 8] };
  covers['tests/api/people.test.ts'] = { seconds: 1, reached: [7] };
  const reaching = (area, number) => testsReaching(root, covers, number, { area }).map(({ file }) => file);
  expect(reaching('realtime', 7)).toEqual([first]);
  expect(reaching('realtime', 9)).toEqual([]);
  expect(reaching('modules', 7)).toEqual([first, 'tests/api/people.test.ts'].sort());
  expect(reaching('database', 9)).toContain(second);
});

it('has tests for every area', () => {
  expect(Object.keys(areas).filter((area) => testsOf(root, area).length === 0)).toEqual([]);
});

it('goes on with what was found about the same project only', () => {
  openJournal(folder, 'one', { isContinued: false }).addVerdict(3, { outcome: 'caught', why: 'a promise' });
  const again = openJournal(folder, 'one', { isContinued: true });
  expect([again.isContinued, again.verdictOf(3), again.verdictOf(4)]).toEqual([
    true,
    { outcome: 'caught', why: 'a promise' },
    undefined,
  ]);
  again.addCover('quick', { seconds: 1, reached: [3] });
  expect(openJournal(folder, 'one', { isContinued: true }).covers).toEqual({ quick: { seconds: 1, reached: [3] } });
  expect(openJournal(folder, 'two', { isContinued: true }).verdictOf(3)).toBeUndefined();
  expect(openJournal(folder, 'one', { isContinued: false }).verdictOf(3)).toBeUndefined();
});
