import { expect, test } from 'vitest';
import { createStock, type FileOrder } from './stock.ts';

const portrait: FileOrder = { maker: 'portrait', seed: 'stock test', likeness: { gender: 'MALE', age: 50 } };
const profile = (about: string): FileOrder => ({
  maker: 'file',
  kind: 'profile',
  seed: 'stock test',
  title: about,
  about,
  picture: portrait,
});

test('makes what is asked for several times once, with what the server finds in it', async () => {
  const stock = createStock();
  const [one, other] = await Promise.all([stock.wholeOf(portrait), stock.wholeOf({ ...portrait })]);
  expect(other).toBe(one);
  expect(one.found).toEqual({
    content_type: 'image/jpeg',
    type_of_media: 'image',
    width: 600,
    height: 800,
    duration: null,
  });
  expect(one.sizes.map(({ size }) => size)).toEqual(['large', 'medium', 'small', 'thumbnail']);
});

test('gives the same bytes in another stock, drawn or remembered', async () => {
  const [one, other] = await Promise.all([createStock(), createStock()].map((stock) => stock.wholeOf(portrait)));
  expect(other?.content.equals(one?.content ?? Buffer.alloc(0))).toBe(true);
  expect(other?.sizes.map(({ content }) => content.toString('hex'))).toEqual(
    one?.sizes.map(({ content }) => content.toString('hex')),
  );
});

test('makes files that wait for a picture, however many are asked for at once', async () => {
  const stock = createStock();
  const files = await Promise.all(Array.from({ length: 20 }, (_, index) => stock.wholeOf(profile(`Person ${index}`))));
  const picture = (await stock.wholeOf(portrait)).content;
  for (const { content } of files) expect(content.includes(picture)).toBe(true);
});

test('fails who still waits once it is stopped', async () => {
  const stock = createStock();
  const waiting = Array.from({ length: 20 }, (_, index) => stock.wholeOf(profile(`Person ${index}`)));
  stock.stop();
  const ends = await Promise.allSettled([...waiting, stock.wholeOf(profile('Late'))]);
  expect(ends.at(-1)?.status).toBe('rejected');
});
