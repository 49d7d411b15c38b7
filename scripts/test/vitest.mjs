import path from 'node:path';
import { root, run, tool } from '../run.mjs';
import { countVitest, readReport } from './counts.mjs';
import { vitestFailures, vitestPassed } from './failures.mjs';
import { tryAgain } from './quarantine.mjs';
import { stageOf } from './stages.mjs';

/** The projects of vitest.config.ts in which a stage has its files. */
const projectsOf = (stage) => (stage === 'unit' ? ['unit-node', 'unit-dom'] : ['database']);

/**
 * Result of one run of a program.
 * @typedef {object} Result
 * @property {import('./counts.mjs').Counts} counts
 * @property {import('./times.mjs').FileTime[]} times the time of each file
 * @property {import('./failures.mjs').Failure[]} failures
 * @property {import('./failures.mjs').Failure[]} unsteady tests in quarantine that passed only the second time
 */

/**
 * Runs stages by Vitest, in one run.
 * @param {object} options
 * @param {readonly string[]} options.stages
 * @param {readonly string[]} [options.files] only these
 * @param {string} options.reports the folder for reports
 * @param {readonly import('./quarantine.mjs').Quarantined[]} options.quarantine
 * @returns {Promise<Result>}
 */
export async function runVitest({ stages, files = [], reports, quarantine }) {
  const projects = [...new Set(stages.flatMap(projectsOf))].flatMap((name) => ['--project', name]);
  const settings = { NODE_ENV: 'test', GREENROOM_TEST_STAGES: stages.join() };
  const runInto = async (folder, args) => {
    const env = { ...settings, GREENROOM_TEST_REPORTS: folder };
    const { code } = await run(tool('vitest'), ['run', ...args], { env });
    return { code, file: path.join(folder, 'vitest.json') };
  };
  const { code, file } = await runInto(reports, [...projects, ...files]);
  const times = (readReport(path.join(reports, 'times.json')) ?? []).map(({ project, file: name, seconds }) => ({
    stage: stageOf(project, name),
    file: name,
    seconds,
  }));
  const first = { counts: countVitest(file, code), times, failures: vitestFailures(readReport(file), root) };
  return tryAgain(first, quarantine, async (tests) => {
    const again = [...new Set(tests.map((test) => test.split(' > ', 1)[0]))];
    const { file: report } = await runInto(path.join(reports, 'again'), ['--maxWorkers', '1', ...again]);
    return vitestPassed(readReport(report), root);
  });
}
