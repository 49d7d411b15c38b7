import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCompiled } from './compiledCode.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-code-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const bundleOf = (word: string) => `
const { basename } = require('node:path');
exports.name = () => basename(__filename);
exports.word = () => '${word}';
exports.imported = () => import('node:os').then(({ EOL }) => EOL);
exports.fail = () => { throw new Error('a defect'); };
`;

interface Bundle {
  name(): string;
  word(): string;
  imported(): Promise<string>;
  fail(): never;
}

async function run(word: string, name = 'run') {
  const file = join(folder, `${name}.cjs`);
  await writeFile(file, bundleOf(word));
  const code = runCompiled(file);
  return { ...code, exports: code.exports as Bundle };
}

const caches = async () => (await readdir(folder)).filter((name) => name.endsWith('.cache'));

it('runs a bundle as Node does, with and without compiled code of an earlier start', async () => {
  for (const start of ['first', 'second']) {
    const { exports, keep } = await run('one');
    expect(exports.name(), start).toBe('run.cjs');
    expect(await exports.imported()).toMatch(/\n/);
    expect(exports.fail).toThrow('a defect');
    await keep();
    expect(await caches()).toHaveLength(1);
  }
});

it('keeps compiled code once, and for one bundle alone', async () => {
  await (await run('one')).keep();
  const [first = ''] = await caches();
  const kept = await readFile(join(folder, first));
  await (await run('one')).keep();
  expect(await readFile(join(folder, first))).toEqual(kept);
  // As long as the one before it, which is all that V8 looks at.
  const { exports, keep } = await run('two');
  expect(exports.word()).toBe('two');
  await keep();
  expect(await caches()).toHaveLength(2);
});

it('replaces compiled code that V8 does not take', async () => {
  await (await run('one')).keep();
  const [name = ''] = await caches();
  // Under another name, since V8 remembers what it compiled in this process.
  const other = join(folder, name.replace('run.', 'other.'));
  await writeFile(other, 'not compiled code');
  const { exports, keep } = await run('one', 'other');
  expect(exports.word()).toBe('one');
  await keep();
  expect((await readFile(other)).length).toBeGreaterThan(100);
});

it('names the bundle in stacks, and closes in order where nothing can be written beside it', async () => {
  const { exports, keep } = await run('one');
  try {
    exports.fail();
  } catch (error) {
    expect((error as Error).stack).toMatch(/file:\/\/\S+run\.cjs:6:\d+/);
  }
  await rm(folder, { recursive: true });
  await expect(keep()).resolves.toBeUndefined();
});
