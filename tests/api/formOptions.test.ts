import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

const who = ['agency', 'editAll', 'viewAll', 'viewAssigned', 'otherAgency'] as const;
type Who = (typeof who)[number];

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, who);
});
afterAll(() => test.close());

const ask = (as: Who, method: string, path: string, body?: object): Promise<Answer> =>
  test.ask({ method, path, token: house.of(as).token, ...(body && { body }) });
const get = async (as: Who, path: string): Promise<Json> => {
  const { status, text, data } = await ask(as, 'GET', path);
  expect(status, text).toBe(200);
  return data;
};
const made = async (path: string, body: object, as: Who = 'agency'): Promise<Json> => {
  const { status, text, data } = await ask(as, 'POST', path, body);
  expect(status, text).toBe(200);
  return data;
};
const idsOf = (choices: readonly Json[]) => choices.map(({ id }) => id);

describe('what can be chosen', () => {
  it.each(['form-option-list', 'filter-option'])('in the filters of a list, by its parameters: %s', async (path) => {
    const tag = await made('/client/v1/catalogues', { type: 'TAG', displayName: `Festival season ${path}` });
    for (const kind of ['talents', 'scouts']) {
      const data = await get('viewAll', `/client/v1/${kind}/${path}`);
      expect(data.statusIds).toContainEqual({ id: 2, displayName: 'REJECTED' });
      expect(data.tagIds).toContainEqual({ id: tag.id, displayName: `Festival season ${path}` });
      expect(idsOf(data.assigneeIds)).toContain(house.of('editAll').actor?.staffId);
      const query = { statusIds: data.statusIds[0].id, tagIds: tag.id, pageSize: 1 };
      const asked = { method: 'GET', path: `/client/v1/${kind}`, query, token: house.of('viewAll').token };
      expect((await test.ask(asked)).status).toBe(200);
    }
    expect(Object.keys(await get('agency', `/client/v1/scouts/${path}`))).toContain('states');
  });

  it('in a form, by the keys of its body', async () => {
    const data = await get('agency', '/client/v1/talents/form-option-save');
    expect(data.status).toContainEqual({ id: 0, displayName: 'PENDING' });
    const given = { status: 1, typeId: data.typeId[0].id, categoryIds: idsOf(data.categoryIds) };
    expect(await made('/client/v1/talents', { displayName: 'Ada Marlow', ...given })).toMatchObject(given);
  });

  it('is a small list whole, and of other records the first hundred', async () => {
    const names = Array.from({ length: 101 }, (_, index) => `Tag ${String(index).padStart(3, '0')}`);
    for (const displayName of names) await made('/client/v1/catalogues', { type: 'TAG', displayName }, 'otherAgency');
    for (const displayName of names) await made('/client/v1/talents', { displayName }, 'otherAgency');
    const { tagIds } = await get('otherAgency', '/client/v1/talents/form-option-save');
    expect(tagIds.map(({ displayName }: Json) => displayName)).toEqual(expect.arrayContaining(names));
    const { talentIds } = await get('otherAgency', '/client/v1/contracts/form-option-save');
    expect(talentIds.map(({ displayName }: Json) => displayName)).toEqual(names.slice(0, 100));
  });
});

describe('partners to choose from', () => {
  const options = (as: Who, query = '') => get(as, `/client/v1/clients/options${query}`);

  it('are those that the caller may read, by name; the agency itself comes first where it is asked for', async () => {
    const zed = await made('/client/v1/clients', { displayName: 'Zed Radio' });
    const brightside = await made('/client/v1/clients', { displayName: 'Brightside' });
    await made('/client/v1/clients', { displayName: 'Elsewhere' }, 'otherAgency');
    const faces = [brightside, zed].map(({ id, displayName }) => ({ id, displayName, avatar: null, kind: 'partner' }));
    expect((await options('viewAll')).data).toEqual(faces);
    expect((await options('viewAssigned')).data).toEqual([]);
    const { agencyId } = house.of('agency').actor ?? {};
    const [own, ...others] = (await options('viewAll', '?includeAgency=true')).data;
    expect(own).toMatchObject({ id: agencyId, avatar: null, kind: 'agency' });
    expect(own.displayName).toBe((await get('agency', '/user/v1/users/profile')).agencyDisplayName);
    expect(others).toEqual(faces);
  });

  it('are searched and paged, and the agency stands on the first page alone', async () => {
    expect((await options('agency', '?keyword=zed&includeAgency=true')).data).toMatchObject([
      { displayName: 'Zed Radio' },
    ]);
    const first = await options('agency', '?includeAgency=true&pageSize=1');
    expect([first.data.map(({ kind }: Json) => kind), first.nextPageIndex]).toEqual([['agency', 'partner'], 1]);
    const next = await options('agency', '?includeAgency=true&pageSize=1&pageIndex=1');
    expect(next.data.map(({ kind }: Json) => kind)).toEqual(['partner']);
  });
});
