import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * The limit of a stage. CPU seconds, as these are steadier than time on the wall, and on two cores half of them is the
 * least that a run takes.
 * @typedef {{ cpu: number, since: string }} Limit
 */

/**
 * The limits of the stages by name, and the pace (measurePace) of the machine that they are for, in seconds.
 * @typedef {{ pace: number, stages: Record<string, Limit> }} Limits
 */

/** Reads `tests/limits.json`. @returns {Limits} */
export function readLimits() {
  return JSON.parse(readFileSync(path.join(root, 'tests/limits.json'), 'utf8'));
}

/**
 * @typedef {object} Row of the table of stages
 * @property {string} stage
 * @property {number} seconds on the wall
 * @property {number} [cpu] CPU seconds
 * @property {boolean} [isQuiet] had it the machine to itself?
 * @property {number} [pace] pace of the machine at the time (measurePace), in seconds
 */

/** Returns the CPU seconds that a stage may take on a machine of a pace: more on a slower one, never less. */
function allowedAt(limit, { pace = 0 }, reference) {
  return limit.cpu * Math.max(1, pace / reference);
}

/**
 * Puts a row of the table into words: `api: 200.1 s, 380 CPU s of 450 since 2026-11-28`.
 * @param {Row} row
 * @param {Limits} limits
 */
export function rowInWords(row, { pace, stages }) {
  const { stage, seconds, cpu } = row;
  const limit = stages[stage];
  const used = cpu === undefined ? '' : `, ${cpu.toFixed(0)} CPU s`;
  const allowed = limit ? ` of ${allowedAt(limit, row, pace).toFixed(0)} since ${limit.since}` : '';
  return `${stage}: ${seconds.toFixed(1)} s${used}${used && allowed}`;
}

/**
 * Returns the faults of a table: a stage beyond its limit on a machine that did nothing else, and a stage without a limit.
 * @param {readonly Row[]} rows
 * @param {Limits} limits
 * @returns {string[]}
 */
export function limitFaults(rows, { pace, stages }) {
  return rows.flatMap((row) => {
    const { stage, cpu, isQuiet } = row;
    const limit = stages[stage];
    if (!limit) return [`${stage} has no limit in tests/limits.json`];
    const allowed = allowedAt(limit, row, pace);
    if (cpu === undefined || !isQuiet || cpu <= allowed) return [];
    return [`${stage} took ${cpu.toFixed(0)} CPU s, more than its limit of ${allowed.toFixed(0)} since ${limit.since}`];
  });
}
