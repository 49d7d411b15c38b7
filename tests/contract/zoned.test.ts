import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToDay, endOfDay, instantAt, startOfDay } from '../../schema/rules/dates.ts';
import { rangeOfPreset, type DatePreset } from '../../schema/rules/ranges.ts';
import { listParts } from '../../server/engine/reading/list.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll']);
});
afterAll(() => shop.close());

const sydney = 'Australia/Sydney';
const allDay = (day: string, zone: string = sydney) => ({
  due: startOfDay(day, zone),
  dueTimeZone: zone,
  dueIsAllDay: true,
});
const at = (day: string, time: string, zone: string = sydney) => ({
  due: instantAt(day, time, zone),
  dueTimeZone: zone,
  dueIsAllDay: false,
});
let count = 0;
const make = async (given: object): Promise<string> => {
  const made = await shop.make('fixtureDuty', { summary: `Duty ${(count += 1)}`, ...given });
  return made.id;
};
const found = async (ids: readonly string[], given: object, as: PrincipalName = 'agency'): Promise<string[]> => {
  const { data, status, text } = await shop.call('fixtureDuty', 'list', { given: { ids, ...given }, as });
  expect(status, text).toBe(200);
  const counted = await shop.call('fixtureDuty', 'count', { given: { ids, ...given }, as });
  expect(counted.data.total).toBe(data.data.length);
  return data.data.map(({ id }: { id: string }) => id);
};
const within = (preset: DatePreset, now: number, zone: string = sydney) => {
  const { from, to } = rangeOfPreset(preset, { clock: () => now, zone });
  return { ...(from !== null && { fromDate: from }), ...(to !== null && { toDate: to }) };
};
const inZone = (as: PrincipalName, timezoneId: string) =>
  shop.test.ask({
    method: 'PUT',
    path: '/user/v1/auth/time-zone',
    body: { timezoneId },
    token: shop.house.of(as).token,
  });

describe('an all-day date', () => {
  it('is kept as its day, and tells where it ends', async () => {
    const given = { due: instantAt('2026-11-20', '16:30'), dueTimeZone: sydney, dueIsAllDay: true };
    const id = await make(given);
    const day = { due: startOfDay('2026-11-20'), dueEnd: endOfDay('2026-11-20'), dueDay: '2026-11-20' };
    expect(await shop.read('fixtureDuty', id)).toMatchObject(day);
    const { data } = await shop.call('fixtureDuty', 'update', { id, given: { due: instantAt('2026-11-22', '08:00') } });
    const moved = { due: startOfDay('2026-11-22'), dueEnd: endOfDay('2026-11-22'), dueDay: '2026-11-22' };
    expect(data).toMatchObject(moved);
    expect(await shop.read('fixtureDuty', id)).toMatchObject(moved);
  });

  it('is due until the end of its day, and overdue from then on', async () => {
    const ids = [await make(allDay('2026-11-20')), await make(at('2026-11-20', '09:00'))];
    const [whole, nine] = ids;
    const noon = instantAt('2026-11-20', '12:00');
    expect(await found(ids, within('overdueTasks', noon))).toEqual([nine]);
    expect(await found(ids, within('dueWithin3DayTasks', noon))).toEqual([whole]);
    const last = endOfDay('2026-11-20');
    expect(await found(ids, within('overdueTasks', last))).toEqual([nine]);
    expect(await found(ids, within('overdueTasks', last + 1))).toEqual([nine, whole]);
  });

  it('is overdue at the end of its day in its own zone, for readers of any other', async () => {
    const ids = [await make(allDay('2026-11-20', 'America/Los_Angeles'))];
    const end = endOfDay('2026-11-20', 'America/Los_Angeles');
    await inZone('viewAll', 'Pacific/Kiritimati');
    expect(await found(ids, { toDate: end - 1 }, 'viewAll')).toEqual([]);
    expect(await found(ids, { toDate: end }, 'viewAll')).toEqual(ids);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Niue', 'America/Santiago', sydney])(
    'is found by its date, whatever its zone, by a reader in %s',
    async (zone) => {
      await inZone('viewAll', zone);
      const day = '2027-09-05';
      const ids = await Promise.all(
        ['Pacific/Kiritimati', 'Pacific/Niue', 'America/Santiago', sydney].map((one) => make(allDay(day, one))),
      );
      const on = (first: string, last: string) => ({ fromDate: startOfDay(first, zone), toDate: endOfDay(last, zone) });
      expect((await found(ids, on(day, day), 'viewAll')).toSorted()).toEqual(ids.toSorted());
      const [before, after] = [addToDay(day, -1), addToDay(day, 1)];
      expect(await found(ids, on(before, before), 'viewAll')).toEqual([]);
      expect(await found(ids, on(after, after), 'viewAll')).toEqual([]);
      expect(await found(ids, on(before, after), 'viewAll')).toHaveLength(ids.length);
      const begins = { beginsFrom: startOfDay(day, zone), beginsTo: endOfDay(day, zone) };
      const starting = await make({ begins: startOfDay(day), beginsTimeZone: sydney, beginsIsAllDay: true });
      expect(await found([starting], begins, 'viewAll')).toEqual([starting]);
    },
  );

  it('bounds a time of a day by the moment', async () => {
    await inZone('viewAll', 'Pacific/Kiritimati');
    const ids = [await make(at('2026-11-20', '23:30'))];
    const day = (on: string) => ({
      fromDate: startOfDay(on, 'Pacific/Kiritimati'),
      toDate: endOfDay(on, 'Pacific/Kiritimati'),
    });
    expect(await found(ids, day('2026-11-20'), 'viewAll')).toEqual([]);
    expect(await found(ids, day('2026-11-21'), 'viewAll')).toEqual(ids);
  });

  it('may fall on the day on which something begins at a time', async () => {
    const begins = { begins: instantAt('2026-11-20', '16:00'), beginsTimeZone: sydney };
    const id = await make({ ...begins, ...allDay('2026-11-20') });
    const early = await shop.call('fixtureDuty', 'update', { id, given: allDay('2026-11-19') });
    expect(early.json.errorDetails).toMatchObject([{ field: 'due', key: 'dateOrder' }]);
    const late = { begins: instantAt('2026-11-21', '00:00') };
    expect((await shop.call('fixtureDuty', 'update', { id, given: late })).json.errorDetails).toMatchObject([
      { field: 'due', key: 'dateOrder' },
    ]);
  });

  it('is exported as its day, and a time by the clocks of the reader', async () => {
    const ids = [await make(at('2026-11-20', '09:00')), await make(allDay('2026-11-20', 'America/New_York'))];
    const { text } = await shop.call('fixtureDuty', 'export', { given: { ids, columns: ['due'] } });
    expect(text.trim().split('\n').slice(1)).toEqual(['20 Nov 2026 09:00', '2026-11-20']);
  });

  it('stands in the history with its zone, also where the zone stays', async () => {
    const id = await make(allDay('2026-11-20'));
    await shop.call('fixtureDuty', 'update', { id, given: { due: startOfDay('2026-11-25') } });
    const { data } = await shop.call('fixtureDuty', 'history', { id });
    const day = (on: string) => startOfDay(on);
    expect(data.data[0].changes).toEqual([
      { field: 'due', before: day('2026-11-20'), after: day('2026-11-25') },
      { field: 'dueTimeZone', before: sydney, after: sydney },
      { field: 'dueIsAllDay', before: true, after: true },
    ]);
    await shop.call('fixtureDuty', 'update', { id, given: { summary: 'Another name' } });
    expect((await shop.call('fixtureDuty', 'history', { id })).data.data[0].changes).toHaveLength(1);
  });
});

describe('what makes no date', () => {
  it.each([
    ['a time without a zone', { due: 5 }, 'dueTimeZone'],
    ['a zone without a time', { dueTimeZone: sydney }, 'due'],
    ['a whole day without a day', { dueIsAllDay: true }, 'due'],
    ['a whole day without a zone', { due: 5, dueIsAllDay: true }, 'dueTimeZone'],
    ['no time, with a zone', { due: null, dueTimeZone: sydney }, 'due'],
  ])('is %s, which is refused', async (_, given, field) => {
    for (const operation of ['create', 'update'] as const) {
      const id = operation === 'update' ? await make({}) : undefined;
      const body = operation === 'create' ? { summary: 'x', ...given } : given;
      const answer = await shop.call('fixtureDuty', operation, { ...(id && { id }), given: body });
      expect([answer.status, answer.json.errorDetails]).toMatchObject([400, [{ field, key: 'required' }]]);
    }
  });

  it('is a day that no zone can hold', async () => {
    for (const due of [253402300799999, -62135596800000]) {
      const given = { summary: 'x', due, dueTimeZone: sydney, dueIsAllDay: true };
      const { status, json } = await shop.call('fixtureDuty', 'create', { given });
      expect([status, json.errorDetails]).toMatchObject([400, [{ field: 'due', key: 'date' }]]);
    }
  });

  it('is a date that is cleared: its zone goes with it', async () => {
    const id = await make(allDay('2026-11-20'));
    const { data } = await shop.call('fixtureDuty', 'update', { id, given: { due: null } });
    expect(data).toMatchObject({ due: null, dueTimeZone: null, dueIsAllDay: false, dueEnd: null, dueDay: null });
    expect(await shop.read('fixtureDuty', id)).toMatchObject({ due: null, dueEnd: null, dueDay: null });
  });

  it('is an end that a body gives', async () => {
    const { status, json } = await shop.call('fixtureDuty', 'create', { given: { summary: 'x', dueEnd: 5 } });
    expect([status, json.errorDetails]).toMatchObject([400, [{ field: 'dueEnd', key: 'unknownField' }]]);
  });
});

it('takes any moment as a bound', async () => {
  const ids = [await make(allDay('2026-11-20'))];
  expect(await found(ids, { fromDate: -62135596800000, toDate: 253402300799999 })).toEqual(ids);
  expect(await found(ids, { fromDate: 253402300799999 })).toEqual([]);
});

it('finds what is overdue, and days, by one index', async () => {
  const { app, pools } = shop.test;
  const actor = shop.house.of('agency').actor;
  if (actor === null) throw new Error('nobody asks');
  for (const filters of [within('overdueTasks', shop.test.now()), within('week', shop.test.now())]) {
    const { where, order, values } = listParts(app.engine, actor, 'fixtureDuty', { filters });
    const plan = await pools.transaction(actor.agencyId, async (connection) => {
      await connection.query({ text: 'set local enable_seqscan = off' });
      const text = `explain select t.id from fixture_duties t where ${where} order by ${order('t')}`;
      return (await connection.query<{ 'QUERY PLAN': string }>({ text, values: values.list })).rows;
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/fixture_duties_due_end_sort/);
    expect(lines).toMatch(/Index Cond: .*due_end/);
  }
});
