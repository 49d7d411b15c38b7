import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { removeRecord } from '../../server/engine/removal/remove.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import type { StoragePort } from '../../server/integrations/storage/port.ts';
import { purgeDeleted } from '../../server/jobs/purge.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';

let test: TestApp;
let house: House;
let me: ReturnType<typeof uploaderOf>;
let storage: StoragePort;
const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'otherAgency']);
  me = uploaderOf(test, house.of('agency').token);
  storage = folderStorage(join(test.config.dataDir, 'files'));
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['media_use', 'media']) {
    await test.pools.query(house.agencyId, { text: `delete from ${table}` });
  }
  for (const key of await keys()) await storage.remove(key);
});

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list('')) found.push(key);
  return found;
}
const rows = async (table: string) =>
  (await test.pools.query(house.agencyId, { text: `select from ${table}` })).rows.length;
const sweep = () => test.app.media.sweep(house.agencyId);
async function uploaded(): Promise<string> {
  const id = await me.send(fileOf('x'));
  await test.app.media.process(house.agencyId);
  return id;
}

it('forgets an upload that has got no further part for an hour, with its parts', async () => {
  const sweepUploads = () => test.app.media.sweepUploads(house.agencyId);
  const file = fileOf(Buffer.alloc(2500));
  await me.part(file, 1);
  test.pass(hour - 1);
  await me.part(file, 0);
  test.pass(hour);
  expect(await sweepUploads()).toBe(0);
  test.pass(1);
  expect(await sweepUploads()).toBe(1);
  expect([await rows('media'), await rows('media_part'), await keys()]).toEqual([0, 0, []]);
});

it('forgets a file that nothing has used for a week, and not before', async () => {
  const id = await uploaded();
  for (let days = 0; days <= 7; days += 1) {
    expect(await sweep()).toBe(0);
    test.pass(day);
  }
  expect((await me.one(id)).status).toBe(200);
  expect(await sweep()).toBe(1);
  expect((await me.one(id)).status).toBe(404);
  expect(await keys()).toEqual([]);
});

it('removes what stands in the storage without a row for a day, and nothing else', async () => {
  const kept = await uploaded();
  await me.part(fileOf(Buffer.alloc(2500)), 0);
  const before = (await keys()).toSorted();
  const strange = [
    `${house.agencyId}/${kept}/origin-of-a-try-that-failed`,
    `${house.agencyId}/01930000-0000-7000-8000-00000000dead/part-0-x`,
    `${house.otherAgencyId}/${kept}/origin-x`,
    'incoming/0b6c1f2a',
    'strange',
  ];
  for (const key of strange) await storage.put(key, Readable.from(['x']), 1);
  const date = async (moment: Date) => {
    for (const key of await keys()) await utimes(join(test.config.dataDir, 'files', key), moment, moment);
  };
  await date(new Date(test.now() - day + 1000));
  expect(await test.app.media.sweepObjects()).toBe(0);
  await date(new Date(test.now() - day - 1000));
  expect(await test.app.media.sweepObjects()).toBe(strange.length);
  expect((await keys()).toSorted()).toEqual(before);
  expect(await readdir(join(test.config.dataDir, 'files'))).not.toContain(house.otherAgencyId);
});

it('keeps the files of a record until it is purged, and counts the week from there', async () => {
  const { engine } = test.app;
  const actor = systemActor(house.agencyId);
  const id = await uploaded();
  const { record } = await createRecord(engine, actor, 'talent', { displayName: 'Ada' });
  await test.pools.query(house.agencyId, {
    text: `insert into media_use values ($1, $2, $3, 'avatar')`,
    values: [house.agencyId, id, record.id],
  });
  await sweep();
  test.pass(10 * day);
  await sweep();
  await removeRecord(engine, actor, 'talent', record.id);
  test.pass(29 * day);
  expect([await sweep(), await rows('media')]).toEqual([0, 1]);
  test.pass(2 * day);
  expect(await purgeDeleted(engine, house.agencyId)).toBe(1);
  expect(await sweep()).toBe(0);
  test.pass(7 * day + 1);
  expect(await sweep()).toBe(1);
  expect(await keys()).toEqual([]);
});
