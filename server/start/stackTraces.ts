import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const place = /(file:\/\/[^\s()]+\.c?js):(\d+):(\d+)/;
const maps = new Map<string, SourceMap | null>();

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const file = `${fileURLToPath(url)}.map`;
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : null;
  maps.set(url, map);
  return map;
}

/** Returns a line of a stack with the place in the sources instead of that in the bundle. */
function inSources(line: string): string {
  return line.replace(place, (whole, url: string, row: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return whole;
    const source = resolve(dirname(fileURLToPath(url)), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
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
