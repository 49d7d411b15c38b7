import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isProgram, root } from './run.mjs';

/** Limit of what every visit loads first, in KB of 1,024 bytes. */
const most = 360;

/**
 * Measures what the built page loads before anything is asked of it: the scripts and styles that it names, each
 * compressed by gzip.
 * @param {string} web the folder of the built front end
 * @returns {{ summary: string, faults: string[] }} one line of figures; one if that is more than the limit
 */
export function measureFirstLoad(web) {
  const page = readFileSync(path.join(web, 'index.html'), 'utf8');
  const files = new Set([...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file));
  const sizeBy = (compress) =>
    [...files].reduce((sum, file) => sum + compress(readFileSync(path.join(web, file))).length / 1024, 0);
  const whole = sizeBy(gzipSync);
  const sent = sizeBy(brotliCompressSync);
  const summary = `${files.size} files, ${whole.toFixed(1)} KB by gzip (limit ${most}), ${sent.toFixed(1)} by brotli`;
  return {
    summary,
    faults: whole > most ? [`The first load is ${summary}. Load later what a list can do without.`] : [],
  };
}

if (isProgram(import.meta)) {
  const { summary, faults } = measureFirstLoad(path.join(root, 'dist/web'));
  console.log(faults[0] ?? summary);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
