import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';

/** Prefix that Vitest puts before a module, in its first line, to run it. */
const wrapping = /^'use strict';async \([^)]*\)=>\{\{/;
const sourceMap = /^\/\/# sourceMappingURL=data:application\/json;(?:charset=[\w-]+;)?base64,(\S+)$/gm;

const lineStarts = (text) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

/**
 * Positions of a module's parts in its source and in its running text.
 * @typedef {{ source: number, running: number }[]} Anchors offsets, in the order of the source
 */

/**
 * Reads the map that ends a module as Vitest runs it.
 * @param {string} code what runs, with what Vitest puts around it
 * @param {string} original the source
 * @returns {Anchors}
 */
export function anchorsOf(code, original) {
  const [, encoded] = [...code.matchAll(sourceMap)].at(-1) ?? [];
  if (encoded === undefined) throw new Error('a module without its source map');
  const before = wrapping.exec(code)?.[0].length ?? 0;
  const running = lineStarts(code.slice(before));
  const source = lineStarts(original);
  const anchors = [];
  eachMapping(new TraceMap(Buffer.from(encoded, 'base64').toString()), (one) => {
    if (one.originalLine === null) return;
    anchors.push({
      source: source[one.originalLine - 1] + one.originalColumn,
      running: before + running[one.generatedLine - 1] + one.generatedColumn,
    });
  });
  return anchors.sort((one, other) => one.source - other.source);
}

/**
 * Returns true if a place has run, by the innermost function or block around it; for a place without an anchor of its
 * own, as in the middle of a text, by both of its neighbours.
 * @param {Anchors} anchors
 * @param {[from: number, to: number, count: number][]} ranges V8's, in the running text
 * @param {{ what: string, from: number, to: number }} place in the source
 */
export function isReached(anchors, ranges, { what, from, to }) {
  const start = from + what.length - what.trimStart().length;
  const next = anchors.find(({ source }) => source >= start);
  const isOwn = next !== undefined && next.source < to;
  const last = anchors.findLast(({ source }) => source <= start);
  const asked = isOwn ? [next.source] : [last?.source, next?.source];
  return anchors.some(({ source, running }) => asked.includes(source) && countAt(ranges, running) > 0);
}

function countAt(ranges, at) {
  const around = ranges.filter(([from, to]) => from <= at && at < to);
  const shorter = (one, other) => (other[1] - other[0] <= one[1] - one[0] ? other : one);
  return around.length === 0 ? 0 : around.reduce(shorter)[2];
}
