import { expect, it } from 'vitest';
import { judge } from './promises.mjs';

const kept = { answers: 1, usable: 9, later: 1, installed: 600, released: 200, staleResults: 3 };

it('a figure beyond its limit is a failure, with its limit and since when it holds', () => {
  const lines = [];
  expect(judge(kept, (line) => lines.push(line))).toEqual({ passed: 6, failed: 0, skipped: 0 });
  expect(judge({ ...kept, usable: 12.1 }, (line) => lines.push(line))).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(lines).toContain('BROKEN  fresh clone: people can sign in: 12.1 s, at most 12 since 2026-11-28');
});

it('a figure that could not be measured is a failure', () => {
  expect(judge({ ...kept, later: undefined }, () => {}).failed).toBe(1);
});
