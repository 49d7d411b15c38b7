import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openHolds, refusalOf } from '../support/holds.ts';

/** Several days that are held in one call. */
const { count, hold, holdDays, listed, shop, step, talent } = await openHolds(['none']);
afterAll(() => shop.close());

describe('several days in one call', () => {
  const range = { fromDay: '2027-06-01', toDay: '2027-06-03' };

  it('are held for each talent, behind whoever is there', async () => {
    const scout = await shop.make('scout', { displayName: 'Nia' });
    const taken = await hold({ day: '2027-06-02' });
    await step(taken.id, 'confirm');
    const { data, status, text } = await holdDays({ ...range, talentIds: [talent().id, scout.id], note: 'Fragrance' });
    expect(status, text).toBe(200);
    const ranks = (id: string) =>
      data.holds.filter((one: Json) => one.talentId === id).map((one: Json) => `${one.day} ${one.rank}`);
    expect(ranks(talent().id)).toEqual(['2027-06-01 1', '2027-06-02 2', '2027-06-03 1']);
    expect(ranks(scout.id)).toEqual(['2027-06-01 1', '2027-06-02 1', '2027-06-03 1']);
    expect(await shop.read('hold', data.holds[0].id)).toMatchObject({ note: 'Fragrance', state: 'HELD' });
  });

  it('are made once for a key, however often it is sent', async () => {
    const body = { ...range, talentIds: [talent().id] };
    const key = { 'idempotency-key': `days-${shop.next()}` };
    const [first, again] = await Promise.all([holdDays(body, key), holdDays(body, key)]);
    expect(again.data).toEqual(first.data);
    expect(await listed({ talentIds: [talent().id] })).toHaveLength(3);
  });

  it('are all or none, and say which value is wrong', async () => {
    const before = await count();
    const talentIds = [talent().id];
    const eventId = talent().id;
    expect(refusalOf(await holdDays({ ...range, talentIds, eventId }))).toEqual([400, 'eventId', 'reference']);
    const absent = [talent().id, '01940000-0000-7000-8000-00000000dead'];
    expect(refusalOf(await holdDays({ ...range, talentIds: absent }))).toEqual([400, 'talentIds', 'reference']);
    expect(refusalOf(await holdDays({ ...range, talentIds, toDay: '2027-05-31' }))).toEqual([
      400,
      'toDay',
      'dateOrder',
    ]);
    expect(refusalOf(await holdDays({ ...range, talentIds, fromDay: '2027-02-30' }))).toEqual([400, 'fromDay', 'date']);
    const year = { ...range, talentIds, toDay: '9999-12-31' };
    expect(refusalOf(await holdDays(year))).toEqual([400, 'toDay', 'tooManyHeld']);
    const past = { ...range, talentIds, expiresAt: 1 };
    expect(refusalOf(await holdDays(past))).toEqual([400, 'expiresAt', 'momentPast']);
    const over = { ...range, talentIds, fromDay: '2020-01-01', toDay: '2020-01-01' };
    expect(refusalOf(await holdDays(over))).toEqual([400, 'fromDay', 'dayOver']);
    expect((await holdDays({ ...range, talentIds }, {}, 'none')).status).toBe(403);
    expect(await count()).toBe(before);
  });

  it('start with what the agency does with the others of a day', async () => {
    const path = '/client/v1/hold-settings';
    const settings = (method: string, body?: object, as: 'agency' | 'none' = 'agency') =>
      shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
    expect((await settings('GET', undefined, 'none')).data).toEqual({ others: 'RELEASE', version: 0 });
    expect((await settings('PUT', { others: 'KEEP', version: 0 }, 'none')).status).toBe(403);
    expect((await settings('PUT', { others: 'NONE', version: 0 })).status).toBe(400);
    expect((await settings('PUT', { others: 'KEEP', version: 0 })).data).toMatchObject({ others: 'KEEP' });
    const other = await hold({ day: range.fromDay });
    const { data } = await holdDays({ ...range, talentIds: [talent().id] });
    const [first] = data.holds;
    expect(await shop.read('hold', first.id)).toMatchObject({ others: 'KEEP', rank: 2 });
    expect((await step(first.id, 'confirm')).status).toBe(200);
    expect((await shop.read('hold', other.id)).state).toBe('HELD');
  });
});
