import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { add, countPlaywright, countVitest } from './counts.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'greenroom-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(report) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = (counts, testResults = []) =>
  reportOf({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults, ...counts });
const playwright = (counts) => reportOf({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts } });

describe('counting tests', () => {
  test("Vitest's counts are taken over; what waits is skipped", () => {
    const file = vitest({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 });
    expect(countVitest(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 4 });
  });

  test('a file that does not load is a failure, one with a failed test is not counted twice', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const file = vitest({ numPassedTests: 5, numFailedTests: 1 }, [broken, failed]);
    expect(countVitest(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test('a bad end without a failed test is a failure', () => {
    expect(countVitest(vitest({ numPassedTests: 5 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(countPlaywright(playwright({ expected: 5 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test('no report, or half of one, is a failure', () => {
    const half = path.join(folder, 'half.json');
    writeFileSync(half, '{ "stats": {');
    expect(countVitest(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright(half, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a journey that passes only when tried again is a failure', () => {
    const file = playwright({ expected: 5, unexpected: 1, flaky: 2, skipped: 3 });
    expect(countPlaywright(file, 0)).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });

  test('counts add up', () => {
    expect(add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
    });
    expect(add()).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
