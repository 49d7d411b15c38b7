import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertWritable } from './dataFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-data-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('takes a folder that can be written to, or made, and leaves it as it is', async () => {
  await assertWritable(folder);
  await assertWritable(join(folder, 'not/there/yet'));
  expect(await readdir(folder)).toEqual([]);
});

// Root may write wherever a file system can be written to, and tests may run as root.
it.each([
  ['EROFS', 'read-only file system'],
  ['EACCES', 'permission denied'],
])('ends a start with one line where the system says %s', async (code, words) => {
  const message = `${code}: ${words}, access '${folder}'`;
  const refuse = () => Promise.reject(Object.assign(new Error(message), { code }));
  await expect(assertWritable(folder, refuse)).rejects.toMatchObject({
    name: 'StartError',
    message: `DATA_DIR cannot be written to: ${message}. Example: DATA_DIR=/srv/greenroom`,
  });
});
