import { expect, it, vi } from 'vitest';
import { isQuarantined, quarantineFaults, readQuarantine, tryAgain } from './quarantine.mjs';

const now = Date.parse('2026-11-28T12:00:00Z');
const one = { test: 'tests/api/jobs.test.ts > runs once', since: '2026-11-01', why: 'The clock of the queue' };

it('knows the tests that may be tried again, by their names', () => {
  expect(isQuarantined([one], one.test)).toBe(true);
  expect(isQuarantined([one], 'tests/api/jobs.test.ts > runs twice')).toBe(false);
});

it('lets a test stay for thirty days, with a cause', () => {
  expect(quarantineFaults([one], now)).toEqual([]);
  expect(quarantineFaults([{ ...one, since: '2026-10-28' }], now)).toEqual([
    { test: one.test, message: 'in quarantine since 2026-10-28, more than 30 days: mend or remove it' },
  ]);
  for (const wrong of [{ why: '' }, { since: 'today' }, { since: '2027-01-01' }])
    expect(quarantineFaults([{ ...one, ...wrong }], now)).toHaveLength(1);
});

it('is short', () => {
  expect(readQuarantine().length).toBeLessThanOrEqual(3);
});

it('tries only the tests in quarantine again, and counts those that pass then', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const [first, second, other] = ['a > b', 'a > c', 'd > e'].map((test) => ({ test, message: 'slow' }));
  const result = { counts: { passed: 5, failed: 3, skipped: 0 }, failures: [first, second, other] };
  const list = [first, second].map(({ test }) => ({ ...one, test }));
  const runAgain = vi.fn(() => Promise.resolve(new Set(['a > b', 'd > e'])));
  expect(await tryAgain(result, list, runAgain)).toEqual({
    counts: { passed: 6, failed: 2, skipped: 0 },
    failures: [second, other],
    unsteady: [first],
  });
  expect(runAgain).toHaveBeenCalledWith(['a > b', 'a > c']);
  runAgain.mockClear();
  expect(await tryAgain(result, [], runAgain)).toEqual({ ...result, unsteady: [] });
  expect(runAgain).not.toHaveBeenCalled();
});
