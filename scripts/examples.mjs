// The TypeScript examples of the docs, type-checked against the product.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf, sharedCode, withoutBlocks } from './examples/blocks.mjs';
import { isProgram, root, run, tool } from './run.mjs';

const isPage = (file) => /^(docs\/.*|[^/]*)\.md$/.test(file);

/** Lines of a module in which each line of the page keeps its number; the given ones are filled. */
const moduleOf = (filled) =>
  Array.from({ length: Math.max(...filled.keys()) }, (_, at) => filled.get(at + 1) ?? '').join('\n');

function moduleOfBlock({ line, code, context }, shared) {
  const [before, after = ''] = context.split('EXAMPLE');
  const lines = code.trimEnd().split('\n');
  const filled = new Map(lines.map((text, at) => [line + 1 + at, text]));
  filled.set(line, `${shared} ${before}`);
  filled.set(line + lines.length + 1, `${after} export {};`);
  return moduleOf(filled);
}

/** Fields in inline code, `field.text({ max: 120 })` or `day: field.date()`, one module for all of a page. */
function moduleOfFields(text, shared) {
  const filled = new Map();
  for (const [at, line] of text.split('\n').entries()) {
    const fields = [...line.matchAll(/`((?:\w+: )?field\.\w+\([^`]*\))`/g)].map(([, code]) => code);
    const entries = fields.map((code) => (code.startsWith('field.') ? `({ example: ${code} });` : `({ ${code} });`));
    if (entries.length > 0) filled.set(at + 1, entries.join(' '));
  }
  if (filled.size === 0) return null;
  filled.set(1, `${shared} export {};`);
  return moduleOf(filled);
}

/**
 * Returns the modules that are made of a page's examples: their text by their path. Line n of each is line n of the page.
 * A block that makes a file is a module in that file's place, without the code that the others share.
 * @param {string} page its path from the root of the project
 * @param {string} text its text, in Markdown
 * @returns {Map<string, string>}
 */
export function examplesOf(page, text) {
  const prose = withoutBlocks(text);
  const shared = sharedCode(prose);
  const blocks = blocksOf(text).filter(({ language }) => /^tsx?$/.test(language));
  const modules = blocks.map((block) =>
    block.file === null
      ? [`${page}.${block.line}.${block.language}`, moduleOfBlock(block, shared)]
      : [block.file, moduleOfBlock(block, '')],
  );
  const fields = moduleOfFields(prose, shared);
  return new Map(fields ? [...modules, [`${page}.fields.ts`, fields]] : modules);
}

/** Returns the examples of all pages of a tree: text and page by the path of the module. */
function examplesIn(tree) {
  const below = readdirSync(path.join(tree, 'docs'), { recursive: true }).map((name) => `docs/${name}`);
  const pages = [...readdirSync(tree), ...below].filter(isPage);
  return new Map(
    pages.flatMap((page) =>
      [...examplesOf(page, readFileSync(path.join(tree, page), 'utf8'))].map(([file, text]) => [file, { page, text }]),
    ),
  );
}

/**
 * Type-checks the examples of every page of a tree.
 * @param {string} tree root of the project
 * @returns {Promise<{ count: number, faults: string[] }>} how many modules were checked; one line a fault, with the file
 *   and the line of the page
 */
export async function checkExamples(tree) {
  const examples = examplesIn(tree);
  mkdirSync(path.join(tree, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(tree, '.cache/examples-'));
  try {
    for (const [file, { text }] of examples) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    // Both folders as one: imports lead from an example as they would from a module in its place.
    const compilerOptions = { rootDirs: ['.', tree], noUnusedLocals: false, noUnusedParameters: false };
    const options = { extends: path.join(tree, 'tsconfig.json'), include: ['.'], compilerOptions };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options));
    const args = ['-p', folder, '--noEmit', '--pretty', 'false', '--checkers', '1'];
    const { code, output } = await run(tool('tsc'), args, { quiet: true, cwd: tree });
    const told = output
      .trim()
      .replaceAll(
        /^\.cache\/examples-\w+\/(.+)\((\d+),\d+\)/gm,
        (_, file, line) => `${examples.get(file)?.page}:${line}`,
      );
    return { count: examples.size, faults: code === 0 ? [] : told.split(/\n(?! )/) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isProgram(import.meta)) {
  const { count, faults } = await checkExamples(root);
  console.log([`${count} examples`, ...faults].join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
