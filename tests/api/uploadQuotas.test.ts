import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';
import { openWeb } from '../support/web.ts';
import { silence } from '../support/videos.ts';

let test: TestApp;
let house: House;
const day = 86_400_000;
const take = silence(1, 1956);
const web = await openWeb((response) => void response.writeHead(200, { 'content-type': 'audio/wav' }).end(take));

beforeAll(async () => {
  const links = web.linksOf();
  test = await openTestApp({
    // An agency has room for 10,000 bytes; a person for 6,000, and five files, within a day.
    env: { UPLOAD_AGENCY_GB: '0.00001', UPLOAD_PERSON_GB: '0.000006', UPLOAD_PERSON_FILES: '5' },
    links: { ...links, file: (_address, limit, write) => links.file(web.at('www.example.com'), limit, write) },
  });
  house = await openHouse(test, ['agency', 'editAll', 'viewAll', 'otherAgency', 'appAdmin']);
});
afterAll(async () => {
  web.close();
  await test.close();
});
beforeEach(async () => {
  await test.pools.owner.query('delete from media');
});

const of = (who: PrincipalName) => uploaderOf(test, house.of(who).token);
/** Begins a file of so many bytes: the answer's status, and why it is refused. */
async function begin(bytes: number, who: PrincipalName = 'agency'): Promise<unknown[]> {
  const file = fileOf(randomBytes(bytes), { partSize: bytes });
  const { status, json } = await of(who).part(file, 0);
  return [status, json.error?.key];
}
const kept = async () => {
  const { rows } = await test.pools.owner.query<{ sum: number; count: number }>(
    'select coalesce(sum(bytes), 0)::int as sum, count(*)::int as count from media where agency_id = $1',
    [house.agencyId],
  );
  return rows[0];
};

it('gives an agency so much room, whoever takes it, and others their own', async () => {
  expect(await begin(5_000)).toEqual([200, undefined]);
  expect(await begin(4_000, 'editAll')).toEqual([200, undefined]);
  expect(await begin(1_001, 'viewAll')).toEqual([413, 'quotaAgency']);
  expect(await begin(1_000, 'viewAll')).toEqual([200, undefined]);
  expect(await begin(1, 'editAll')).toEqual([413, 'quotaAgency']);
  expect(await begin(5_000, 'otherAgency')).toEqual([200, undefined]);
});

it('counts what is kept: nothing of what was given up or forgotten', async () => {
  const file = fileOf(randomBytes(6_000), { partSize: 1_000 });
  await of('agency').part(file, 0);
  expect(await begin(4_001, 'editAll')).toEqual([413, 'quotaAgency']);
  const { token } = house.of('agency');
  await test.ask({ method: 'DELETE', path: `/media/v1/upload/${file.uuid}`, token });
  expect(await begin(4_001, 'editAll')).toEqual([200, undefined]);
});

it('takes every part of an upload that has begun', async () => {
  const file = fileOf(randomBytes(6_000), { partSize: 1_000 });
  const id = await of('agency').send(file);
  expect((await of('agency').done(file)).data).toMatchObject({ id, size: 6_000 });
  expect(await begin(1)).toEqual([413, 'quotaPerson']);
});

it('gives a person so many bytes and files within a day', async () => {
  expect(await begin(6_000)).toEqual([200, undefined]);
  expect(await begin(1)).toEqual([413, 'quotaPerson']);
  for (let count = 0; count < 5; count += 1) expect(await begin(1, 'editAll')).toEqual([200, undefined]);
  expect(await begin(1, 'editAll')).toEqual([413, 'quotaPerson']);
  test.pass(day);
  expect([await begin(1), await begin(1, 'editAll')]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
});

it('lets nobody pass by being many at once', async () => {
  const people = ['agency', 'editAll', 'viewAll'] as const;
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => begin(1_500, people[index % 3])));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(6);
  expect(await kept()).toEqual({ sum: 9_000, count: 6 });
});

it('keeps the same file once, however many of its parts begin it', async () => {
  const file = fileOf(randomBytes(6_000), { partSize: 1_000 });
  const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => of('agency').part(file, index)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await kept()).toEqual({ sum: 6_000, count: 1 });
});

it('holds for what is fetched from an address, too', async () => {
  const upload = async (who: PrincipalName) => {
    const body = { url: 'https://www.example.com/take.wav' };
    const answer = await test.ask({
      method: 'POST',
      path: '/media/v1/upload-video-url',
      body,
      token: house.of(who).token,
    });
    return answer.data.id as string;
  };
  const first = await upload('agency');
  await test.app.media.fetch(house.agencyId);
  await begin(6_000, 'editAll');
  await begin(1_500, 'viewAll');
  const second = await upload('agency');
  await test.app.media.fetch(house.agencyId);
  await test.app.media.process(house.agencyId);
  expect((await of('agency').one(first)).data).toMatchObject({ size: 2_000, duration: 1 });
  expect((await of('agency').one(second)).data).toMatchObject({ url: null, failure: { key: 'quotaAgency' } });
  expect(await kept()).toEqual({ sum: 9_500, count: 4 });
});

it('holds for files above the agencies', async () => {
  const admin = uploaderOf(test, house.of('appAdmin').token, '/cms/v1/media/upload');
  const file = (bytes: number) => fileOf(randomBytes(bytes), { partSize: bytes });
  expect((await admin.part(file(6_000), 0)).status).toBe(200);
  expect((await admin.part(file(1), 0)).status).toBe(413);
});
