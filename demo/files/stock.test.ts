import { expect, test } from 'vitest';
import { packAssets, unpackAssets } from './assets.ts';
import type { PictureOrder } from './orders.ts';
import { createStock } from './stock.ts';

const found = { content_type: 'image/jpeg', type_of_media: 'image', width: 30, height: 40, duration: null } as const;
const blobs = ['origin', 'whole', 'thumbnail'].map((text) => Buffer.from(text));
const sizes = [
  { size: 'large', contentType: 'image/webp', content: 1 },
  { size: 'medium', contentType: 'image/webp', content: 1 },
  { size: 'thumbnail', contentType: 'image/webp', content: 2 },
] as const;
const pack = packAssets({ 'cover-one-two': { mark: 'm', found, content: 0, sizes } }, blobs);
const stock = createStock(async () => unpackAssets(pack));
const cover: PictureOrder = { maker: 'cover', seed: 'one two' };

test('gives a drawn file with what the server found in it; sizes of the same content share a buffer', async () => {
  const whole = await stock.wholeOf(cover);
  expect(whole?.found).toEqual(found);
  expect([whole?.content, ...(whole?.sizes ?? []).map(({ content }) => content)].map(String)).toEqual([
    'origin',
    'whole',
    'whole',
    'thumbnail',
  ]);
  expect(whole?.sizes[0]?.content).toBe(whole?.sizes[1]?.content);
});

test('has no picture that nobody drew', async () => {
  expect(await stock.wholeOf({ maker: 'cover', seed: 'three' })).toBeNull();
});

test('writes a file with its picture, or without one that nobody drew', async () => {
  const order = { maker: 'file', kind: 'profile', seed: 'one', title: 'Ada' } as const;
  const [shown, plain] = await Promise.all([
    stock.wholeOf({ ...order, picture: cover }),
    stock.wholeOf({ ...order, picture: { ...cover, seed: 'three' } }),
  ]);
  expect(shown?.content.includes('origin')).toBe(true);
  expect(plain?.content.includes('origin')).toBe(false);
});
