import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkExamples, examplesOf } from './examples.mjs';

const trees = [];

/** Makes a tree of these files, with a module that the pages import from. */
function treeOf(files) {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'greenroom-examples-'));
  trees.push(tree);
  const compilerOptions = { strict: true, module: 'preserve', types: [], allowImportingTsExtensions: true };
  const all = {
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    'schema/field.ts': 'export const field = { text: (options?: { readonly max?: number }) => options };\n',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.join(tree, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(tree, name), text);
  }
  return tree;
}

const page = (...lines) => `${lines.join('\n')}\n`;
const imports = ["<!-- examples: import { field } from '../schema/field.ts';", 'declare const most: number; -->'];

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

test('an example that does not compile is told with the file and the line of the page', async () => {
  const tree = treeOf({
    'docs/fields.md': page(...imports, '', '```ts', "const size = field.text({ max: 'long' });", '```'),
    'docs/more/tables.md': page(
      '# Tables',
      '',
      '```ts',
      'export const one: 1 = 1;',
      '```',
      '',
      '```ts',
      'absent;',
      '```',
    ),
    'README.md': page('```sh', 'this is no TypeScript', '```', '', '```ts', 'const day: string = 1;', '```'),
  });
  const { count, faults } = await checkExamples(tree);
  expect(count).toBe(4);
  expect(faults.toSorted()).toEqual([
    "README.md:6: error TS2322: Type 'number' is not assignable to type 'string'.",
    "docs/fields.md:5: error TS2322: Type 'string' is not assignable to type 'number'.",
    "docs/more/tables.md:8: error TS2304: Cannot find name 'absent'.",
  ]);
});

test('a part of a declaration stands in what the comment above it says, for the next example alone', async () => {
  const context = [
    '<!-- example:',
    'const whole: { readonly list: readonly string[] } = {',
    '  EXAMPLE',
    '};',
    '-->',
    '',
  ];
  const list = (code) => ['```ts', code, '```', ''];
  const fitting = treeOf({ 'docs/a.md': page(...context, ...list("list: ['name'],")) });
  expect(await checkExamples(fitting)).toEqual({ count: 1, faults: [] });
  const broken = treeOf({ 'docs/a.md': page(...context, ...list('list: [1],'), ...list("whole.list[0] = 'name';")) });
  expect((await checkExamples(broken)).faults.toSorted()).toEqual([
    "docs/a.md:12: error TS2304: Cannot find name 'whole'.",
    "docs/a.md:8: error TS2322: Type 'number' is not assignable to type 'string'.",
  ]);
});

test('an example that makes a file stands in its place, where others import it', async () => {
  const tree = treeOf({
    'docs/a.md': page(
      '<!-- file: schema/made.ts -->',
      '',
      '```ts',
      "import { field } from './field.ts';",
      'export const made = field.text({ max: 1 });',
      '```',
      "<!-- example: import { made } from '../schema/made.ts'; -->",
      '```ts',
      'const wrong: string = made;',
      '```',
    ),
  });
  const { count, faults } = await checkExamples(tree);
  expect(count).toBe(2);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^docs\/a\.md:9: error TS2322/);
});

test('fields in the text are examples, too', async () => {
  const row = '| short, long | `field.text()`, `name: field.text({ max: most })` |';
  const tree = treeOf({ 'docs/a.md': page(...imports, '', row, 'and `field.text({ most: 1 })`') });
  const { count, faults } = await checkExamples(tree);
  expect(count).toBe(1);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^docs\/a\.md:5: error TS2353/);
});

test('a page that only tells of examples has none', () => {
  const told = page('# Page', '`<!-- examples: CODE -->`', '```md', '<!-- example: CODE -->', '`field.text()`', '```');
  expect(examplesOf('docs/a.md', told).size).toBe(0);
});
