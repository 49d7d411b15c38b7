import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isProgram, root } from './run.mjs';

/** Folders whose subfolders import each other one way only; of the inner ones, the subfolders count instead. */
const outer = 'src/views';
const inner = ['src/views/list', 'src/views/record'];

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|test-d)\.tsx?$/.test(file);

/** The room that a file stands in: its folder below `src/views`, or below the list or the record. */
function roomOf(file) {
  const house = inner.find((folder) => file.startsWith(`${folder}/`)) ?? outer;
  const [first, ...rest] = file.slice(house.length + 1).split('/');
  return rest.length === 0 ? house : `${house}/${first}`;
}

/** Returns the files that a file imports, statically or later, as paths from the root. */
function importsOf(file, text) {
  const found = text.matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g);
  return [...found].map(([, specifier]) => path.posix.join(path.posix.dirname(file), specifier));
}

/**
 * Returns the pairs of rooms of `src/views` that import each other, each with an import of either way.
 * @param {Record<string, string>} files text of the source files by their paths from the root
 * @returns {string[]} one line a pair; none if data goes one way
 */
export function twoWayPairs(files) {
  const ways = new Map();
  for (const [file, text] of Object.entries(files)) {
    for (const target of importsOf(file, text)) {
      if (!target.startsWith(`${outer}/`)) continue;
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from !== to && !ways.has(`${from} ${to}`)) ways.set(`${from} ${to}`, `${file} imports ${target}`);
    }
  }
  return [...ways].flatMap(([way, first]) => {
    const [from, to] = way.split(' ');
    const back = ways.get(`${to} ${from}`);
    return back !== undefined && from < to ? [`${from} and ${to} import each other: ${first}, ${back}`] : [];
  });
}

/** Returns the source files of `src/views` of a tree. */
function viewsOf(tree) {
  const entries = readdirSync(path.join(tree, outer), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(tree, file), 'utf8')]));
}

if (isProgram(import.meta)) {
  const pairs = twoWayPairs(viewsOf(root));
  if (pairs.length > 0) console.log(pairs.join('\n'));
  process.exitCode = pairs.length === 0 ? 0 : 1;
}
