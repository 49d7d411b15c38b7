import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { measure } from './sizes.mjs';

const trees = [];

/** Makes a tree of files with that many lines each. */
function treeOf(files) {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'greenroom-sizes-'));
  trees.push(tree);
  for (const [name, lines] of Object.entries(files)) {
    mkdirSync(path.join(tree, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(tree, name), 'a\n'.repeat(lines));
  }
  return tree;
}

/** Ten files of `lines` lines, then the given ones. */
const tenAnd = (lines, others) => ({
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`server/file${index}.ts`, lines])),
  ...others,
});

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

describe('the sizes of files', () => {
  test('small files pass, and the longest is named', () => {
    const { summary, faults } = measure(treeOf(tenAnd(60, { 'src/App.tsx': 90 })));
    expect(faults).toEqual([]);
    expect(summary).toBe('11 files, median 60 lines, nine in ten up to 60, longest 90 (src/App.tsx)');
  });

  test('a file over 400 lines is refused, 400 is not', () => {
    expect(measure(treeOf(tenAnd(60, { 'schema/long.ts': 401 }))).faults).toEqual([
      'schema/long.ts has 401 lines, more than 400.',
    ]);
    expect(measure(treeOf(tenAnd(60, { 'schema/long.ts': 400 }))).faults).toEqual([]);
  });

  test('two in eleven files at 220 lines are refused', () => {
    const { faults } = measure(treeOf({ ...tenAnd(60, { 'src/a.ts': 230 }), 'server/file0.ts': 220 }));
    expect(faults).toEqual(['Only nine in ten files may reach 220 lines, and server/file0.ts has 220.']);
  });

  test('a median over 80 lines is refused', () => {
    expect(measure(treeOf(tenAnd(81, {}))).faults).toEqual(['The median is 81 lines, more than 80.']);
  });

  test('tests, catalogs and migrations do not count', () => {
    const others = { 'src/a.test.ts': 900, 'src/i18n/locales/en/a.ts': 900, 'server/database/migrations/1.ts': 900 };
    expect(measure(treeOf(tenAnd(60, others))).summary).toContain('10 files');
  });

  test('a folder with more than 30 files is refused; tests, folders in it and pictures do not count', () => {
    const filled = (count) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/views/file${index}.tsx`, 60]));
    const others = { 'src/views/a.test.tsx': 60, 'src/views/list/a.ts': 60, 'src/views/a.svg': 1 };
    expect(measure(treeOf({ ...filled(30), ...others })).faults).toEqual([]);
    expect(measure(treeOf({ ...filled(31), ...others })).faults).toEqual(['src/views has 31 files, more than 30.']);
  });

  test('a vague folder is refused, one without code too', () => {
    expect(measure(treeOf(tenAnd(60, { 'src/views/helpers/words.json': 1 }))).faults).toEqual([
      'src/views/helpers/ says nothing: name it after its noun.',
    ]);
  });

  test('an empty tree does not pass', () => {
    expect(measure(treeOf({})).faults).toEqual(['No source file was found.']);
  });
});
