import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testsOf } from './areaTests.mjs';
import { runTests } from './copies.mjs';
import { anchorsOf, isReached } from './reach.mjs';
import { functionAt } from './sqlFunctions.mjs';

/**
 * Result of one test file on the unchanged project.
 * @typedef {object} Cover
 * @property {number} seconds duration
 * @property {number[]} reached the mutants whose code it runs, by their numbers
 */

/**
 * Runs a test file by itself on the unchanged project, and finds the places that it runs. Code that runs once for
 * several files is so counted for each.
 * @param {string} folder a copy of the project
 * @param {string} file the test file
 * @param {import('./mutants.mjs').Mutant[]} mutants all mutants
 * @param {NodeJS.ProcessEnv} env with the address of the tests' database server
 * @returns {Promise<Cover | undefined>} undefined if it fails
 */
export async function coverTest(folder, file, mutants, env) {
  const found = path.join(folder, 'cover.json');
  const report = await runTests(folder, [file], { ...env, GREENROOM_MUTATION_COVER: found });
  if (!report?.success) return undefined;
  const { seconds, functions, modules } = JSON.parse(readFileSync(found, 'utf8'));
  const loaded = new Map(modules.map((one) => [one.file, one]));
  const sourceOf = (name) => readFileSync(path.join(folder, name), 'utf8');
  const anchors = remember((name) => anchorsOf(loaded.get(name).code, sourceOf(name)));
  const comesBy = (mutant) =>
    mutant.area === 'database'
      ? functions.includes(functionAt(folder, mutant).name)
      : loaded.has(mutant.file) && isReached(anchors(mutant.file), loaded.get(mutant.file).ranges, mutant);
  return { seconds, reached: [...mutants.keys()].filter((number) => comesBy(mutants[number])) };
}

function remember(find) {
  const known = new Map();
  return (name) => known.get(name) ?? known.set(name, find(name)).get(name);
}

/**
 * The tests that may catch a mutant.
 * @param {string} root
 * @param {Record<string, Cover>} covers
 * @param {number} number of the mutant
 * @param {import('./mutants.mjs').Mutant} mutant
 * @returns {{ file: string, seconds: number }[]}
 */
export function testsReaching(root, covers, number, { area }) {
  const all = testsOf(root, area).map((file) => ({ file, ...covers[file] }));
  const reaching = all.filter(({ reached }) => reached.includes(number));
  // PostgreSQL does not count a function that it writes into the statement that calls it.
  return reaching.length === 0 && area === 'database' ? all : reaching;
}
