import { expect, it } from 'vitest';
import { limitFaults, readLimits, rowInWords } from './limits.mjs';
import { stages } from './stages.mjs';

const limits = { pace: 0.5, stages: { api: { cpu: 100, since: '2026-11-28' } } };
const row = { stage: 'api', seconds: 61.26, cpu: 120.4, isQuiet: true };

it('says what a stage took and may take', () => {
  expect(rowInWords(row, limits)).toBe('api: 61.3 s, 120 CPU s of 100 since 2026-11-28');
  expect(rowInWords({ stage: 'api', seconds: 61.26 }, limits)).toBe('api: 61.3 s');
  expect(rowInWords(row, { pace: 0.5, stages: {} })).toBe('api: 61.3 s, 120 CPU s');
});

it('holds a stage against its limit where nobody else used the machine', () => {
  expect(limitFaults([row], limits)).toEqual(['api took 120 CPU s, more than its limit of 100 since 2026-11-28']);
  expect(limitFaults([{ ...row, isQuiet: false }], limits)).toEqual([]);
  expect(limitFaults([{ ...row, cpu: 99 }], limits)).toEqual([]);
  expect(limitFaults([{ stage: 'unit', seconds: 1 }], limits)).toEqual(['unit has no limit in tests/limits.json']);
});

it('allows more on a slower machine, and not less on a faster one', () => {
  expect(limitFaults([{ ...row, pace: 0.61 }], limits)).toEqual([]);
  expect(limitFaults([{ ...row, pace: 0.59 }], limits)).toHaveLength(1);
  expect(limitFaults([{ ...row, cpu: 99, pace: 0.1 }], limits)).toEqual([]);
  expect(rowInWords({ ...row, pace: 0.75 }, limits)).toBe('api: 61.3 s, 120 CPU s of 150 since 2026-11-28');
});

it('has a limit for each stage', () => {
  expect(Object.keys(readLimits().stages).toSorted()).toEqual([...Object.keys(stages), 'build'].toSorted());
});
