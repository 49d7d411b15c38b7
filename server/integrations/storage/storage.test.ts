import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openS3Server, type S3Server } from '../../../tests/support/s3Server.ts';
import { folderStorage } from './folder.ts';
import { holdMark, holdPatience, holdRemovals } from './hold.ts';
import { MissingObjectError, WrongLengthError, type StoragePort } from './port.ts';
import { s3Storage } from './s3.ts';

let root: string;
let s3: S3Server;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-storage-'));
  s3 = await openS3Server();
});
afterEach(async () => {
  await s3.close();
  await rm(root, { recursive: true });
});

const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
const pieces = (bytes: Buffer) => Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]);
const broken = () =>
  Readable.from(
    (async function* give() {
      yield content.subarray(0, 70_000);
      throw new Error('cut off');
    })(),
  );
const keysOf = async (storage: StoragePort, prefix = '') => {
  const found: [string, number][] = [];
  for await (const { key, bytes } of storage.list(prefix)) found.push([key, bytes]);
  return found.toSorted();
};

describe.each([
  { name: 'a folder', open: () => folderStorage(root) },
  { name: 'an S3 store', open: () => s3Storage(s3.options) },
])('$name', ({ open }) => {
  it('gives back what it was given, whole or in pieces, and lists it', async () => {
    const storage = open();
    s3.pageSize = 1;
    await storage.put('a/one/origin', pieces(content), content.length);
    await storage.put('a/two/origin', pieces(content), content.length);
    await storage.put('a/two/origin', Readable.from([Buffer.from('x')]), 1);

    expect(await buffer(await storage.get('a/one/origin'))).toEqual(content);
    expect(await buffer(await storage.get('a/two/origin'))).toEqual(Buffer.from('x'));
    const piece = await storage.get('a/one/origin', { first: 69_999, last: 70_000 });
    expect(await buffer(piece)).toEqual(content.subarray(69_999, 70_001));
    expect(await keysOf(storage, 'a/one/')).toEqual([['a/one/origin', content.length]]);
    expect(await keysOf(storage)).toEqual([
      ['a/one/origin', content.length],
      ['a/two/origin', 1],
    ]);
    expect(s3.refused).toEqual([]);
  });

  it('has nothing of an object that was removed, or never there', async () => {
    const storage = open();
    await storage.put('a/one/origin', pieces(content), content.length);
    await storage.remove('a/one/origin');
    await storage.remove('a/one/origin');
    await expect(storage.get('a/one/origin')).rejects.toThrow(MissingObjectError);
    expect(await keysOf(storage)).toEqual([]);
    expect(await readdir(root)).not.toContain('a');
  });

  it('keeps nothing of a stream that breaks off, is too short or too long', async () => {
    const storage = open();
    await expect(storage.put('a/one/origin', broken(), content.length)).rejects.toThrow('cut off');
    const wrong = (bytes: number) => storage.put('a/one/origin', pieces(content), bytes);
    await expect(wrong(content.length + 1)).rejects.toThrow(WrongLengthError);
    await expect(wrong(content.length - 1)).rejects.toThrow(WrongLengthError);
    expect(await keysOf(storage)).toEqual([]);
  });

  it('has no key that leads elsewhere', async () => {
    const storage = open();
    for (const key of ['../up', 'a/../../up', '/root', 'a//b', 'a/.hidden', '', 'a\\b', 'a/b\0']) {
      await expect(storage.put(key, pieces(content), content.length)).rejects.toThrow('no key');
      await expect(storage.get(key)).rejects.toThrow('no key');
      await expect(storage.remove(key)).rejects.toThrow('no key');
    }
  });
});

describe('a folder whose files a backup reads', () => {
  let now = Date.parse('2026-11-23T18:30:00Z');
  const clock = () => now;
  const put = (storage: StoragePort, key: string) => storage.put(key, Readable.from(['x']), 1);
  const open = async () => {
    const storage = folderStorage(root, { clock });
    await put(storage, 'a/one/origin');
    return storage;
  };

  it('keeps what is removed until the backup is over', async () => {
    const storage = await open();
    const hold = await holdRemovals(root, clock);
    await storage.remove('a/one/origin');
    expect(await keysOf(storage, 'a/')).toEqual([['a/one/origin', 1]]);
    await hold.release();
    await storage.remove('a/one/origin');
    expect(await keysOf(storage)).toEqual([]);
  });

  it('keeps it for as long as the backup says that it goes on', async () => {
    const storage = await open();
    const hold = await holdRemovals(root, clock);
    for (let renewals = 0; renewals < 3; renewals += 1) {
      now += holdPatience - 1;
      await hold.renew();
    }
    await storage.remove('a/one/origin');
    expect(await keysOf(storage, 'a/')).toEqual([['a/one/origin', 1]]);
  });

  it('is free again where the backup was killed, and a later backup holds it anew', async () => {
    const storage = await open();
    const killed = await holdRemovals(root, clock);
    now += holdPatience;
    await storage.remove('a/one/origin');
    expect(await keysOf(storage, 'a/')).toEqual([]);
    await expect(killed.renew()).rejects.toThrow('were not held');

    await put(storage, 'a/two/origin');
    await holdRemovals(root, clock);
    await storage.remove('a/two/origin');
    expect(await keysOf(storage, 'a/')).toEqual([['a/two/origin', 1]]);
  });

  it('has its mark removed as any other left-over', async () => {
    const storage = await open();
    await holdRemovals(root, clock);
    now += holdPatience;
    await storage.remove(holdMark);
    expect(await readdir(root)).not.toContain(holdMark);
  });
});

it('tells an S3 store with another key from one that is at fault', async () => {
  const storage = s3Storage({ ...s3.options, secretAccessKey: 'another' });
  await expect(storage.put('a/one/origin', pieces(content), content.length)).rejects.toThrow('403');
  expect(s3.refused).toEqual(['PUT /files/a/one/origin: signature']);
});
