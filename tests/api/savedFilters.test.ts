import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type Json, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'editAll', 'otherAgency']);
});
afterAll(() => test.close());

const forms = ['', '/finance', '/client'];
const api = '/client/v1/talents';

async function ask(
  who: PrincipalName,
  method: string,
  path: string,
  given: Record<string, unknown> = {},
): Promise<Json> {
  const values = method === 'GET' || method === 'DELETE' ? { query: given } : { body: given };
  const answer = await test.ask({ method, path, token: house.of(who).token, ...values });
  return { ...answer.data, status: answer.status };
}
const save = (who: PrincipalName, form: string, given: Record<string, unknown>) =>
  ask(who, 'POST', `${form}/v1/api-filters/user-session`, { api, parameters: 'keyword=a', ...given });
const found = async (who: PrincipalName, form: string, given: Record<string, unknown> = { api }) => {
  const { data } = await ask(who, 'GET', `${form}/v1/api-filters/user`, given);
  return data.map(({ name }: Json) => name);
};

it('keeps under one form what is found, renamed and deleted under all, by the person of the session alone', async () => {
  const { id } = await save('agency', '/finance', { name: 'Of the admin', ownerId: 'somebody-else', ownerType: 'x' });
  await save('editAll', '', { name: 'Of a colleague' });
  await save('otherAgency', '/client', { name: 'Of another agency' });
  for (const form of forms) {
    expect(await found('agency', form)).toEqual(['Of the admin']);
    expect(await found('editAll', form)).toEqual(['Of a colleague']);
    expect(await found('otherAgency', form)).toEqual(['Of another agency']);
    for (const who of ['editAll', 'otherAgency'] as const) {
      const one = `${form}/v1/api-filters/${id}`;
      expect((await ask(who, 'GET', one)).status).toBe(404);
      expect((await ask(who, 'PUT', `${form}/v1/api-filters/user`, { id, name: 'Taken' })).status).toBe(404);
      expect((await ask(who, 'DELETE', `${form}/v1/api-filters/user/${id}`)).status).toBe(404);
      expect((await ask(who, 'POST', `${form}/v1/api-filters/count`, { ownerId: 'somebody-else' })).total).toBe(0);
    }
  }
  expect((await ask('agency', 'PUT', '/client/v1/api-filters/user', { id, name: 'Renamed' })).name).toBe('Renamed');
  expect(await found('agency', '')).toEqual(['Renamed']);
  expect((await ask('agency', 'DELETE', `/v1/api-filters/user/${id}`)).status).toBe(200);
  expect(await found('agency', '/finance')).toEqual([]);
});

it('gives nobody a filter by whatever a body says of its owner', async () => {
  const { actor } = house.of('editAll');
  const claims = [actor?.accountId, actor?.staffId].flatMap((ownerId) =>
    ['user', 'staff'].map((ownerType) => ({ ownerId, ownerType })),
  );
  for (const [index, claim] of claims.entries()) await save('agency', '', { name: `Claim ${index}`, ...claim });
  for (const claim of claims) expect(await found('editAll', '', claim)).toEqual([]);
  expect((await save('agency', '', { name: 'Made for them', createdBy: actor?.staffId })).status).toBe(400);
});

it('tells the pages of owners from a list that is a page of its own', async () => {
  const list = { api: '/client/v1/contacts' };
  await save('agency', '', { ...list, name: 'Of no page' });
  await save('agency', '', { ...list, name: 'Of partners', ownerType: 'partner' });
  await save('agency', '', { ...list, name: 'Of one partner', ownerType: 'partner', ownerId: 'p1' });
  expect(await found('agency', '', { ...list, ownerType: '' })).toEqual(['Of no page']);
  expect(await found('agency', '', { ...list, ownerType: 'partner' })).toEqual(['Of one partner', 'Of partners']);
  expect(await found('agency', '', { ...list, ownerType: 'partner', ownerId: 'p1' })).toEqual(['Of one partner']);
  expect(await found('agency', '', { ...list, ownerType: 'partner', ownerId: '' })).toEqual(['Of partners']);
  expect(await found('agency', '', list)).toHaveLength(3);
});

it('takes a filter that is as long as one may be, with an order beside it, and none that is longer', async () => {
  const order = 'pageSize=100&orderBy=createdAt&orderDirection=DESC&';
  const long = `${order}displayName=${'x'.repeat(1988)}`;
  expect(await save('agency', '', { name: 'Long', parameters: long })).toMatchObject({ status: 200, parameters: long });
  expect((await save('agency', '', { name: 'Too long', parameters: 'x'.repeat(2201) })).status).toBe(400);
});

it('refuses a second filter of one name at one list, in any letters, and takes it elsewhere and of somebody else', async () => {
  const list = { api: '/client/v1/projects' };
  const { id } = await save('agency', '', { ...list, name: 'Tours' });
  expect((await save('agency', '/client', { ...list, name: 'tours' })).status).toBe(400);
  expect(await found('agency', '', list)).toEqual(['Tours']);
  const page = { ...list, ownerType: 'talent', ownerId: 't1' };
  expect((await save('agency', '', { ...page, name: 'Tours' })).status).toBe(200);
  expect((await save('editAll', '', { ...list, name: 'Tours' })).status).toBe(200);
  const renamed = await save('agency', '', { ...list, name: 'Shoots' });
  const rename = (given: object) => ask('agency', 'PUT', '/v1/api-filters/user', { id: renamed.id, ...given });
  expect((await rename({ name: 'TOURS' })).status).toBe(400);
  expect((await rename({ parameters: 'keyword=b' })).status).toBe(200);
  await ask('agency', 'DELETE', `/v1/api-filters/user/${id}`);
  expect((await rename({ name: 'Tours' })).status).toBe(200);
});
