import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testsOf } from './mutation/areaTests.mjs';
import { contentKey, judgeTests, makeCopy } from './mutation/copies.mjs';
import { coverTest, testsReaching } from './mutation/cover.mjs';
import { openDatabases, withChangedFunction } from './mutation/databases.mjs';
import { openJournal } from './mutation/journal.mjs';
import { findGaps, findMutants } from './mutation/mutants.mjs';
import { openOrder } from './mutation/order.mjs';
import { names, reviewed } from './mutation/reviewed.mjs';
import { isProgram, root } from './run.mjs';

/** One database server is enough for all copies, and takes no more of them at a time. */
const most = 6;

const told = (server) => ({ GREENROOM_TEST_SERVER: JSON.stringify(server) });

/** Runs tests where a file of the copy is changed, or where a function of the database is. */
async function runAgainst(mutant, tests, { folder, server }) {
  if (mutant.area === 'database') {
    const work = (changed) => judgeTests(folder, tests, told(changed));
    return withChangedFunction(server, mutant, work).catch((error) => ({ outcome: 'BROKEN', why: error.message }));
  }
  const target = path.join(folder, mutant.file);
  const original = readFileSync(target);
  writeFileSync(target, mutant.text);
  const verdict = await judgeTests(folder, tests, told(server));
  writeFileSync(target, original);
  return verdict;
}

const order = openOrder();

async function tryMutant({ number, mutant }, place, journal, late) {
  const harmless = reviewed.find((one) => names(one, mutant));
  if (harmless) return { outcome: 'harmless', why: harmless.why };
  const reaching = testsReaching(root, journal.covers, number, mutant);
  if (reaching.length === 0) return { outcome: 'SURVIVED', why: 'no test comes here' };
  const tests = order.of(mutant.file, reaching, late);
  const verdict = await runAgainst(mutant, tests, place);
  order.learn(mutant.file, tests, verdict);
  return verdict;
}

const inOneLine = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 80);

/** Counts verdicts, and prints each as soon as it is known. */
function openTally(all) {
  const counts = { caught: 0, SURVIVED: 0, BROKEN: 0, harmless: 0 };
  let done = 0;
  return {
    counts,
    tell({ file, line, rule, what, becomes }, { outcome, why }) {
      counts[outcome] += 1;
      done += 1;
      const change = becomes.trim() === '' ? 'removed' : `now ${inOneLine(becomes)}`;
      const place = `${file}:${line}  ${rule}: ${inOneLine(what)}  ${change}`;
      console.log(`[${done}/${all}] ${outcome.padEnd(8)}  ${place}\n    ${why}`);
    },
  };
}

/** Processes a queue with as many items at a time as there are places; a failed item is repeated once, alone. */
async function workOff(things, places, doOne) {
  const queue = [...things];
  const late = [];
  const work = async (place) => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      if (!(await doOne(one, place, false))) late.push(one);
    }
  };
  await Promise.all(places.map(work));
  for (const one of late) await doOne(one, places[0], true);
}

/** Tries each mutant. One whose tests only took too long is tried again when the machine has nothing else to do. */
async function tryAll(wanted, places, journal) {
  const { counts, tell } = openTally(wanted.length);
  const lateOf = new Map();
  await workOff(wanted, places, async (one, place, isAgain) => {
    const verdict = journal.verdictOf(one.number) ?? (await tryMutant(one, place, journal, lateOf.get(one)));
    if (verdict.isLate && !isAgain) {
      lateOf.set(one, verdict.file);
      return false;
    }
    if (verdict.outcome !== 'BROKEN') journal.addVerdict(one.number, verdict);
    tell(one.mutant, verdict);
    return true;
  });
  const words = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(`${words.join(', ')}, ${wanted.length} in all`);
  return counts.SURVIVED + counts.BROKEN === 0;
}

/** Measures the coverage of the areas' tests; false if they do not pass on the unchanged project. */
async function isSound(areas, mutants, places, journal) {
  const files = [...new Set([...areas].flatMap((area) => testsOf(root, area)))].filter((file) => !journal.covers[file]);
  await workOff(files, places, async (file, { folder, server }) => {
    const cover = await coverTest(folder, file, mutants, told(server));
    if (cover) journal.addCover(file, cover);
    console.log(`${cover ? `${cover.seconds.toFixed()} s` : 'fails'}  ${file}`);
    return cover !== undefined;
  });
  const failing = files.filter((file) => !journal.covers[file]);
  for (const file of failing) console.error(`${file} fails where nothing is taken away`);
  return failing.length === 0;
}

/**
 * Removes each policy call and scope predicate in turn and expects a test to fail: one of those that run it. Row-level
 * security is off, so that the second wall does not hide a hole in the first. As many at a time as there are cores,
 * each in a copy of its own.
 * @param {string[]} wanted only places whose name contains one of these: `server/engine/list`, `readOne.ts:55`; all by
 * default
 * @param {{ isContinued?: boolean }} options isContinued: continue an interrupted run, if nothing changed since
 * @returns {Promise<number>} the exit code
 */
export async function testMutation(wanted = [], { isContinued = false } = {}) {
  const all = findMutants(root);
  const gaps = findGaps(root, all);
  for (const gap of gaps) console.error(gap);
  const isWanted = ({ file, line }) => wanted.length === 0 || wanted.some((part) => `${file}:${line} `.includes(part));
  const mutants = all.map((mutant, number) => ({ number, mutant })).filter(({ mutant }) => isWanted(mutant));
  if (gaps.length > 0 || mutants.length === 0) return 1;
  const journal = openJournal(path.join(root, 'node_modules/.cache/greenroom-mutation'), contentKey(), { isContinued });
  if (isContinued && !journal.isContinued) console.log('there is nothing to go on with: something changed since');
  const { close, ...server } = await openDatabases();
  try {
    const places = Array.from({ length: Math.min(os.availableParallelism(), most) }, () => ({
      folder: makeCopy(),
      server,
    }));
    if (!(await isSound(new Set(mutants.map(({ mutant }) => mutant.area)), all, places, journal))) return 1;
    return (await tryAll(mutants, places, journal)) ? 0 : 1;
  } finally {
    await close();
  }
}

if (isProgram(import.meta)) {
  const [options, wanted] = [true, false].map((is) =>
    process.argv.slice(2).filter((one) => one.startsWith('--') === is),
  );
  process.exitCode = await testMutation(wanted, { isContinued: options.includes('--continue') });
}
