import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * The limit of a stage. CPU seconds, as these are steadier than time on the wall, and on two cores half of them is the
 * least that a run takes.
 * @typedef {{ cpu: number, since: string }} Limit
 */

/** The limits of the stages, by name. @returns {Record<string, Limit>} */
export function readLimits() {
  return JSON.parse(readFileSync(path.join(root, 'tests/limits.json'), 'utf8'));
}

/**
 * @typedef {object} Row of the table of stages
 * @property {string} stage
 * @property {number} seconds on the wall
 * @property {number} [cpu] CPU seconds
 * @property {boolean} [isQuiet] had it the machine to itself?
 */

/** Puts a row of the table into words: `api: 200.1 s, 380 CPU s of 450 since 2026-11-28`. */
export function rowInWords({ stage, seconds, cpu }, limit) {
  const used = cpu === undefined ? '' : `, ${cpu.toFixed(0)} CPU s`;
  const allowed = limit ? ` of ${limit.cpu} since ${limit.since}` : '';
  return `${stage}: ${seconds.toFixed(1)} s${used}${used && allowed}`;
}

/**
 * Returns the faults of a table: a stage beyond its limit on a machine that did nothing else, and a stage without a limit.
 * @param {readonly Row[]} rows
 * @param {Record<string, Limit>} limits
 * @returns {string[]}
 */
export function limitFaults(rows, limits) {
  return rows.flatMap(({ stage, cpu, isQuiet }) => {
    const limit = limits[stage];
    if (!limit) return [`${stage} has no limit in tests/limits.json`];
    if (cpu === undefined || !isQuiet || cpu <= limit.cpu) return [];
    return [`${stage} took ${cpu.toFixed(0)} CPU s, more than its limit of ${limit.cpu} since ${limit.since}`];
  });
}
