import { existsSync, statSync } from 'node:fs';
import os from 'node:os';
import { expect, it } from 'vitest';
import { makeScratch, placeFor } from './scratch.mjs';

const GiB = 2 ** 30;

it('takes memory only where there is plenty of it', () => {
  expect(placeFor({ room: 8 * GiB, available: 16 * GiB })).toBe('/dev/shm');
  expect(placeFor({ room: 64 * 2 ** 20, available: 16 * GiB })).toBe(os.tmpdir());
  expect(placeFor({ room: 8 * GiB, available: 2 * GiB })).toBe(os.tmpdir());
  expect(placeFor({ room: 0, available: 16 * GiB })).toBe(os.tmpdir());
});

it('lets others pass, and nobody else write', () => {
  const folder = makeScratch();
  expect(existsSync(folder)).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});
