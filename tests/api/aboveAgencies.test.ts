import { afterAll, beforeAll, expect, it } from 'vitest';
import { aboveAgencies } from '../../server/engine/agency.ts';
import { createQuickAccount } from '../support/accounts.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';

const people = ['agency', 'editAll', 'appAdmin', 'superAdmin', 'superAdminInside'] as const;
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, people);
});
afterAll(() => test.close());

const uploader = (who: PrincipalName, address?: string) => uploaderOf(test, house.of(who).token, address);
const picture = () => fileOf(Buffer.from(pixel, 'base64'), { name: 'face.png', partSize: 30 });

it('keeps what an app admin uploads above the agencies, in parts, looked at like any other file', async () => {
  const me = uploader('appAdmin', '/cms/v1/media/upload');
  const file = picture();
  await me.part(file, 0);
  expect((await me.progress(file)).data.parts).toEqual([0]);
  const id = await me.send(file);
  expect(await test.app.media.process(aboveAgencies)).toBe(1);
  expect((await me.one(id)).data).toMatchObject({
    id,
    width: 1,
    height: 1,
    thumbnail: `/media/v1/file/${id}/thumbnail`,
  });
  const { rows } = await test.pools.owner.query('select distinct agency_id from media');
  expect(rows).toEqual([{ agency_id: aboveAgencies }]);

  for (const who of people.filter((name) => name !== 'appAdmin')) {
    const answer = await test.ask({
      method: 'GET',
      path: `/media/v1/file/${id}/origin`,
      token: house.of(who).token,
    });
    expect([who, answer.status]).toEqual([who, who === 'superAdmin' ? 403 : 404]);
  }
});

it('keeps what one app admin uploads from the others, until it is the picture of a favourite', async () => {
  const account = { email: 'second@house.test', password: 'Greenroom-2026!', displayName: 'Second' };
  await createQuickAccount(test.pools.owner, { ...account, productRole: 'app_admin' }, test.now());
  const payload = { username: account.email, password: account.password };
  const signedIn = await test.app.inject({ method: 'POST', url: '/user/v1/auth/login', payload });
  const token = signedIn.json<{ responseData: { access_token: string } }>().responseData.access_token;
  const id = await uploader('appAdmin', '/cms/v1/media/upload').send(picture());
  await test.app.media.process(aboveAgencies);
  const add = (as: string | null) =>
    test.ask({
      method: 'POST',
      path: '/cms/v1/favorites/general',
      token: as,
      body: { displayName: 'Pictured', avatarId: id },
    });
  const status = async () => (await uploaderOf(test, token).one(id)).status;
  expect(await status()).toBe(404);
  expect((await add(token)).json.errorDetails).toMatchObject([{ field: 'avatarId', key: 'fileMissing' }]);
  expect((await add(house.of('appAdmin').token)).status).toBe(200);
  expect(await status()).toBe(200);
  expect((await add(token)).status).toBe(200);
});

it('has a door for each role, and one for mails', async () => {
  const statusAt = async (who: PrincipalName, address: string) =>
    (await uploader(who, address).part(picture(), 0)).status;
  for (const [address, taken] of [
    ['/media/v1/upload', ['agency', 'editAll', 'superAdminInside']],
    ['/cms/mail/upload', ['agency', 'editAll', 'superAdminInside']],
    ['/cms/v1/media/upload', ['appAdmin']],
  ] as const) {
    for (const who of people) {
      const expected = (taken as readonly string[]).includes(who) ? 200 : 403;
      expect([address, who, await statusAt(who, address)]).toEqual([address, who, expected]);
    }
  }
});

it('makes one file of what came for a mail', async () => {
  const me = uploader('editAll', '/cms/mail/upload');
  const id = await me.send(fileOf('Kind regards', { name: 'signature.txt', partSize: 5 }));
  expect(await test.app.media.process(house.agencyId)).toBeGreaterThan(0);
  expect((await me.one(id)).data).toMatchObject({ filename: 'signature.txt', size: 12 });
});
