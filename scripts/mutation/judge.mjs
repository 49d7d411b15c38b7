/**
 * Verdict on a mutant.
 * @typedef {object} Verdict
 * @property {'caught' | 'SURVIVED' | 'BROKEN'} outcome broken: the tests failed for another reason than the change
 * @property {string} why the test that caught it, or its error
 * @property {string} [file] the path of the file of that test
 * @property {true} [isLate] no test failed, but the run timed out: on a busy machine another try may give a verdict
 */

/** Errors of a change that leaves no valid program or statement. */
const unsound =
  /syntax error at or near|could not determine data type|bind message supplies|missing FROM-clause|is not defined|Transform failed/;

/** Vitest's message for a test, or a hook, that timed out. */
const late = /timed out in \d+/i;

const firstLine = (text = '') => text.trim().split('\n')[0].slice(0, 160);

/**
 * Judges a mutant by Vitest's report in JSON. It counts as caught only if a test ran and failed.
 * @param {object | null} report null if the run crashed or timed out
 * @returns {Verdict}
 */
export function judge(report) {
  if (report === null) return { outcome: 'BROKEN', why: 'the tests did not end', isLate: true };
  if (report.success) return { outcome: 'SURVIVED', why: `${report.numPassedTests} tests passed` };
  const failures = report.testResults.flatMap(failuresOf);
  // Of several, one that tells something: that time was up may be the machine's fault.
  const telling = failures.filter(({ message }) => !late.test(message));
  const failure = telling.find(({ test }) => test !== undefined) ?? telling[0] ?? failures[0];
  if (!failure) return { outcome: 'BROKEN', why: 'no test ran' };
  const { file, test, message } = failure;
  if (late.test(message)) return { outcome: 'BROKEN', why: late.exec(message)[0], file, isLate: true };
  if (unsound.test(message)) return { outcome: 'BROKEN', why: unsound.exec(message)[0], file };
  if (test === undefined) return { outcome: 'BROKEN', why: `no test ran: ${firstLine(message)}`, file };
  return { outcome: 'caught', why: test, file };
}

/** The first failed test of a file, else what is wrong with the file as a whole. */
function failuresOf({ name: file, message: ofFile = '', assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const tests = failed.map(({ fullName, failureMessages: [message = ''] }) => ({
    file,
    test: fullName.trim(),
    message,
  }));
  return tests.length > 0 || ofFile === '' ? tests : [{ file, message: ofFile }];
}
