import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * A test that is known to fail at times, and may be tried again until its cause is mended.
 * @typedef {object} Quarantined
 * @property {string} test as the end of a run names a failed one: `tests/api/jobs.test.ts > runs once`
 * @property {string} since the day on which it was put here: `2026-11-28`
 * @property {string} why what is known of the cause, and who looks for it
 */

/** Days that a test may stay. */
const patience = 30;
const day = 86_400_000;

/** The tests in quarantine. @returns {Quarantined[]} */
export function readQuarantine() {
  return JSON.parse(readFileSync(path.join(root, 'tests/quarantine.json'), 'utf8'));
}

/** Is a failed test in quarantine? */
export function isQuarantined(list, test) {
  return list.some((one) => one.test === test);
}

/**
 * Returns the faults of the list, each of which fails the run: an entry that stays too long, or does not say why.
 * @param {readonly Quarantined[]} list
 * @param {number} now milliseconds
 * @returns {{ test: string, message: string }[]}
 */
export function quarantineFaults(list, now) {
  return list.flatMap(({ test, since, why }) => {
    const begun = Date.parse(since);
    if (!test || !why || Number.isNaN(begun) || begun > now + day)
      return [
        { test: String(test), message: 'tests/quarantine.json wants its name, the day (since) and the cause (why)' },
      ];
    if (now - begun <= patience * day) return [];
    return [{ test, message: `in quarantine since ${since}, more than ${patience} days: mend or remove it` }];
  });
}

/**
 * Tries failed tests in quarantine a second time, and counts those that pass then as passed.
 * @template {{ counts: import('./counts.mjs').Counts, failures: import('./failures.mjs').Failure[] }} Result
 * @param {Result} result of the first run
 * @param {readonly Quarantined[]} list
 * @param {(tests: string[]) => Promise<ReadonlySet<string>>} runAgain runs these and returns the ones that passed
 * @returns {Promise<Result & { unsteady: import('./failures.mjs').Failure[] }>} unsteady: passed only the second time
 */
export async function tryAgain(result, list, runAgain) {
  const tried = result.failures.filter(({ test }) => isQuarantined(list, test));
  if (tried.length === 0) return { ...result, unsteady: [] };
  console.log(`\n=== in quarantine, once more: ${tried.map(({ test }) => test).join(', ')}`);
  const passed = await runAgain(tried.map(({ test }) => test));
  const unsteady = tried.filter(({ test }) => passed.has(test));
  const { counts } = result;
  return {
    ...result,
    counts: { ...counts, passed: counts.passed + unsteady.length, failed: counts.failed - unsteady.length },
    failures: result.failures.filter((one) => !unsteady.includes(one)),
    unsteady,
  };
}
