// The TypeScript examples of the docs, type-checked against the product.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProgram, root, run, tool } from './run.mjs';

const isPage = (file) => /^(docs\/.*|[^/]*)\.md$/.test(file);
const place = 'EXAMPLE';

/** Code in one line, so that it takes no line of the page. */
const joined = (code) => code.trim().replaceAll(/\s*\n\s*/g, ' ');

/** The contexts of a page: `<!-- examples: CODE -->` for all of it, `<!-- example: CODE -->` for the block that follows. */
function contextOf(text, keyword) {
  return [...text.matchAll(new RegExp(`^<!-- ${keyword}:(.*?)-->`, 'gms'))].map(([, code]) => joined(code)).join(' ');
}

/** Lines of a module in which each line of the page keeps its number; the given ones are filled. */
const moduleOf = (filled) => Array.from({ length: Math.max(...filled.keys()) }, (_, at) => filled.get(at + 1) ?? '');

/** The blocks of a page with the line of their fence and what stands between the block before and them. */
function blocksOf(text) {
  let end = 0;
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map((found) => {
    const between = text.slice(end, found.index);
    end = found.index + found[0].length;
    const nearest = /^<!-- example:(?:(?!-->).)*-->\s*$(?![^])/ms.exec(between)?.[0] ?? '';
    return {
      line: text.slice(0, found.index).split('\n').length,
      code: found[1],
      context: contextOf(nearest, 'example'),
    };
  });
}

function moduleOfBlock({ line, code, context }, shared) {
  const [before, after = ''] = context.split(place);
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
  if (filled.size > 0) filled.set(1, `${shared} export {};`);
  return filled.size > 0 ? moduleOf(filled) : null;
}

/** The page with empty lines in place of blocks that are no TypeScript. */
const withoutOthers = (text) =>
  text.replaceAll(/^```(\w*)\n.*?^```$/gms, (block, language) =>
    language === 'ts' ? block : block.replaceAll(/[^\n]/g, ''),
  );

/**
 * Returns the modules that are made of a page's examples: their text by what tells them apart. Line n of each is line n
 * of the page.
 * @param {string} page its text, in Markdown
 * @returns {Map<string, string>}
 */
export function examplesOf(page) {
  const text = withoutOthers(page);
  const shared = contextOf(text, 'examples');
  const modules = blocksOf(text).map((block) => [String(block.line), moduleOfBlock(block, shared).join('\n')]);
  const fields = moduleOfFields(text, shared);
  return new Map(fields ? [...modules, ['fields', fields.join('\n')]] : modules);
}

/**
 * Type-checks the examples of every page of a tree.
 * @param {string} tree root of the project
 * @returns {Promise<{ count: number, faults: string[] }>} how many modules were checked; one line a fault, with the file
 *   and the line of the page
 */
export async function checkExamples(tree) {
  mkdirSync(path.join(tree, '.cache'), { recursive: true });
  // Beside the tree's own folders, so that imports lead from a page as they would from a module in its place.
  const folder = mkdtempSync(path.join(tree, '.cache/examples-'));
  try {
    let count = 0;
    const pages = readdirSync(path.join(tree, 'docs'), { recursive: true }).map((name) => `docs/${name}`);
    for (const page of [...readdirSync(tree), ...pages].filter(isPage)) {
      for (const [name, text] of examplesOf(readFileSync(path.join(tree, page), 'utf8'))) {
        mkdirSync(path.join(folder, path.dirname(page)), { recursive: true });
        writeFileSync(path.join(folder, `${page}.${name}.ts`), text);
        count += 1;
      }
    }
    const compilerOptions = { rootDirs: ['.', tree], noUnusedLocals: false, noUnusedParameters: false };
    const options = { extends: path.join(tree, 'tsconfig.json'), include: ['.'], compilerOptions };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options));
    const args = ['-p', folder, '--noEmit', '--pretty', 'false', '--checkers', '1'];
    const { code, output } = await run(tool('tsc'), args, { quiet: true, cwd: tree });
    const told = output.trim().replaceAll(/^\.cache\/examples-\w+\/(.+\.md)\.\w+\.ts\((\d+),\d+\)/gm, '$1:$2');
    return { count, faults: code === 0 ? [] : told.split('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isProgram(import.meta)) {
  const { count, faults } = await checkExamples(root);
  console.log([`${count} examples`, ...faults].join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
