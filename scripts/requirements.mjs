import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isProgram, root } from './run.mjs';

const pages = { AB: 'docs/requirements/agency.md', CM: 'docs/requirements/content.md' };
const cited = ['schema', 'server', 'src', 'scripts', 'tests', 'demo', 'bench', 'docs'];
const citation = /\b(AB|CM) (\d+)\b/g;
const isText = (file) => /\.(tsx?|mjs|md|sql)$/.test(file) && !/(^|\/)(locales|generated)\//.test(file);

/** Returns the numbers of the sections of a page, from its headings `## AB 7. Calls`. */
function sectionsOf(text, prefix) {
  return new Set([...text.matchAll(new RegExp(`^## ${prefix} (\\d+)\\. `, 'gm'))].map(([, section]) => section));
}

/** Returns the paths in backticks that begin with a top-level folder of the project. */
const pathsOf = (text) =>
  [...text.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name).filter((name) => cited.includes(name.split('/')[0]));

/** Returns the text files under the cited folders of a tree, as paths from its root. */
function textsUnder(tree) {
  return cited.flatMap((folder) => {
    const here = path.join(tree, folder);
    if (!existsSync(here)) return [];
    return readdirSync(here, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isText(path.join(entry.parentPath, entry.name)))
      .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)));
  });
}

/**
 * Finds citations of requirements that lead nowhere, and paths in the pages of requirements that do not exist.
 * @param {string} tree root of the project
 * @returns {string[]} one line a fault
 */
export function findBrokenRequirements(tree) {
  const texts = Object.fromEntries(
    Object.entries(pages).map(([prefix, page]) => [prefix, readFileSync(path.join(tree, page), 'utf8')]),
  );
  const sections = Object.fromEntries(
    Object.entries(texts).map(([prefix, text]) => [prefix, sectionsOf(text, prefix)]),
  );
  const faults = Object.entries(texts).flatMap(([prefix, text]) =>
    pathsOf(text)
      .filter((name) => !existsSync(path.join(tree, name)))
      .map((name) => `${pages[prefix]}: ${name} does not exist.`),
  );
  for (const file of textsUnder(tree)) {
    for (const [match, prefix, section] of readFileSync(path.join(tree, file), 'utf8').matchAll(citation)) {
      if (!sections[prefix].has(section)) faults.push(`${file}: ${match} is no section of ${pages[prefix]}.`);
    }
  }
  return faults;
}

if (isProgram(import.meta)) {
  const faults = findBrokenRequirements(root);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
