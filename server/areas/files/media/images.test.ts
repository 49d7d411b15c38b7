import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpegOfManyScans } from '../../../../tests/support/hostileFiles.ts';
import { ImageUnreadableError, picturesOf } from './images.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-images-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function made(content: Buffer, limit?: number) {
  const path = join(folder, 'image');
  await writeFile(path, content);
  const { sizes, ...whole } = await picturesOf(path, 'image/png', limit);
  const measured = sizes.map(async ({ size, content: image }) => {
    const { width, height } = await sharp(image).metadata();
    return [size, width, height];
  });
  return { ...whole, sizes: await Promise.all(measured) };
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f6b' } })
    .png()
    .toBuffer();

it('makes the same sizes of an image, whether it is large, small or narrow', async () => {
  expect(await made(await plain(2500, 1300))).toEqual({
    width: 2500,
    height: 1300,
    contentType: 'image/webp',
    sizes: [
      ['large', 1920, 998],
      ['medium', 960, 499],
      ['small', 480, 250],
      ['thumbnail', 256, 256],
    ],
  });
  expect((await made(await plain(100, 60))).sizes).toContainEqual(['thumbnail', 100, 60]);
  // A picture of 43 pixels' height has nothing to cut a thumbnail of 200 out of.
  expect((await made(await plain(9000, 200))).sizes).toEqual([
    ['large', 1920, 43],
    ['medium', 960, 22],
    ['small', 480, 11],
    ['thumbnail', 256, 200],
  ]);
});

it('gives up what takes its decoder minutes, ends that decoder, and goes on', { timeout: 60_000 }, async () => {
  const begun = performance.now();
  await expect(made(jpegOfManyScans(), 500)).rejects.toBeInstanceOf(ImageUnreadableError);
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect((await made(await plain(300, 300))).width).toBe(300);
});
