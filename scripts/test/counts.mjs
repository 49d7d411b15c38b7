import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @returns {Counts} the sum of several counts */
export function add(...list) {
  const sum = (key) => list.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** A run that ended badly without naming a test (a file that does not load, a server that does not start) has one failure. */
function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Reads a report in JSON; undefined if it is missing or incomplete. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts Vitest's tests; a file that failed without a failed test in it counts as one.
 * @param {string} file the report of its `json` reporter
 * @param {number} code the exit code of the run
 * @returns {Counts}
 */
export function countVitest(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withExitCode(counts, code);
}

/**
 * Counts Playwright's tests.
 * @param {string} file the report of its `json` reporter
 * @param {number} code the exit code of the run
 * @returns {Counts}
 */
export function countPlaywright(file, code) {
  const stats = readReport(file)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return withExitCode(counts, code);
}
