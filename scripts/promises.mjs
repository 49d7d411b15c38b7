// Measures promises of the project that no other check watches: npm run promises. Each figure is printed with its limit and
// the day since which it holds. Run it on a quiet machine; `npm run test:all` does.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installedSizes } from './promises/installed.mjs';
import { measureStart } from './promises/start.mjs';
import { isProgram, root } from './run.mjs';
import { staleResults } from './staleResults.mjs';

/**
 * Promises with their limits.
 * @typedef {{ name: string, unit: string, limit: number, since: string }} Promised
 * @type {Record<string, Promised>}
 */
const promised = {
  answers: { name: 'fresh clone: the address answers', unit: 's', limit: 3, since: '2026-11-28' },
  usable: { name: 'fresh clone: people can sign in', unit: 's', limit: 12, since: '2026-11-28' },
  later: { name: 'later start: people can sign in', unit: 's', limit: 2, since: '2026-11-28' },
  installed: { name: 'packages for development', unit: 'MB', limit: 690, since: '2026-11-28' },
  released: { name: 'packages of a release', unit: 'MB', limit: 250, since: '2026-11-28' },
  staleResults: { name: 'oldest section of bench/RESULTS.md', unit: 'days', limit: 30, since: '2026-11-28' },
};

/** @returns {Promise<Record<keyof typeof promised, number>>} */
async function measure() {
  const start = await measureStart(root);
  const results = await readFile(path.join(root, 'bench/RESULTS.md'), 'utf8');
  return {
    ...start,
    ...(await installedSizes(root)),
    staleResults: staleResults(results, new Date().toISOString().slice(0, 10), 0)[0]?.age ?? 0,
  };
}

/**
 * Compares figures with their limits and prints a line for each.
 * @param {Record<string, number>} figures
 * @param {(line: string) => void} print
 * @returns {{ passed: number, failed: number, skipped: number }} a promise counts as one test
 */
export function judge(figures, print = console.log) {
  let failed = 0;
  for (const [key, { name, unit, limit, since }] of Object.entries(promised)) {
    const figure = figures[key];
    const isKept = figure <= limit;
    if (!isKept) failed += 1;
    const digits = unit === 'days' || unit === 'MB' ? 0 : 1;
    print(
      `${isKept ? 'kept  ' : 'BROKEN'}  ${name}: ${figure?.toFixed(digits)} ${unit}, at most ${limit} since ${since}`,
    );
  }
  return { passed: Object.keys(promised).length - failed, failed, skipped: 0 };
}

/** Measures and judges all of them. */
export const keepPromises = async () => judge(await measure());

if (isProgram(import.meta)) process.exitCode = (await keepPromises()).failed === 0 ? 0 : 1;
