// npm run apply-example PAGE: makes the files that a page of the docs shows, docs/worked-example.md for instance. Words are
// added to those of a catalog that exists; any other file must not exist yet.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf } from './examples/blocks.mjs';
import { root } from './run.mjs';

const isObject = (value) => typeof value === 'object' && value !== null;

/** Returns the words of both, those of the second over those of the first. */
function merged(one, other) {
  const entries = Object.entries(other).map(([key, value]) => [
    key,
    isObject(value) && isObject(one[key]) ? merged(one[key], value) : value,
  ]);
  return { ...one, ...Object.fromEntries(entries) };
}

/** Returns the words of a catalog; none where there is no such file yet. */
const wordsIn = (place) => (existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {});

const [page] = process.argv.slice(2);
const shown = page === undefined ? [] : blocksOf(readFileSync(path.resolve(page), 'utf8')).filter(({ file }) => file);
const existing = shown.filter(({ file, language }) => language !== 'json' && existsSync(path.join(root, file)));
if (shown.length === 0) console.error('usage: npm run apply-example PAGE, a page of the docs that shows files');
for (const { file } of existing) console.error(`${file} exists already`);
if (shown.length === 0 || existing.length > 0) process.exit(1);

for (const { file, language, code } of shown) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  const text = language === 'json' ? `${JSON.stringify(merged(wordsIn(place), JSON.parse(code)), null, 2)}\n` : code;
  writeFileSync(place, text);
  console.log(`made ${file}`);
}
