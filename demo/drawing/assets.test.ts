import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryExtensions } from '../../schema/rules/limits.ts';
import { typeOf } from '../../server/engine/media/sniffing.ts';
import { examineWhole } from '../../server/areas/files/media/wholeFile.ts';
import { assetsPath, readAssets, type Assets } from '../files/assets.ts';
import { drawnKinds, nameOf, type DrawnKind } from '../files/kinds.ts';
import { assetOrders, markOf } from './assetOrders.ts';
import { drawnOf } from './drawn.ts';

let assets: Assets;
let folder: string;
beforeAll(async () => {
  assets = await readAssets();
  folder = await mkdtemp(join(tmpdir(), 'greenroom-assets-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the assets are what is drawn now: else run "node scripts/demo-assets.mjs"', () => {
  const drawn = [...assetOrders()].map(([name, order]) => [name, markOf(drawnOf(order).drawings)]);
  expect(Object.entries(assets.entries).map(([name, { mark }]) => [name, mark])).toEqual(drawn);
});

test.each(['2028-02-29T01:00:00Z', '2027-01-01T13:05:00Z'])('a demo made at %s finds all its pictures', (text) => {
  const names = [...assetOrders(Date.parse(text)).keys()];
  expect(names.filter((name) => !(name in assets.entries))).toEqual([]);
});

test('the assets take little room', async () => {
  expect((await stat(assetsPath)).size).toBeLessThan(8_000_000);
});

test('every picture has all its sizes', () => {
  const pictures = Object.entries(assets.entries).filter(([, { found }]) => found.type_of_media === 'image');
  expect(pictures.length).toBeGreaterThan(300);
  for (const [name, { found, sizes }] of pictures) {
    expect(
      sizes.map(({ size }) => size),
      name,
    ).toEqual(['large', 'medium', 'small', 'thumbnail']);
    expect(Math.min(found.width ?? 0, found.height ?? 0), name).toBeGreaterThan(200);
  }
});

/** Types that the server finds by content alone. */
const types: Readonly<Record<DrawnKind, string>> = {
  archive: 'application/zip',
  still: 'image/jpeg',
  snapshot: 'image/jpeg',
  scan: 'image/jpeg',
  moodBoard: 'image/png',
  loop: 'image/gif',
  showreel: 'video/mp4',
  rushes: 'video/quicktime',
};

describe.each(Object.keys(drawnKinds) as DrawnKind[])('a %s', (kind) => {
  test('is drawn the same each time, small, and of a type that the library takes', async () => {
    const [one, again, other] = await Promise.all(
      ['1', '1', '2'].map((seed) => drawnOf({ maker: 'shared', kind, seed }).make()),
    );
    expect(again?.equals(one ?? Buffer.alloc(0))).toBe(true);
    expect(other?.equals(one ?? Buffer.alloc(0))).toBe(false);
    expect(one?.length).toBeLessThan(60_000);
    expect(libraryExtensions).toContain(nameOf('one', kind).split('.').at(-1));
  });

  test('is kept as what its name says to the server, which can read it', async () => {
    const whole = assets.wholeOf(`${kind}-1`);
    const content = whole?.content ?? Buffer.alloc(0);
    const path = join(folder, kind);
    await writeFile(path, content);
    expect(await typeOf({ path })).toBe(types[kind]);
    expect((await examineWhole(content, { warn: () => undefined })).found).toEqual(whole?.found);
    const recording = { duration: kind === 'rushes' ? 3000 : 6000, width: 160 };
    if (whole?.found.type_of_media === 'video') expect(whole.found).toMatchObject(recording);
  });
});
