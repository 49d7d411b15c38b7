import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { judge } from './mutation/judge.mjs';
import { findGaps, findMutants } from './mutation/mutants.mjs';
import { names, reviewed } from './mutation/reviewed.mjs';
import { isProgram, root, run } from './run.mjs';

const copied = ['schema', 'server', 'src', 'scripts', 'demo', 'docs', 'generated', 'tests', 'package.json'];
copied.push('tsconfig.json', 'tsconfig.base.json', 'tsconfig.server.json');

/** Longer than any run takes, in milliseconds. */
const patience = 600_000;

/** One database server is enough for all copies, and takes no more of them at a time. */
const most = 6;

/** A copy of the project in which files may be broken. */
function makeCopy() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'greenroom-mutation-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return folder;
}

/** One PostgreSQL for all runs, with migrated databases to copy. */
async function openDatabases() {
  const { prepareServer } = await tsImport('../tests/support/database.ts', import.meta.url);
  const { close, ...testServer } = await prepareServer();
  process.env.GREENROOM_TEST_SERVER = JSON.stringify(testServer);
  return close;
}

/** Runs the tests of an area in a copy, without the second wall, until the first one fails. */
async function runTests(folder, area, first) {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'scripts/mutation/vitest.config.ts'];
  args.push('--reporter', 'json', `--outputFile.json=${report}`);
  const env = { NODE_ENV: 'test', GREENROOM_TEST_WALL: 'off', GREENROOM_MUTATION_AREA: area };
  // What is changed in the database itself needs one that is made of the copy.
  if (area === 'database') env.GREENROOM_TEST_SERVER = undefined;
  if (first !== undefined) env.GREENROOM_MUTATION_FIRST = first;
  await run(process.execPath, args, { cwd: folder, env, quiet: true, timeout: patience });
  return judge(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);
}

/** The test that caught a file's last mutant probably catches its next, too, and so is asked first. */
const caughtBy = new Map();

async function tryMutant(folder, { area, file, text }) {
  const target = path.join(folder, file);
  const original = readFileSync(target);
  writeFileSync(target, text);
  const verdict = await runTests(folder, area, caughtBy.get(file));
  if (verdict.outcome === 'caught') caughtBy.set(file, path.relative(folder, verdict.file));
  writeFileSync(target, original);
  return verdict;
}

const inOneLine = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 80);
async function judged(folder, mutant) {
  const harmless = reviewed.find((one) => names(one, mutant));
  return harmless ? { outcome: 'harmless', why: harmless.why } : tryMutant(folder, mutant);
}

/** Tells whether there is anything to learn: the tests have to pass where nothing is taken away. */
async function isSound(folder, area) {
  const { outcome, why } = await runTests(folder, area);
  if (outcome !== 'SURVIVED') console.error(`the tests of '${area}' fail where nothing is taken away: ${why}`);
  return outcome === 'SURVIVED';
}

/** Tries each mutant, as many at a time as there are copies, and tells of each as soon as it is known. */
async function tryAll(mutants, folders) {
  const counts = { caught: 0, SURVIVED: 0, BROKEN: 0, harmless: 0 };
  const queue = [...mutants];
  let done = 0;
  const work = async (folder) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const { outcome, why } = await judged(folder, mutant);
      counts[outcome] += 1;
      done += 1;
      const { file, line, rule, what, becomes } = mutant;
      const change = becomes.trim() === '' ? 'removed' : `now ${inOneLine(becomes)}`;
      const place = `${file}:${line}  ${rule}: ${inOneLine(what)}  ${change}`;
      console.log(`[${done}/${mutants.length}] ${outcome.padEnd(8)}  ${place}\n    ${why}`);
    }
  };
  await Promise.all(folders.map(work));
  const words = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(`${words.join(', ')}, ${mutants.length} in all`);
  return counts.SURVIVED + counts.BROKEN === 0;
}

/**
 * Takes away each policy call and scope predicate in turn and expects a test to fail. Row-level security is off, so that
 * the second wall does not hide a hole in the first. As many at a time as there are cores, each in a copy of its own.
 * @param {string[]} wanted only places whose name holds one of these: `server/engine/list`, `one.ts:55`; all unless said
 * @returns {Promise<number>} the exit code
 */
export async function testMutation(wanted = []) {
  const all = findMutants(root);
  const gaps = findGaps(root, all);
  for (const gap of gaps) console.error(gap);
  const isWanted = ({ file, line }) => wanted.some((part) => `${file}:${line} `.includes(part));
  const mutants = wanted.length === 0 ? all : all.filter(isWanted);
  if (gaps.length > 0 || mutants.length === 0) return 1;
  const close = await openDatabases();
  try {
    const folders = Array.from({ length: Math.min(os.availableParallelism(), most, mutants.length) }, makeCopy);
    for (const area of new Set(mutants.map((mutant) => mutant.area))) {
      if (!(await isSound(folders[0], area))) return 1;
    }
    return (await tryAll(mutants, folders)) ? 0 : 1;
  } finally {
    await close();
  }
}

if (isProgram(import.meta)) process.exitCode = await testMutation(process.argv.slice(2));
