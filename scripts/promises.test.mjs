import { expect, it } from 'vitest';
import { judge } from './promises.mjs';
import { staleSections } from './promises/staleResults.mjs';

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

it('tells how old each section of the results is', () => {
  const text = '# Results\n\n## server\n\n2026-11-20, 2 cores\n\n### A list\n\n## scale\n\n2026-11-27, 2 cores\n';
  expect(staleSections(text, new Date('2026-11-28T10:00:00Z'))).toEqual([
    { section: 'server', day: '2026-11-20', days: 8 },
    { section: 'scale', day: '2026-11-27', days: 1 },
  ]);
  expect(() => staleSections('## server\n\nnever\n', new Date())).toThrow(/server/);
});
