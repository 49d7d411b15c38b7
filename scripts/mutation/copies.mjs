import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { judge } from './judge.mjs';

const copied = ['schema', 'server', 'src', 'scripts', 'demo', 'docs', 'generated', 'tests', 'package.json'];
copied.push('tsconfig.json', 'tsconfig.base.json', 'tsconfig.server.json');

/** Longer than any run takes, in milliseconds. */
const patience = 600_000;

/** A copy of the project in which files may be broken. It is gone when the program ends. */
export function makeCopy() {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'greenroom-mutation-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Returns a hash of sources, tests, rules and their packages: different after any change. */
export function contentKey() {
  const hash = createHash('sha256');
  for (const name of [...copied, 'package-lock.json']) {
    for (const file of filesUnder(name))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(name) {
  const entries = path.extname(name)
    ? []
    : readdirSync(path.join(root, name), { recursive: true, withFileTypes: true });
  if (entries.length === 0) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Runs test files in a copy, without the second wall.
 * @param {string} folder the copy
 * @param {string[]} files as seen from the root, in their order
 * @param {NodeJS.ProcessEnv} env options of this run, see vitest.config.ts
 * @returns {Promise<object | null>} Vitest's report, null if the run crashed or timed out
 */
export async function runTests(folder, files, env = {}) {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'scripts/mutation/vitest.config.ts'];
  args.push('--reporter', 'json', `--outputFile.json=${report}`);
  const always = { NODE_ENV: 'test', GREENROOM_TEST_WALL: 'off', GREENROOM_MUTATION_FILES: JSON.stringify(files) };
  await run(process.execPath, args, { cwd: folder, env: { ...always, ...env }, quiet: true, timeout: patience });
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

/** Runs test files in a copy until the first one fails, and returns the verdict on the change in it. */
export async function judgeTests(folder, files, env) {
  const { file, ...verdict } = judge(await runTests(folder, files, env));
  return file === undefined ? verdict : { ...verdict, file: path.relative(folder, file).split(path.sep).join('/') };
}
