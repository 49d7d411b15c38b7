import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { buildStale } from './build.mjs';
import { runChecks } from './check.mjs';
import { measureFirstLoad } from './firstLoad.mjs';
import { root, run, tool } from './run.mjs';
import { add, countPassedFiles, countPlaywright, countVitest, filesToRepeat, readReport } from './test/counts.mjs';
import { playwrightFailures, vitestFailures } from './test/failures.mjs';
import { testManyEntities } from './test/manyEntities.mjs';
import { makeScratch } from './test/scratch.mjs';
import { playwrightTimes, slowest, stageTimes } from './test/times.mjs';

const projects = { unit: ['unit-node', 'unit-dom'], contract: ['contract'], api: ['api'] };
const stages = ['check', ...Object.keys(projects), 'e2e'];

const reports = makeScratch();
// What tests write goes beside the reports.
process.env.TMPDIR = reports;
/** Time of each file. */
const fileTimes = [];
/** Failed tests, named once more at the end, where the output of a long run is read first. */
const failures = [];
/** Tests that passed only the second time: a fault of the test or of the product, to be mended. */
const flaky = [];

/** Runs failed files once more, alone, and returns the counts of both runs. */
async function repeatVitest(first, files) {
  console.log(`\n=== once more: ${files.map((file) => path.relative(root, file)).join(', ')}`);
  const again = path.join(reports, 'again');
  const { code } = await run(tool('vitest'), ['run', '--maxWorkers', '1', ...files], {
    env: { NODE_ENV: 'test', GREENROOM_TEST_REPORTS: again },
  });
  const report = path.join(again, 'vitest.json');
  const still = vitestFailures(readReport(report), root);
  const isStill = ({ test }) => still.some((one) => one.test === test);
  flaky.push(...vitestFailures(first, root).filter((one) => !isStill(one)));
  failures.push(...still);
  return add(countPassedFiles(first), countVitest(report, code));
}

async function runVitest(names) {
  const chosen = names.flatMap((name) => projects[name]).flatMap((project) => ['--project', project]);
  const env = { NODE_ENV: 'test', GREENROOM_TEST_REPORTS: reports };
  const { code, seconds } = await run(tool('vitest'), ['run', ...chosen], { env });
  const times = readReport(path.join(reports, 'times.json')) ?? [];
  fileTimes.push(...times);
  const file = path.join(reports, 'vitest.json');
  const report = readReport(file);
  const again = filesToRepeat(report);
  const stages = stageTimes(times, seconds);
  if (again.length > 0) return { ...(await repeatVitest(report, again)), stages };
  failures.push(...vitestFailures(report, root));
  return { ...countVitest(file, code), stages };
}

async function runPlaywright(browser) {
  const report = path.join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await run(tool('playwright'), ['test', '--reporter', 'list,json'], { env });
  fileTimes.push(...playwrightTimes(readReport(report)));
  failures.push(...playwrightFailures(readReport(report), 'unexpected'));
  flaky.push(...playwrightFailures(readReport(report), 'flaky'));
  return countPlaywright(report, code);
}

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

/**
 * Builds the server: `api` kills it while it writes, `e2e` opens its pages. It counts as one test, which also fails when
 * a visit loads too much at first.
 */
async function build() {
  try {
    await buildStale(console.log);
    const { summary, faults } = measureFirstLoad(path.join(root, 'dist/web'));
    console.log(`The first load: ${summary}`);
    if (faults.length > 0) throw new Error(faults[0]);
    return passed;
  } catch (error) {
    console.log(error.message);
    return failed;
  }
}

/** Runs one stage, whatever the results of the ones before, and prints its duration. */
async function stage(name, work) {
  console.log(`\n=== ${name}`);
  const begun = performance.now();
  const counts = await work();
  return { name, seconds: (performance.now() - begun) / 1000, counts };
}

/** Finds the browser first, so that a download that fails shows at once. */
async function findBrowser() {
  try {
    return await ensureBrowser();
  } catch (error) {
    console.log(error.message);
    return undefined;
  }
}

async function runStages(chosen) {
  const browser = chosen.includes('e2e') ? await findBrowser() : undefined;
  const inVitest = Object.keys(projects).filter((name) => chosen.includes(name));
  const results = [];
  if (chosen.includes('check')) results.push(await stage('check', () => runChecks()));
  if (chosen.includes('api') || chosen.includes('e2e')) results.push(await stage('build', build));
  if (inVitest.length) results.push(await stage(inVitest.join(', '), () => runVitest(inVitest)));
  if (browser) results.push(await stage('e2e', () => runPlaywright(browser)));
  else if (chosen.includes('e2e')) results.push({ name: 'e2e, without a browser', seconds: 0, counts: failed });
  return results;
}

const { values, positionals: asked } = parseArgs({ options: { entities: { type: 'string' } }, allowPositionals: true });
const unknown = asked.filter((name) => !stages.includes(name));
if (unknown.length) {
  console.error(`Unknown stage: ${unknown.join(', ')}. The stages are ${stages.join(', ')}: npm test -- unit api`);
  process.exit(1);
}

if (values.entities !== undefined) process.exit(await testManyEntities(Number(values.entities), asked));

const begun = performance.now();
const results = await runStages(asked.length ? asked : stages);
const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const total = add(...results.map(({ counts }) => counts));

console.log('\n=== all');
for (const { name, seconds, counts } of results) {
  console.log(`${name}: ${inWords(counts)} (${seconds.toFixed(1)} s)`);
  for (const one of counts.stages ?? []) console.log(`  ${one.stage}: ${one.seconds.toFixed(1)} s`);
}
if (fileTimes.length) console.log('the slowest files, in seconds of a worker:');
for (const { file, seconds } of slowest(fileTimes)) console.log(`  ${seconds.toFixed(1)} ${file}`);
for (const [title, tests] of [
  ['passed only the second time:', flaky],
  ['failed:', failures],
]) {
  if (tests.length) console.log(title);
  for (const { test, message } of tests) console.log(`  ${test}\n${message.replaceAll(/^/gm, '    ')}`);
}
console.log(`time: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
console.log(inWords(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
