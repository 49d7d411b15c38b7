/** Parts of a source map file that lead from a place in a bundle to one in its sources. */
export interface SourceMapFile {
  readonly sources: readonly string[];
  /** Segments in base-64 VLQ, separated by commas, in lines that end with semicolons. */
  readonly mappings: string;
}

/** Place in a file; rows and columns count from 0. */
export interface SourcePlace {
  readonly source: string;
  readonly row: number;
  readonly column: number;
}

const digits = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((digit, value) => [
    digit.charCodeAt(0),
    value,
  ]),
);
const valueOf = Uint8Array.from({ length: 128 }, (_, code) => digits.get(code) ?? 0);
const [comma, semicolon] = [44, 59];
/** Numbers of a segment: the column in the bundle, then source, row and column, each relative to the segment before. */
const parts = 4;

/**
 * Reads segments from an offset to the end of the line or of the text, adding them up in `sums`, and calls `each` with the
 * sums after each segment. Returns the offset of what follows.
 */
function readLine(mappings: string, from: number, sums: Int32Array, each?: (isMapped: boolean) => void): number {
  let part = 0;
  let value = 0;
  let shift = 0;
  for (let at = from; ; at += 1) {
    const code = at < mappings.length ? mappings.charCodeAt(at) : semicolon;
    if (code === comma || code === semicolon) {
      if (part > 0) each?.(part >= parts);
      part = 0;
      if (code === semicolon) return at + 1;
      continue;
    }
    const digit = valueOf[code] ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    if (part < parts) sums[part] = (sums[part] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    part += 1;
    value = 0;
    shift = 0;
  }
}

/**
 * Returns a function that finds the place in the sources for one in a bundle; undefined where there is none. Only the start
 * of each line is kept: decoding all of a large map would hold up the server for most of a second.
 */
export function readSourceMap({ sources, mappings }: SourceMapFile) {
  const lines = new Int32Array((mappings.split(';').length + 1) * parts);
  const sums = new Int32Array(parts);
  for (let at = 0, line = 0; at < mappings.length; line += parts) {
    sums[0] = at;
    lines.set(sums, line);
    sums[0] = 0;
    at = readLine(mappings, at, sums);
  }
  return (row: number, column: number): SourcePlace | undefined => {
    const [at, ...before] = lines.subarray(row * parts, (row + 1) * parts);
    if (at === undefined) return undefined;
    const own = Int32Array.from([0, ...before]);
    let found: SourcePlace | undefined;
    readLine(mappings, at, own, (isMapped) => {
      const [start = 0, source = 0, sourceRow = 0, sourceColumn = 0] = own;
      if (start > column) return;
      const name = sources[source];
      found = isMapped && name !== undefined ? { source: name, row: sourceRow, column: sourceColumn } : undefined;
    });
    return found;
  };
}
