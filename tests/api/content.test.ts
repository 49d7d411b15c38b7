import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Talents of the content area, also for operators outside of agencies, and the calls of CM 7 for metadata and recordings. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'superAdmin', 'appAdmin', 'viewAssigned', 'none']);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/cms/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const talents = (body: object, as: PrincipalName) => ask('POST', 'talents/list', body, as);

describe('the talents whose content is managed', () => {
  it('are those that a member of an agency may see', async () => {
    const one = await shop.make('talent', { displayName: 'Zora Content' });
    const { data } = await talents({ keyword: 'zora content' }, 'agency');
    expect(data).toMatchObject({
      total: 1,
      data: [{ userId: one.id, displayName: 'Zora Content', agency: null }],
    });
    expect((await talents({ keyword: 'zora content' }, 'otherAgency')).data.data).toEqual([]);
    expect((await talents({ keyword: 'zora content' }, 'viewAssigned')).data.data).toEqual([]);
    expect((await talents({}, 'none')).status).toBe(403);
    expect((await talents({}, 'appAdmin')).status).toBe(403);
    expect((await talents({ agencyIds: [shop.house.agencyId] }, 'agency')).status).toBe(403);
  });

  it('are those of all agencies for a super admin outside of them, which each agency is told', async () => {
    await shop.make('talent', { displayName: 'Zoltan Content' });
    const visits = async () =>
      (
        await shop.test.ask({
          method: 'POST',
          path: '/user/v1/visits/list',
          token: shop.house.of('agency').token,
          body: {},
        })
      ).data.data.filter(({ kind }: Json) => kind === 'readTalents');
    expect(await visits()).toEqual([]);
    const { data } = await talents({ keyword: 'zoltan' }, 'superAdmin');
    expect(data).toMatchObject({
      total: 1,
      data: [{ displayName: 'Zoltan Content', agency: { id: shop.house.agencyId } }],
    });
    await talents({ keyword: 'zoltan' }, 'superAdmin');
    expect(await visits()).toHaveLength(1);
    await shop.call('talent', 'create', { given: { displayName: 'Zora Elsewhere' }, as: 'otherAgency' });
    const all = await talents({ pageSize: 100 }, 'superAdmin');
    const names: string[] = all.data.data.map(({ displayName }: Json) => displayName);
    expect(new Set(all.data.data.map(({ agency }: Json) => agency.id)).size).toBeGreaterThan(1);
    const [first, second] = [
      await talents({ pageSize: 2 }, 'superAdmin'),
      await talents({ pageSize: 2, pageIndex: 1 }, 'superAdmin'),
    ];
    expect([...first.data.data, ...second.data.data].map(({ displayName }: Json) => displayName)).toEqual(
      names.slice(0, 4),
    );
    const own = await talents({ agencyIds: [shop.house.agencyId], pageSize: 100 }, 'superAdmin');
    expect(own.data.data.every(({ agency }: Json) => agency.id === shop.house.agencyId)).toBe(true);
    expect(own.data.total).toBeLessThan(all.data.total);
  });

  it('have agencies for super admins alone', async () => {
    const { data } = await ask('GET', 'agencies?pageSize=100', undefined, 'superAdmin');
    expect(data.data.map(({ id }: Json) => id)).toContain(shop.house.agencyId);
    expect((await ask('GET', 'agencies')).status).toBe(403);
  });

  it('are named with their pictures, as far as they may be seen', async () => {
    const one = await shop.make('talent');
    const body = { ids: [one.id] };
    expect((await ask('POST', 'talents/metadata', body)).data.data).toMatchObject([
      { userId: one.id, displayName: one.displayName },
    ]);
    expect((await ask('POST', 'talents/metadata', body, 'otherAgency')).data.data).toEqual([]);
  });
});

it.each(['/cms/v1/talents', '/cms/talents'])('a talent is changed at %s', async (path) => {
  const { id } = await shop.make('talent', { displayName: 'Ida', status: 0 });
  const put = (to: string, body: object, as: PrincipalName = 'agency') =>
    shop.test.ask({ method: 'PUT', path: to, token: shop.house.of(as).token, body });
  expect((await put(`${path}/${id}/status`, { status: 3 })).data).toMatchObject({ id, status: 3, version: 2 });
  expect((await put(path, { id, headline: 'Singer', status: 1 })).data).toMatchObject({
    headline: 'Singer',
    status: 1,
  });
  expect((await put(`${path}/${id}/status`, { status: 4 })).status).toBe(400);
  const stale = await put(`${path}/${id}/status`, { status: 1, version: 1 });
  expect(stale.json.error.key).toBe('staleVersion');
  expect((await put(`${path}/${id}/status`, { status: 1 }, 'otherAgency')).status).toBe(404);
});

it('the numbers of posts and polls are read together', async () => {
  const talent = await shop.make('talent');
  const post = await shop.make('snippetPost', { talentId: talent.id, content: 'Hello', pin: true });
  const other = await shop.make('fanroomPost', { talentId: talent.id, content: 'Hello' });
  const { data } = await ask('POST', 'snippet/posts/metadata', { ids: [post.id, other.id] });
  expect(data.data).toMatchObject([
    { id: post.id, contentType: 'Fanroom-Post', talent: { userId: talent.id }, pin: true, totalComment: 0 },
  ]);
  expect((await ask('POST', 'snippet/posts/metadata', { ids: [post.id] }, 'otherAgency')).data.data).toEqual([]);
});

it('time zones of publication are named by IANA', async () => {
  const { data } = await ask('GET', 'talent-cms/timezone');
  expect(data).toContainEqual({ id: 'Australia/Sydney', displayName: 'Australia/Sydney' });
});

describe.each(['audio', 'video'] as const)('a recording of the type %s', (type) => {
  const link = { audio: 'https://open.spotify.com/track/1', video: 'https://youtu.be/dQw4w9WgXcQ' }[type];

  it('is added, changed, found and counted under one address for both types', async () => {
    const talent = await shop.make('talent');
    const body = { type, title: 'Ada', publishDate: 1, talentUserIds: [talent.id], link };
    const made = await ask('POST', 'pvpms', body);
    expect(made.status, made.text).toBe(200);
    expect(await shop.read(type, made.data.id)).toMatchObject({ title: 'Ada', talentIds: [talent.id], link });
    const filter = { types: [type], userIds: [talent.id] };
    expect((await ask('POST', 'pvpms/list', filter)).data).toMatchObject({ total: 1, data: [{ id: made.data.id }] });
    expect((await ask('POST', 'pvpms/count', filter)).data).toEqual({ total: 1 });
    const { id, version } = made.data;
    expect((await ask('PUT', 'pvpms', { type, id, version, title: 'Bea' })).data).toMatchObject({ id, title: 'Bea' });
    expect((await ask('PUT', 'pvpms', { type, id, version, title: 'Cid' })).json.error.key).toBe('staleVersion');
    expect((await ask('PUT', 'pvpms', { type, id, title: 'Cid' }, 'otherAgency')).status).toBe(404);
  });

  it('is refused with what is unknown or wrong', async () => {
    const faults = ({ status, json }: Json) => [
      status,
      json.errorDetails?.map(({ field, key }: Json) => `${field} ${key}`),
    ];
    expect(faults(await ask('POST', 'pvpms', { type, title: 'Ada', publishDate: 1, other: 1 }))).toEqual([
      400,
      ['other unknownField'],
    ]);
    expect(faults(await ask('POST', 'pvpms/list', { types: [type], other: 1 }))).toEqual([400, ['other unknownField']]);
    expect((await ask('POST', 'pvpms/list', { types: ['photo'] })).status).toBe(400);
    expect((await ask('POST', 'pvpms', { type, title: 'Ada', publishDate: 1 }, 'viewAssigned')).status).toBe(403);
  });
});
