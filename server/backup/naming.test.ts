import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameOf, removeAbandoned, removeOld } from './naming.ts';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-11-23T18:30:00.500Z');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-naming-'));
});
afterEach(() => rm(folder, { recursive: true }));
const put = (name: string) => writeFile(join(folder, name), 'x');

it('names a backup by its moment', () => {
  expect(nameOf(now)).toBe('greenroom-2026-11-23T18-30-00Z.tar.gz');
});

it('keeps the newest backups, and whatever else is in the folder', async () => {
  const others = ['greenroom-dump.tar.gz', 'notes.txt', `${nameOf(now)}.partial`, `my ${nameOf(now)}`];
  for (const name of others) await put(name);
  for (let age = 0; age < 4; age += 1) await put(nameOf(now - age * day));
  expect(await removeOld(folder, 5)).toBe(0);
  expect(await removeOld(folder, 2)).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual([...others, nameOf(now), nameOf(now - day)].toSorted());
});

it('clears what a killed backup left, and not what is being written', async () => {
  const written = `${nameOf(now)}.partial`;
  const others = ['other.partial', nameOf(now - day)];
  for (const name of [`${nameOf(now - day)}.partial`, written, ...others]) {
    await put(name);
    const moment = name === written ? now - 1000 : now - day;
    await utimes(join(folder, name), moment / 1000, moment / 1000);
  }
  await removeAbandoned(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual([written, ...others].toSorted());
});
