import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { measureFirstLoad } from './firstLoad.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A built page with scripts of these sizes in KB, of bytes that cannot be compressed; the last one loads later. */
function pageOf(...kilobytes) {
  const web = mkdtempSync(path.join(os.tmpdir(), 'greenroom-first-load-'));
  folders.push(web);
  mkdirSync(path.join(web, 'assets'));
  for (const [index, size] of kilobytes.entries())
    writeFileSync(path.join(web, `assets/${index}.js`), randomBytes(size * 1024));
  const tags = kilobytes.slice(0, -1).map((_, index) => `<link rel="modulepreload" href="/assets/${index}.js">`);
  // A file that is named twice is loaded once.
  writeFileSync(path.join(web, 'index.html'), `<script src="/assets/0.js"></script>${tags.join('')}`);
  return web;
}

it('adds up what the page names', () => {
  const { summary, faults } = measureFirstLoad(pageOf(100, 200, 500));
  expect(summary).toMatch(/^2 files, 300\.\d KB by gzip \(limit 335\), 300\.\d by brotli, the largest area 0\.0 more$/);
  expect(faults).toEqual([]);
});

it('refuses chunks that import each other, whichever way round', () => {
  const web = pageOf(1, 1);
  const write = (file, ...imported) =>
    writeFileSync(path.join(web, 'assets', file), imported.map((one) => `import"./${one}";`).join(''));
  write('a.js', 'b.js');
  write('b.js', 'c.js');
  write('c.js', 'a.js', 'd.js');
  write('d.js');
  expect(measureFirstLoad(web).faults).toEqual([expect.stringContaining('a.js, b.js, c.js.')]);
  write('c.js', 'd.js');
  expect(measureFirstLoad(web).faults).toEqual([]);
});

it('refuses more than the limit', () => {
  expect(measureFirstLoad(pageOf(100, 301, 1)).faults).toEqual([expect.stringContaining('401.')]);
});
