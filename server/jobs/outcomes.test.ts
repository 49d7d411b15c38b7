import { expect, it } from 'vitest';
import { isOutcome, keepOutcome } from './outcomes.ts';

it('notes an outcome once the database is back, and never rejects', async () => {
  const told: string[] = [];
  let away = 2;
  const note = async () => {
    if (away > 0) throw new Error(`away ${away--}`);
    return 'noted';
  };
  const complain = (error: unknown) => told.push((error as Error).message);
  expect(await keepOutcome(note, complain, new AbortController().signal)).toBe('noted');
  expect(told).toEqual(['away 2', 'away 1']);
});

it('gives up where the server ends', async () => {
  const ending = new AbortController();
  const gone = async () => {
    ending.abort();
    throw new Error('gone');
  };
  expect(await keepOutcome(gone, () => undefined, ending.signal)).toEqual({ rows: [{ count: '0' }] });
});

it('tells what came of jobs from other statements', () => {
  expect(isOutcome(['sweep', ['id'], null])).toBe(true);
  expect(isOutcome(['sweep', ['id']])).toBe(false);
  expect(isOutcome(['sweep', 1, 'x'])).toBe(false);
});
