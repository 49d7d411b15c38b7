import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSourceMap, type SourceMapFile } from './sourceMap.ts';

const place = /(file:\/\/[^\s()]+\.c?js):(\d+):(\d+)/;
const maps = new Map<string, ReturnType<typeof readSourceMap> | null>();

function mapOf(url: string) {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const file = `${fileURLToPath(url)}.map`;
  const map = existsSync(file) ? readSourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapFile) : null;
  maps.set(url, map);
  return map;
}

/** Returns a line of a stack with the place in the sources instead of that in the bundle. */
function inSources(line: string): string {
  return line.replace(place, (whole, url: string, row: string, column: string) => {
    const entry = mapOf(url)?.(Number(row) - 1, Number(column) - 1);
    if (!entry) return whole;
    const source = resolve(dirname(fileURLToPath(url)), entry.source);
    return `${source}:${entry.row + 1}:${entry.column + 1}`;
  });
}

/**
 * Lets stacks of errors name the sources. A source map is read when the first stack of its bundle is, since reading them
 * all would take half of a start. Sources that run as they are, in development, need nothing.
 */
export function mapStackTraces(): void {
  if (!import.meta.url.endsWith('.js')) return;
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${inSources(String(frame))}`)].join('\n');
}
