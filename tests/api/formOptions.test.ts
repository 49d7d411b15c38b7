import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

const who = ['agency', 'editAll', 'viewAll', 'viewAssigned', 'work', 'editAssigned', 'otherAgency'] as const;
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

describe('what can be chosen of an entity, all in one answer', () => {
  const base = '/client/v1/duties/form-option';

  it('has the lists of its filters by parameter and of its form by key', async () => {
    const partner = await made('/client/v1/clients', { displayName: 'Corner Radio' });
    const data = await get('agency', base);
    expect(data.priorities.map(({ id }: Json) => id)).toEqual(['LOW', 'MEDIUM', 'HIGH']);
    expect(data.priority).toEqual(data.priorities);
    expect(data.categoryCodes.map(({ id }: Json) => id)).toEqual(['NEW', 'IN_PROGRESS', 'BLOCKED', 'COMPLETED']);
    expect(idsOf(data.clientIds)).toContain(partner.id);
    expect(idsOf(data.talentIds)).not.toContain(partner.id);
    expect(idsOf(data.aboutIds)).toContain(partner.id);
    expect(idsOf(data.statusId)).toEqual(idsOf(data.statusIds));
    expect(idsOf(data.staffIds)).toContain(house.of('agency').actor?.staffId);
    expect(Object.keys(data)).not.toContain('data');
    // Lists under further names (api.otherNames.options).
    expect(data.staffs).toEqual(data.assigneeIds);
    expect(data.clients).toEqual(data.clientIds);
    expect((await get('agency', `${base}-save`)).staffs).toEqual(data.staffs);
  });

  it('leaves out what asks for a right that the caller lacks', async () => {
    expect(Object.keys(await get('agency', base))).toEqual(expect.arrayContaining(['payingClientIds', 'payerId']));
    const keys = Object.keys(await get('work', base));
    expect(keys).toEqual(expect.arrayContaining(['priorities', 'clientIds', 'payingClientIds']));
    const lesser = Object.keys(await get('editAssigned', base));
    expect(lesser).not.toContain('payingClientIds');
  });

  it('offers records of every kind unless permission is checked', async () => {
    const { id } = await made('/client/v1/clients', { displayName: 'Harbour Stage' });
    for (const path of [base, `${base}?checkPermission=`, `${base}?checkPermission=false`])
      expect(idsOf((await get('work', path)).clientIds)).toContain(id);
    const checked = await get('work', `${base}?checkPermission=true`);
    expect([checked.clientIds, checked.talentIds]).toEqual([[], []]);
    expect(checked.priorities).toHaveLength(3);
    const field = await get('work', `${base}?field=about&kind=partner`);
    expect(idsOf(field.data)).toContain(id);
    expect((await get('work', `${base}?field=about&kind=partner&checkPermission=true`)).data).toEqual([]);
    expect(idsOf((await get('agency', `${base}?checkPermission=true`)).clientIds)).toContain(id);
  });

  it('needs a field where one is searched', async () => {
    for (const query of ['keyword=a', 'kind=talent', 'pageSize=3', `ids=${house.of('agency').actor?.staffId}`]) {
      const { status, json } = await ask('agency', 'GET', `${base}?${query}`);
      expect([query, status, json.errorDetails]).toMatchObject([query, 400, [{ field: 'field', key: 'required' }]]);
    }
  });
});

describe('a record with the days of another zone', () => {
  it('tells ages and time states by the day there, and refuses a zone that there is not', async () => {
    // Noon of 20 November in Sydney is the evening of the 19th in Los Angeles.
    const { id } = await made('/client/v1/talents', { displayName: 'Iris', dob: '2000-11-20' }, 'agency');
    const at = (zone: string) => `/client/v1/talents/profile-summary/${id}?timezoneId=${encodeURIComponent(zone)}`;
    expect((await get('agency', at('Australia/Sydney'))).age).toBe(26);
    expect((await get('agency', at('America/Los_Angeles'))).age).toBe(25);
    expect((await get('agency', at(''))).age).toBe(26);
    const contract = await made('/client/v1/contracts', { summary: 'One night', startsOn: '2026-11-20' });
    const timeStatus = async (zone: string) =>
      (await get('agency', `/client/v1/contracts/${contract.id}?timezoneId=${encodeURIComponent(zone)}`)).timeStatus;
    expect(await timeStatus('America/Los_Angeles')).toBe('UPCOMING');
    expect(await timeStatus('Australia/Sydney')).toBe('CURRENT');
    for (const zone of ['Mars/Olympus', '+10:00', 'x'.repeat(65)]) {
      const { status, json } = await ask('agency', 'GET', at(zone));
      expect([zone, status, json.errorDetails[0].field]).toEqual([zone, 400, 'timezoneId']);
    }
  });
});
