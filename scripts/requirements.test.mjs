import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findBrokenRequirements } from './requirements.mjs';

const trees = [];
const prefix = ['A', 'B'].join('');

/** Makes a tree with both pages of requirements and the given files. */
function treeOf(files) {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'greenroom-requirements-'));
  trees.push(tree);
  const pages = {
    'docs/requirements/agency.md': `# Agency\n\n## ${prefix} 1. Product\n\nKept in: \`server/one.ts\`.\n`,
    'docs/requirements/content.md': '# Content\n\n## CM 1. Product\n',
    'server/one.ts': '',
  };
  for (const [name, text] of Object.entries({ ...pages, ...files })) {
    mkdirSync(path.join(tree, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(tree, name), text);
  }
  return tree;
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

test('a citation of a section passes', () => {
  expect(findBrokenRequirements(treeOf({ 'server/two.ts': `/** Product (${prefix} 1, CM 1). */` }))).toEqual([]);
});

test('a citation of a section that does not exist is named with its file', () => {
  expect(findBrokenRequirements(treeOf({ 'src/a.tsx': `// ${prefix} 12` }))).toEqual([
    `src/a.tsx: ${prefix} 12 is no section of docs/requirements/agency.md.`,
  ]);
});

test('a path of a page that does not exist is named', () => {
  const page = `# Agency\n\n## ${prefix} 1. Product\n\nKept in: \`server/gone.ts\`.\n`;
  expect(findBrokenRequirements(treeOf({ 'docs/requirements/agency.md': page }))).toEqual([
    'docs/requirements/agency.md: server/gone.ts does not exist.',
  ]);
});
