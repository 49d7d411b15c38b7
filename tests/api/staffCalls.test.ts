import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTimeZone } from '../../schema/rules/dates.ts';
import { isCurrency } from '../../schema/rules/money.ts';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';

const who = [
  'agency',
  'editAssigned',
  'viewAll',
  'editAll',
  'rowless',
  'otherAgency',
  'superAdmin',
  'appAdmin',
] as const;
type Who = (typeof who)[number];

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, who);
});
afterAll(() => test.close());

const ask = (as: Who, method: string, path: string, body?: object): Promise<Answer> =>
  test.ask({ method, path, token: house.of(as as PrincipalName).token, ...(body && { body }) });
const make = async (as: Who, path: string, body: object): Promise<string> => {
  const answer = await ask(as, 'POST', path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.data.id;
};
const staffOf = (name: Who): string => house.of(name as PrincipalName).actor?.staffId ?? '';

describe('what can be chosen', () => {
  it('is every time zone, currency and country that fields take, for whoever is signed in', async () => {
    for (const as of ['agency', 'viewAll', 'appAdmin'] as const) {
      const zones = (await ask(as, 'GET', '/user/v1/timezones')).data as { id: string; displayName: string }[];
      expect(zones).toContainEqual({ id: 'America/New_York', displayName: 'America/New York' });
      expect(zones.map(({ id }) => id)).toContain('UTC');
      expect(zones.filter(({ id }) => !isTimeZone(id))).toEqual([]);
      const currencies = (await ask(as, 'GET', '/user/v1/currencies')).data as { code: string }[];
      expect(currencies).toContainEqual({ code: 'JPY', displayName: 'Japanese Yen', digits: 0 });
      expect(currencies.filter(({ code }) => !isCurrency(code))).toEqual([]);
      const countries = (await ask(as, 'GET', '/user/v1/countries')).data as { code: string }[];
      expect(countries).toContainEqual({ code: 'AU', displayName: 'Australia', callingCode: '61' });
      expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    }
    expect((await test.ask({ method: 'GET', path: '/user/v1/countries' })).status).toBe(401);
  });
});

describe('the list of staff', () => {
  it('is had whole, for whoever picks from it', async () => {
    const list = (pageSize: number) => ask('agency', 'POST', '/user/v1/staff/list', { pageSize, pageIndex: 0 });
    const whole = await list(10_000);
    expect([whole.status, whole.data.loadMore]).toEqual([200, false]);
    expect(whole.data.data).toHaveLength(whole.data.total);
    expect((await list(10_001)).status).toBe(400);
    expect((await ask('agency', 'GET', '/client/v1/talents?pageSize=101')).status).toBe(400);
  });
});

describe('a new position', () => {
  const add = (as: Who, position: unknown) => ask(as, 'POST', '/user/v1/staff/position', { position });

  it('is made by its name, and can be chosen for somebody', async () => {
    const { status, data } = await add('agency', ' Head of Drama ');
    expect([status, data]).toMatchObject([200, { displayName: 'Head of Drama', type: 'POSITION' }]);
    const person = { displayName: 'Ines', email: 'ines@house.test', positionId: data.id };
    const id = await make('agency', '/user/v1/staff', person);
    expect((await ask('agency', 'GET', `/user/v1/staff/${id}`)).data.position).toMatchObject({ id: data.id });
    expect((await add('editAll', 'Runner')).status).toBe(200);
  });

  it('has to have a name, which is told under the word of the call', async () => {
    for (const [position, key] of [
      [' ', 'required'],
      ['x'.repeat(101), 'tooLong'],
    ]) {
      const { status, json } = await add('agency', position);
      expect([status, json.errorDetails]).toMatchObject([400, [{ field: 'position', key }]]);
    }
    expect((await add('viewAll', 'Runner')).status).toBe(403);
  });
});

describe('who is assigned to a record', () => {
  const assign = (as: Who, path: string, body: object) => ask(as, 'POST', `/client/v1/${path}/staffs`, body);

  it.each(['talents', 'scouts', 'clients'])('is said as a whole, of %s', async (kind) => {
    const id = await make('agency', `/client/v1/${kind}`, { displayName: `Roster of ${kind}` });
    const staffIds = [staffOf('viewAll'), staffOf('editAssigned')];
    const { status, data } = await assign('agency', `${kind}/${id}`, { staffIds });
    expect([status, data.id, data.version]).toEqual([200, id, 2]);
    expect(data.staffs.map((one: { id: string }) => one.id).toSorted()).toEqual(staffIds.toSorted());
    expect((await assign('agency', `${kind}/${id}`, { staffIds: [] })).data.staffs).toEqual([]);
    const stale = await assign('agency', `${kind}/${id}`, { staffIds, version: 1 });
    expect([stale.status, stale.json.error.code]).toEqual([400, 1009]);
  });

  it('is said of the set of staff, where one person is named beside them', async () => {
    const id = await make('agency', '/client/v1/duties', { summary: 'Open up', assigneeId: staffOf('agency') });
    const staffIds = [staffOf('viewAll'), staffOf('editAssigned')];
    const { status, data, text } = await assign('agency', `duties/${id}`, { staffIds });
    expect(status, text).toBe(200);
    expect(data.staffs.map((one: { id: string }) => one.id).toSorted()).toEqual(staffIds.toSorted());
    const kept = (await ask('agency', 'GET', `/client/v1/duties/${id}`)).data;
    expect([kept.assigneeId, kept.helperIds.toSorted()]).toEqual([staffOf('agency'), staffIds.toSorted()]);
  });

  it('asks for the right on the record, and for staff of the agency', async () => {
    const id = await make('agency', '/client/v1/talents', { displayName: 'Mira' });
    const path = `talents/${id}`;
    const body = { staffIds: [staffOf('editAssigned')] };
    expect((await assign('viewAll', path, body)).status).toBe(403);
    expect((await assign('editAssigned', path, body)).status).toBe(404);
    expect((await assign('otherAgency', path, body)).status).toBe(404);
    const elsewhere = await make('otherAgency', '/user/v1/staff', { displayName: 'Ed', email: 'ed@north.test' });
    const strange = await assign('agency', path, { staffIds: [elsewhere] });
    expect([strange.status, strange.json.errorDetails]).toMatchObject([
      400,
      [{ field: expect.stringMatching(/^staffIds/), key: 'reference' }],
    ]);
    expect((await ask('agency', 'GET', `/client/v1/talents/profile-summary/${id}`)).data.assignees).toEqual([]);
    expect((await assign('agency', path, body)).status).toBe(200);
    // Whoever is assigned may edit it by now, and so say who else is.
    const both = { staffIds: [...body.staffIds, staffOf('viewAll')] };
    expect((await assign('editAssigned', path, both)).status).toBe(200);
  });
});

describe('the own time zone', () => {
  const zoneOf = async (as: Who) => (await ask(as, 'GET', '/user/v1/users/profile')).data.timezone.id as string;
  const choose = (as: Who, timezoneId: unknown) => ask(as, 'PUT', '/user/v1/auth/time-zone', { timezoneId });

  it.each(['viewAll', 'agency', 'rowless', 'superAdmin', 'appAdmin'] as const)(
    'is chosen by %s for themselves alone, whatever they may do',
    async (as) => {
      const others = who.filter((one) => one !== as);
      const before = await Promise.all(others.map(zoneOf));
      expect((await choose(as, 'Europe/Lisbon')).data).toEqual({ timezoneId: 'Europe/Lisbon' });
      expect(await zoneOf(as)).toBe('Europe/Lisbon');
      expect(await Promise.all(others.map(zoneOf))).toEqual(before);
      await choose(as, 'Australia/Sydney');
    },
  );

  it('stands on the staff record and in its history', async () => {
    await choose('viewAll', 'Asia/Tokyo');
    const id = staffOf('viewAll');
    expect((await ask('agency', 'GET', `/user/v1/staff/${id}`)).data.timezoneId).toBe('Asia/Tokyo');
    const { data } = await ask('agency', 'GET', `/user/v1/staff/${id}/history`);
    expect(data.data[0]).toMatchObject({ by: { id }, changes: [{ field: 'timezoneId', after: 'Asia/Tokyo' }] });
  });

  it('is one that the server knows', async () => {
    for (const as of ['viewAll', 'rowless', 'superAdmin'] as const) {
      const before = await zoneOf(as);
      const { status, json } = await choose(as, 'Mars/Phobos');
      expect([status, json.errorDetails]).toMatchObject([400, [{ field: 'timezoneId', key: 'timeZone' }]]);
      expect(await zoneOf(as)).toBe(before);
    }
    expect(
      (await test.ask({ method: 'PUT', path: '/user/v1/auth/time-zone', body: { timezoneId: 'UTC' } })).status,
    ).toBe(401);
  });
});
