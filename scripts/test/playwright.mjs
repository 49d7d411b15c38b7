import path from 'node:path';
import { run, tool } from '../run.mjs';
import { countPlaywright, readReport } from './counts.mjs';
import { playwrightTests } from './failures.mjs';
import { tryAgain } from './quarantine.mjs';
import { playwrightTimes } from './times.mjs';

const core = '@core';

/** Arguments that choose the journeys of stages: those marked `@core`, the others, or all. */
function choice(stages) {
  if (stages.length > 1) return [];
  return stages[0] === 'core' ? ['--grep', core] : ['--grep-invert', core];
}

/**
 * Runs the journeys of stages in one run.
 * @param {object} options
 * @param {readonly string[]} options.stages `core`, `journeys` or both
 * @param {string} options.browser path of the Chromium
 * @param {string} options.reports the folder for reports
 * @param {readonly import('./quarantine.mjs').Quarantined[]} options.quarantine
 * @returns {Promise<import('./vitest.mjs').Result>}
 */
export async function runPlaywright({ stages, browser, reports, quarantine }) {
  const runInto = async (name, args) => {
    const report = path.join(reports, name);
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code } = await run(tool('playwright'), ['test', '--reporter', 'list,json', ...args], { env });
    return { code, report };
  };
  const { code, report } = await runInto('playwright.json', choice(stages));
  const first = {
    counts: countPlaywright(report, code),
    times: playwrightTimes(readReport(report)),
    failures: playwrightTests(readReport(report), 'unexpected'),
  };
  return tryAgain(first, quarantine, async (tests) => {
    const again = [...new Set(tests.map((test) => test.split(' ', 1)[0]))];
    const { report: second } = await runInto('again.json', again);
    return new Set(playwrightTests(readReport(second), 'expected').map(({ test }) => test));
  });
}
