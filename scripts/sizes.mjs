import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vagueFolders } from './lint/folders.mjs';
import { isProgram, root } from './run.mjs';

/** Limits on the number of lines of the product's files: median, ninth decile, maximum. */
const limits = { median: 80, nineInTen: 220, longest: 400 };
/** Limit on the number of files that stand in one folder. */
const mostInFolder = 30;
const measured = ['schema', 'src', 'server'];
const named = [...measured, 'demo', 'scripts', 'bench', 'tests', 'docs', 'packages'];

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|test-d|d)\.tsx?$/.test(file);
const isWritten = (file) => !/(^|\/)(locales|migrations)\//.test(file);

/**
 * Returns the files and folders under a folder, as paths from the root of the tree with slashes; none if it does not
 * exist.
 */
function entriesUnder(tree, folder) {
  const here = path.join(tree, folder);
  try {
    return readdirSync(here, { recursive: true, withFileTypes: true }).map((entry) => ({
      name: path.relative(tree, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      isFolder: entry.isDirectory(),
    }));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Counts the files that stand in each folder itself. */
function countByFolder(files) {
  const counts = new Map();
  for (const { name } of files) {
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted();
}

const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/**
 * Measures the source files of a tree.
 * @param {string} tree the folder that holds schema, src and server
 * @returns {{ summary: string, faults: string[] }} one line of figures, and one line a broken limit
 */
export function measure(tree) {
  const files = measured
    .flatMap((folder) => entriesUnder(tree, folder))
    .filter(({ name, isFolder }) => !isFolder && isSource(name) && isWritten(name))
    .map(({ name }) => ({ name, lines: countLines(readFileSync(path.join(tree, name), 'utf8')) }))
    .sort((one, other) => one.lines - other.lines);
  if (files.length === 0) return { summary: '0 files', faults: ['No source file was found.'] };

  const median = files[Math.floor((files.length - 1) / 2)].lines;
  const ninth = files[Math.ceil(files.length * 0.9) - 1];
  const longest = files.at(-1);
  const faults = files
    .filter(({ lines }) => lines > limits.longest)
    .map(({ name, lines }) => `${name} has ${lines} lines, more than ${limits.longest}.`);
  if (median > limits.median) faults.push(`The median is ${median} lines, more than ${limits.median}.`);
  if (ninth.lines >= limits.nineInTen) {
    faults.push(`Only nine in ten files may reach ${limits.nineInTen} lines, and ${ninth.name} has ${ninth.lines}.`);
  }
  for (const { name, isFolder } of named.flatMap((folder) => entriesUnder(tree, folder))) {
    if (isFolder && vagueFolders.has(path.basename(name)))
      faults.push(`${name}/ says nothing: name it after its noun.`);
  }
  for (const [folder, count] of countByFolder(files)) {
    if (count > mostInFolder) faults.push(`${folder} has ${count} files, more than ${mostInFolder}.`);
  }
  const summary = `${files.length} files, median ${median} lines, nine in ten up to ${ninth.lines}, longest ${longest.lines} (${longest.name})`;
  return { summary, faults };
}

if (isProgram(import.meta)) {
  const { summary, faults } = measure(root);
  console.log([summary, ...faults].join('\n'));
  process.exitCode = faults.length ? 1 : 0;
}
