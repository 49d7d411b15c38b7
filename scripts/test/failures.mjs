/** @typedef {{ test: string, message: string }} Failure */

// Reporters colour the text of errors for terminals.
// oxlint-disable-next-line no-control-regex
const colours = /\u001b\[[0-9;]*m/g;
const firstLines = (text = '') => text.replaceAll(colours, '').trim().split('\n').slice(0, 6).join('\n');

/**
 * Lists the failed tests of Vitest's JSON report, and the files that failed without one.
 * @param {object | undefined} report
 * @param {string} root the folder of the project, cut off from the names of files
 * @returns {Failure[]}
 */
export function vitestFailures(report, root) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = name.replace(`${root}/`, '');
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
      if (failed.length === 0) return [{ test: file, message: firstLines(message) }];
      return failed.map((one) => ({
        test: `${file} > ${one.fullName}`,
        message: firstLines(one.failureMessages[0]),
      }));
    });
}

/**
 * Returns the names of the tests that passed in Vitest's JSON report, and of the files in which nothing failed.
 * @param {object | undefined} report
 * @param {string} root the folder of the project, cut off from the names of files
 * @returns {Set<string>}
 */
export function vitestPassed(report, root) {
  const names = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const passed = assertionResults.filter((assertion) => assertion.status === 'passed');
    return [...(status === 'passed' ? [file] : []), ...passed.map(({ fullName }) => `${file} > ${fullName}`)];
  });
  return new Set(names);
}

/**
 * Lists journeys of Playwright's JSON report by what came of them, with their first error.
 * @param {object | undefined} report
 * @param {'unexpected' | 'expected'} outcome
 * @returns {Failure[]}
 */
export function playwrightTests(report, outcome) {
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  return (report?.suites ?? []).flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        test: `tests/e2e/${file} (${projectName}) > ${title}`,
        message: firstLines(results.find(({ error }) => error)?.error.message),
      })),
  );
}
