/**
 * What became of a mutant.
 * @typedef {object} Verdict
 * @property {'caught' | 'SURVIVED' | 'BROKEN'} outcome broken: it was not the loss that made the tests fail
 * @property {string} why the test that caught it, or what is wrong with it
 * @property {string} [file] the path of the file of that test
 */

/** What a change that leaves no sound program or statement makes tests say; and a test that said nothing in time. */
const unsound =
  /syntax error at or near|could not determine data type|bind message supplies|missing FROM-clause|is not defined|Transform failed|[Tt]imed out in \d+/;

const firstLine = (text = '') => text.trim().split('\n')[0].slice(0, 160);

/**
 * Judges a mutant by Vitest's report in JSON. It counts as caught only where a test ran and failed.
 * @param {object | null} report null where there is none: the run crashed or took too long
 * @returns {Verdict}
 */
export function judge(report) {
  if (report === null) return { outcome: 'BROKEN', why: 'the tests did not end' };
  if (report.success) return { outcome: 'SURVIVED', why: `${report.numPassedTests} tests passed` };
  for (const { name: file, assertionResults } of report.testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (!failed) continue;
    const [message = ''] = failed.failureMessages;
    if (unsound.test(message)) return { outcome: 'BROKEN', why: unsound.exec(message)[0], file };
    return { outcome: 'caught', why: failed.fullName.trim(), file };
  }
  const message = report.testResults.map((one) => one.message).find(Boolean);
  return { outcome: 'BROKEN', why: `no test ran: ${firstLine(message)}` };
}
