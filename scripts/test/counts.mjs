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

/** More failed files than this are no accident of a busy machine: they do not run a second time. */
const mostRepeated = 3;

/**
 * Returns the files to run a second time: those that failed, if they are few and explain the exit code.
 * @param {object | undefined} report the report of Vitest's `json` reporter
 * @returns {string[]}
 */
export function filesToRepeat(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length > mostRepeated ? [] : failed;
}

/**
 * Returns the counts of the files that passed.
 * @param {object} report the report of Vitest's `json` reporter
 * @returns {Counts}
 */
export function countPassedFiles({ testResults }) {
  const tests = testResults.filter(({ status }) => status !== 'failed').flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { passed, failed: 0, skipped: tests.length - passed };
}

/**
 * Counts Playwright's tests; one that passed when tried again counts as passed, and is listed (`playwrightFailures`).
 * @param {string} file the report of its `json` reporter
 * @param {number} code the exit code of the run
 * @returns {Counts}
 */
export function countPlaywright(file, code) {
  const stats = readReport(file)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  return withExitCode(counts, code);
}
