import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { buildStale } from './build.mjs';
import { runChecks } from './check.mjs';
import { measureFirstLoad } from './firstLoad.mjs';
import { root } from './run.mjs';
import { testChanged } from './test/changed.mjs';
import { add } from './test/counts.mjs';
import { isQuiet, watchCpu } from './test/cpu.mjs';
import { limitFaults, readLimits, rowInWords } from './test/limits.mjs';
import { testManyEntities } from './test/manyEntities.mjs';
import { measurePace } from './test/pace.mjs';
import { runPlaywright } from './test/playwright.mjs';
import { quarantineFaults, readQuarantine } from './test/quarantine.mjs';
import { makeScratch } from './test/scratch.mjs';
import { chooseStages, needBuild, stagesBy } from './test/stages.mjs';
import { shareOut, slowest } from './test/times.mjs';
import { runVitest } from './test/vitest.mjs';

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

const reports = makeScratch();
// What tests write goes beside the reports.
process.env.TMPDIR = reports;
// Data of servers is made once for all programs of the run.
process.env.GREENROOM_TEST_DATA = path.join(reports, 'prepared');
mkdirSync(process.env.GREENROOM_TEST_DATA);

/** The table of stages: what was counted, and the time of each. */
const rows = [];
const results = [];
let watch;
/** Pace of the machine when the last program ended, in seconds. */
let pace;

/** Runs a program for some stages, whatever the results before, and adds them to the table. */
async function runStages(stages, work) {
  if (stages.length === 0) return;
  console.log(`\n=== ${stages.join(', ')}`);
  const result = { times: [], failures: [], unsteady: [], ...(await work()) };
  const lap = watch.lap();
  const before = pace;
  pace = await measurePace();
  watch.lap();
  const meanwhile = { isQuiet: isQuiet(lap), pace: (before + pace) / 2 };
  const shares = shareOut(result.times, stages, lap).map((one) => ({ ...one, ...meanwhile }));
  rows.push({ stages, counts: result.counts, ...lap, shares });
  results.push(result);
}

/**
 * Builds the server: `api` kills it while it writes, journeys open its pages. It counts as one test, which also fails
 * when a visit loads too much at first.
 */
async function build() {
  try {
    await buildStale(console.log);
    const { summary, faults } = measureFirstLoad(path.join(root, 'dist/web'));
    console.log(`The first load: ${summary}`);
    if (faults.length > 0) throw new Error(faults[0]);
    return { counts: passed };
  } catch (error) {
    return { counts: failed, failures: [{ test: 'build', message: error.message }] };
  }
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

async function runAll(chosen) {
  const quarantine = readQuarantine();
  const faults = quarantineFaults(quarantine, Date.now());
  if (faults.length > 0) results.push({ counts: { ...failed, failed: faults.length }, failures: faults });
  const journeys = stagesBy('playwright', chosen);
  const browser = journeys.length > 0 ? await findBrowser() : undefined;
  pace = await measurePace();
  watch = watchCpu();
  await runStages(stagesBy('check', chosen), async () => ({ counts: await runChecks() }));
  await runStages(needBuild(chosen) ? ['build'] : [], build);
  const inVitest = stagesBy('vitest', chosen);
  await runStages(inVitest, () => runVitest({ stages: inVitest, reports, quarantine }));
  await runStages(journeys, async () => {
    if (browser) return runPlaywright({ stages: journeys, browser, reports, quarantine });
    return { counts: failed, failures: [{ test: journeys.join(', '), message: 'there is no browser' }] };
  });
  watch.stop();
}

/** Holds the table against the limits of the stages, and keeps it for who reads the run later. */
function judgeTimes({ isFenced }) {
  const limits = readLimits();
  const table = rows.flatMap(({ shares }) => shares);
  const faults = limitFaults(table, limits);
  const files = slowest(
    results.flatMap((one) => one.times ?? []),
    Infinity,
  );
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  writeFileSync(path.join(root, 'test-results/stages.json'), `${JSON.stringify({ rows, limits, files }, null, 2)}\n`);
  if (!isFenced) return limits;
  const counts = { passed: table.length - faults.length, failed: faults.length, skipped: 0 };
  results.push({ counts, failures: faults.map((message) => ({ test: 'time of a stage', message })) });
  return limits;
}

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

function printList(title, tests) {
  if (tests.length) console.log(title);
  for (const { test, message } of tests) console.log(`  ${test}\n${message.replaceAll(/^/gm, '    ')}`);
}

function printResults(limits, seconds) {
  console.log('\n=== all');
  for (const { stages, counts, wall, cpu, others, shares } of rows) {
    const used = cpu === undefined ? '' : `, ${cpu.toFixed(0)} CPU s, ${others.toFixed(0)} of others`;
    console.log(
      `${stages.join(', ')}: ${inWords(counts)} (${wall.toFixed(1)} s${used}, pace ${shares[0].pace.toFixed(2)})`,
    );
    for (const share of shares) console.log(`  ${rowInWords(share, limits)}`);
  }
  const times = results.flatMap((one) => one.times ?? []);
  if (times.length) console.log('the slowest files, in seconds of a worker:');
  for (const { file, seconds: own } of slowest(times)) console.log(`  ${own.toFixed(1)} ${file}`);
  printList(
    'in quarantine, passed only the second time:',
    results.flatMap(({ unsteady = [] }) => unsteady),
  );
  printList(
    'failed:',
    results.flatMap(({ failures = [] }) => failures),
  );
  console.log(`time: ${seconds.toFixed(0)} s`);
}

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, rest: { type: 'boolean' }, entities: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.includes('changed')) process.exit(await testChanged({ reports, quarantine: readQuarantine() }));

let chosen = [];
try {
  chosen = chooseStages(positionals, values);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (values.entities !== undefined) {
  const tier = ['all', 'rest'].filter((name) => values[name]).map((name) => `--${name}`);
  process.exit(await testManyEntities(Number(values.entities), [...tier, ...positionals]));
}

const begun = performance.now();
await runAll(chosen);
// More entities take more time.
const limits = judgeTimes({ isFenced: values.all === true && !process.env.GREENROOM_ADDED_ENTITIES });
printResults(limits, (performance.now() - begun) / 1000);
const total = add(...results.map(({ counts }) => counts));
console.log(inWords(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
