import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantAt, startOfDay } from '../../schema/rules/dates.ts';
import type { Actor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import type { RefusalError } from '../../server/errors.ts';
import type { Answer, Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The clash guard: a second booking of somebody at the same time asks first. */
let shop: Workshop;

const zone = 'Australia/Sydney';
const at = (day: string, time: string) => instantAt(day, time, zone);
const moment = (name: string, day: string, time: string) => ({
  [name]: at(day, time),
  [`${name}TimeZone`]: zone,
});
const between = (day: string, from: string, to: string) => ({
  ...moment('startsAt', day, from),
  ...moment('endsAt', day, to),
});
const wholeDay = (name: string, day: string) => ({
  [name]: startOfDay(day, zone),
  [`${name}TimeZone`]: zone,
  [`${name}IsAllDay`]: true,
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<Answer> =>
  shop.test.ask({ method, path, token: shop.house.of('agency').token, body });
const book = (body: object) => send('POST', '/client/v1/events', { summary: 'Shoot', ...body });
const itemsOf = ({ text }: Answer): readonly Json[] => JSON.parse(text).responseData.items;
const codeOf = ({ text }: Answer): number => JSON.parse(text).error.code;
const statusIn = async (category: string): Promise<string> => {
  const { data } = await shop.test.ask({
    method: 'GET',
    path: '/client/v1/status-category',
    query: { type: 'EVENT', isIncludeStatus: 'true' },
    token: shop.house.of('agency').token,
  });
  return [data.data ?? data].flat().find((one: Json) => one['code'] === category).statuses[0].id;
};
let people = 0;
const talent = async () => (await shop.make('talent', { displayName: `Talent ${(people += 1)}` })).id;

beforeAll(async () => {
  shop = await openWorkshop(['agency']);
});
afterAll(() => shop.close());

describe('a booking', () => {
  it('of somebody who has another one asks with what and whom, and is kept once that is accepted', async () => {
    const id = await talent();
    const first = await book({ talentIds: [id], ...between('2031-03-10', '09:00', '11:00') });
    expect(first.status, first.text).toBe(200);
    const body = { summary: 'Casting', talentIds: [id], ...between('2031-03-10', '10:00', '12:00') };
    const second = await book(body);
    expect([second.status, codeOf(second)]).toEqual([400, 1014]);
    expect(itemsOf(second)).toMatchObject([
      { kind: 'event', displayName: 'Shoot', start: at('2031-03-10', '09:00'), people: [{ id }] },
    ]);
    const accepted = await book({ ...body, acceptClash: true });
    expect(accepted.status, accepted.text).toBe(200);
    expect(accepted.text).not.toContain('acceptClash');
  });

  it('that was accepted says so in its history, by names to those alone who may read them', async () => {
    const id = await talent();
    const { data: first } = await book({
      talentIds: [id],
      summary: 'Shoot A',
      ...between('2031-06-10', '09:00', '11:00'),
    });
    const body = { summary: 'Casting', talentIds: [id], ...between('2031-06-10', '10:00', '12:00') };
    const { data: second } = await book({ ...body, acceptClash: true });
    const { data: free } = await book({ ...body, ...between('2031-06-11', '10:00', '12:00'), acceptClash: true });
    const clashesOf = async (event: Json) =>
      (await shop.call('event', 'history', { id: event.id })).data.data.map(({ clash }: Json) => clash ?? null);
    expect(await clashesOf(second)).toEqual([[{ id: first.id, kind: 'event', displayName: 'Shoot A' }]]);
    expect(await clashesOf(free)).toEqual([null]);
    // A change of something else accepts nothing; one of the time does.
    const change = (given: object) => send('PUT', `/client/v1/events/${free.id}`, { ...given, acceptClash: true });
    await change({ summary: 'Renamed' });
    await change(between('2031-06-10', '10:30', '11:30'));
    const [moved, renamed, made] = await clashesOf(free);
    expect([renamed, made]).toEqual([null, null]);
    expect(moved).toHaveLength(2);
    await shop.call('event', 'delete', { id: first.id });
    expect(await clashesOf(second)).toEqual([[{}]]);
  });

  it('begins as another one ends, or is of somebody else', async () => {
    const [one, other] = [await talent(), await talent()];
    await book({ talentIds: [one], ...between('2031-03-11', '09:00', '11:00') });
    const times = [between('2031-03-11', '11:00', '12:00'), between('2031-03-11', '08:00', '09:00')];
    for (const time of times) expect((await book({ talentIds: [one], ...time })).status).toBe(200);
    expect((await book({ talentIds: [other], ...between('2031-03-11', '09:00', '11:00') })).status).toBe(200);
  });

  it('takes up a whole day, and a long one each of its days', async () => {
    const id = await talent();
    await book({ talentIds: [id], ...wholeDay('startsAt', '2031-04-01'), ...wholeDay('endsAt', '2031-07-01') });
    const asks = async (day: string) => (await book({ talentIds: [id], ...between(day, '20:00', '22:00') })).status;
    expect(await asks('2031-03-31')).toBe(200);
    expect(await asks('2031-05-15')).toBe(400);
    expect(await asks('2031-07-01')).toBe(400);
    expect(await asks('2031-07-02')).toBe(200);
  });

  it('that is called off takes up no time, nor does a deleted one', async () => {
    const id = await talent();
    const { data: off } = await book({ talentIds: [id], ...between('2031-03-12', '09:00', '11:00') });
    const { data: gone } = await book({ talentIds: [id], ...between('2031-03-13', '09:00', '11:00') });
    await shop.call('event', 'delete', { id: gone.id });
    expect((await book({ talentIds: [id], ...between('2031-03-13', '09:00', '11:00') })).status).toBe(200);
    expect((await book({ talentIds: [id], ...between('2031-03-12', '10:00', '10:30') })).status).toBe(400);
    const cancelled = await statusIn('CANCELLED');
    expect((await send('PUT', `/client/v1/events/${off.id}`, { statusId: cancelled })).status).toBe(200);
    expect((await book({ talentIds: [id], ...between('2031-03-12', '10:00', '10:30') })).status).toBe(200);
  });

  it('is judged anew where its time or its people change, and not where something else does', async () => {
    const id = await talent();
    await book({ talentIds: [id], ...between('2031-03-14', '09:00', '11:00') });
    const { data: other } = await book({ talentIds: [id], ...between('2031-03-14', '12:00', '13:00') });
    const put = (body: object) => send('PUT', `/client/v1/events/${other.id}`, body);
    expect((await put(between('2031-03-14', '10:00', '13:00'))).status).toBe(400);
    expect((await put({ ...between('2031-03-14', '10:00', '13:00'), acceptClash: true })).status).toBe(200);
    expect((await put({ summary: 'Renamed' })).status).toBe(200);
    const more = [id, await talent()];
    expect((await put({ talentIds: more })).status).toBe(400);
    expect((await put({ talentIds: more, acceptClash: true })).status).toBe(200);
    // Who is taken away is not asked about.
    expect((await put({ talentIds: [id] })).status).toBe(200);
  });

  it('takes up the way there and back too, on either side, but not that from one to the other twice', async () => {
    const id = await talent();
    const travel = { travelBefore: 45, travelAfter: 30 };
    await book({ talentIds: [id], ...between('2031-03-20', '09:00', '11:00'), ...travel });
    const asks = async (from: string, until: string, given: object = {}) => {
      const answer = await book({ talentIds: [id], ...between('2031-03-20', from, until), ...given });
      if (answer.status === 200) await shop.call('event', 'delete', { id: answer.data.id });
      return answer.status === 200 ? null : itemsOf(answer).map(({ isTravel = false }) => isTravel);
    };
    expect(await asks('08:00', '08:30')).toEqual([true]);
    expect(await asks('08:00', '08:15')).toBeNull();
    expect(await asks('11:15', '12:00')).toEqual([true]);
    expect(await asks('10:45', '12:00')).toEqual([false]);
    expect(await asks('11:30', '12:00')).toBeNull();
    expect(await asks('11:30', '12:00', { travelBefore: 30 })).toBeNull();
    expect(await asks('11:30', '12:00', { travelBefore: 31 })).toEqual([true]);
    expect(await asks('11:30', '12:00', { travelBefore: 1440 })).toEqual([true]);
    const { data: later } = await book({ talentIds: [id], ...between('2031-03-20', '12:00', '13:00') });
    const put = (body: object) => send('PUT', `/client/v1/events/${later.id}`, body);
    expect((await put({ travelBefore: 90 })).status).toBe(400);
    expect((await put({ travelBefore: 90, acceptClash: true })).status).toBe(200);
    expect((await put({ travelAfter: 1441 })).status).toBe(400);
  });

  it('has no travel on whole days, and its ways meet those of tasks and of other calendars’ days', async () => {
    const id = await talent();
    await book({ talentIds: [id], ...wholeDay('startsAt', '2031-03-22'), travelBefore: 600, travelAfter: 600 });
    expect((await book({ talentIds: [id], ...between('2031-03-21', '20:00', '23:00') })).status).toBe(200);
    const early = { talentIds: [id], ...between('2031-03-23', '00:30', '02:00'), travelBefore: 60 };
    expect(itemsOf(await book(early))).toMatchObject([{ startDay: '2031-03-22', isTravel: true }]);
  });

  it('twenty at once of one hour leave one that was not asked about', async () => {
    const id = await talent();
    const all = Array.from({ length: 20 }, (_, index) =>
      book({ summary: `Booking ${index}`, talentIds: [id], ...between('2031-03-15', '09:00', '10:00') }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });
});

describe('tasks and holds', () => {
  it('ask about each day of a series: as it begins, as it moves, and as its rule changes', async () => {
    const id = await talent();
    const types = await shop.test.ask({
      method: 'POST',
      path: '/client/v1/task-types/list',
      body: { pageSize: 100 },
      token: shop.house.of('agency').token,
    });
    const typeId = types.data.data.find(({ code }: Json) => code === 'REHEARSAL').id;
    const { data: show } = await book({ talentIds: [id], ...between('2031-11-18', '10:00', '12:00') });
    await book({ talentIds: [id], ...between('2031-11-12', '14:00', '16:00') });
    const hours = (day: string, from: string, to: string) => ({
      ...moment('startDate', day, from),
      ...moment('dueDate', day, to),
    });
    const weekly = (count: number) => ({ repeat: 'WEEKLY', end: { type: 'AFTER', count } });
    const given = { summary: 'Rehearsal', typeId, relatedToIds: [id], ...hours('2031-11-04', '09:00', '11:00') };
    const asked = await send('POST', '/client/v1/tasks', { ...given, recurrenceSetting: weekly(4) });
    expect([asked.status, codeOf(asked)], asked.text).toEqual([400, 1014]);
    expect(itemsOf(asked).map((one) => one['id'])).toEqual([show.id]);
    const body = { ...given, recurrenceSetting: weekly(2) };
    const { status, data: task } = await send('POST', '/client/v1/tasks', body);
    expect(status).toBe(200);
    const change = (what: object) =>
      send('PUT', `/client/v1/tasks/${task.id}`, { ...what, recurrenceStrategy: 'ALL_TASKS' });
    // The second one meets what is on Wednesday, the third one the show.
    expect((await change(hours('2031-11-05', '15:00', '17:00'))).status).toBe(400);
    expect((await change({ recurrenceSetting: weekly(3) })).status).toBe(400);
    expect((await change({ recurrenceSetting: weekly(3), acceptClash: true })).status).toBe(200);
    // What takes up no more time asks nothing.
    expect((await change({ summary: 'Run-through' })).status).toBe(200);
    const { data: found } = await send('POST', '/client/v1/tasks/list', {
      talentIds: [id],
      orderBy: 'startDate',
      pageSize: 10,
    });
    const clashes = await Promise.all(
      found.data.map(async (one: Json) => {
        const { data } = await shop.call('task', 'history', { id: one.id });
        return data.data.filter(({ clash }: Json) => clash).length;
      }),
    );
    expect(clashes.toSorted()).toEqual([0, 0, 1]);
  });

  it('take up time by the type of the task, and not where they belong to the booking', async () => {
    const id = await talent();
    const { data: types } = await shop.test.ask({
      method: 'POST',
      path: '/client/v1/task-types/list',
      token: shop.house.of('agency').token,
      body: { pageSize: 50 },
    });
    const typeOf = (code: string) => types.data.find((one: Json) => one.code === code).id;
    const { data: event } = await book({ talentIds: [id], ...between('2031-03-16', '09:00', '11:00') });
    const task = (body: object) =>
      send('POST', '/client/v1/tasks', {
        summary: 'Task',
        relatedToIds: [id],
        ...moment('startDate', '2031-03-16', '09:30'),
        ...moment('dueDate', '2031-03-16', '10:00'),
        ...body,
      });
    expect((await task({ typeId: typeOf('EMAIL') })).status).toBe(200);
    expect((await task({ typeId: typeOf('REHEARSAL') })).status).toBe(400);
    const linked = await task({ typeId: typeOf('REHEARSAL'), linkToIds: [event.id] });
    expect(linked.status, linked.text).toBe(200);
    const moved = await send('PUT', `/client/v1/events/${event.id}`, between('2031-03-16', '09:15', '11:00'));
    expect(moved.status, moved.text).toBe(200);
  });

  it('ask on a day on which somebody is booked, but for their own event; two holds of a day do not ask', async () => {
    const id = await talent();
    const { data: event } = await book({ talentIds: [id], ...between('2031-03-17', '09:00', '11:00') });
    const hold = (body: object) => send('POST', '/client/v1/holds', { label: 'Option', talentId: id, ...body });
    expect((await hold({ day: '2031-03-17' })).status).toBe(400);
    const own = await hold({ day: '2031-03-17', eventId: event.id });
    expect(own.status, own.text).toBe(200);
    for (const _ of [1, 2]) expect((await hold({ day: '2031-03-18' })).status).toBe(200);
  });
});

describe('a held day', () => {
  const holdDay = (talentId: string, day: string, body: object = {}) =>
    send('POST', '/client/v1/holds', { talentId, day, ...body });
  const evening = (day: string) => between(day, '19:00', '21:00');

  it('asks before somebody is booked on it: about the first option and a confirmed one, by what they are for', async () => {
    const id = await talent();
    const { data: gala } = await book({ summary: 'Gala' });
    const { data: first } = await holdDay(id, '2031-08-01', { eventId: gala.id });
    await holdDay(id, '2031-08-01');
    const body = { talentIds: [id], ...evening('2031-08-01') };
    const asked = await book(body);
    expect([asked.status, codeOf(asked)]).toEqual([400, 1014]);
    expect(itemsOf(asked)).toMatchObject([
      { id: first.id, kind: 'hold', startDay: '2031-08-01', people: [{ id }], hold: { state: 'HELD', about: 'Gala' } },
    ]);
    await send('POST', `/client/v1/holds/${first.id}/confirm`, { others: 'KEEP' });
    expect(itemsOf(await book(body)).map((one: Json) => one['hold'])).toEqual([{ state: 'CONFIRMED', about: 'Gala' }]);
    const accepted = await book({ ...body, acceptClash: true });
    expect(accepted.status, accepted.text).toBe(200);
    const history = await shop.call('event', 'history', { id: accepted.data.id });
    expect(history.data.data[0].clash).toEqual([{ id: first.id, kind: 'hold', displayName: 'Hold' }]);
    expect((await book({ talentIds: [id], ...evening('2031-08-02') })).status).toBe(200);
  });

  it('is no clash with what it is held for, nor once it is released', async () => {
    const id = await talent();
    const { data: deal } = await shop.make('opportunity', { summary: 'Season' }).then((made) => ({ data: made }));
    const { data: show } = await book({ summary: 'Show' });
    const { data: other } = await holdDay(id, '2031-08-03', { eventId: show.id });
    await holdDay(id, '2031-08-04', { opportunityId: deal.id });
    const put = (event: Json, day: string) =>
      send('PUT', `/client/v1/events/${event['id']}`, { talentIds: [id], ...evening(day) });
    expect((await put(show, '2031-08-03')).status).toBe(200);
    expect((await book({ talentIds: [id], ...evening('2031-08-04'), opportunityId: deal.id })).status).toBe(200);
    const { data: free } = await book({ summary: 'Other' });
    expect((await put(free, '2031-08-03')).status).toBe(400);
    await send('PUT', `/client/v1/events/${show.id}`, { talentIds: [] });
    await send('POST', `/client/v1/holds/${other.id}/release`, {});
    expect((await put(free, '2031-08-03')).status).toBe(200);
  });

  it('is a day where the booking takes place, or for whoever writes it; a moment on it is asked about too', async () => {
    const id = await talent();
    for (const day of ['2031-08-05', '2031-08-07']) await holdDay(id, day);
    const inLondon = (day: string) => ({
      startsAt: instantAt(day, '19:00', 'Europe/London'),
      startsAtTimeZone: 'Europe/London',
      endsAt: instantAt(day, '21:00', 'Europe/London'),
      endsAtTimeZone: 'Europe/London',
    });
    const asks = async (times: object) => (await book({ talentIds: [id], ...times })).status === 400;
    // Evening in London is the next morning in Sydney.
    expect(await asks(inLondon('2031-08-05'))).toBe(true);
    expect(await asks(inLondon('2031-08-06'))).toBe(true);
    expect(await asks(inLondon('2031-08-07'))).toBe(true);
    expect(await asks(inLondon('2031-08-08'))).toBe(false);
    expect(await asks(moment('startsAt', '2031-08-05', '09:00'))).toBe(true);
    expect(
      await asks({ ...moment('startsAt', '2031-08-05', '23:30'), ...moment('endsAt', '2031-08-06', '00:00') }),
    ).toBe(true);
    expect(
      await asks({ ...moment('startsAt', '2031-08-06', '22:00'), ...moment('endsAt', '2031-08-07', '00:00') }),
    ).toBe(false);
    // And the other way round: the day of a booking where it takes place.
    const abroad = await talent();
    await book({ talentIds: [abroad], ...inLondon('2031-08-09') });
    const statuses = await Promise.all(['08', '09', '10', '11'].map((day) => holdDay(abroad, `2031-08-${day}`)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 400, 400, 200]);
  });

  it('asks by every way: a set, many at once, a restore, a status, and each names what is there', async () => {
    const id = await talent();
    const { data: held } = await holdDay(id, '2031-08-12');
    const { data: show } = await book({ summary: 'Show', ...evening('2031-08-12') });
    const doors: readonly (readonly [string, () => Promise<Answer>])[] = [
      ['add', () => send('POST', `/client/v1/events/${show.id}/talents`, { ids: [id] })],
      ['update', () => send('PUT', `/client/v1/events/${show.id}`, { talentIds: [id] })],
    ];
    for (const [door, open] of doors) {
      const answer = await open();
      expect([door, answer.status, itemsOf(answer)]).toMatchObject([door, 400, [{ id: held.id }]]);
    }
    const many = async (body: object) => {
      const { data } = await send('POST', '/client/v1/events/bulk', { ids: [{ id: show.id }], ...body });
      return data[0].error?.key ?? null;
    };
    expect(await many({ add: { talentIds: [id] } })).toBe('clash');
    expect(await many({ change: { talentIds: [id] } })).toBe('clash');
    expect(await many({ change: { talentIds: [id] }, acceptClash: true })).toBeNull();
    expect(await many({ change: { summary: 'Renamed' } })).toBeNull();

    await send('DELETE', `/client/v1/events/${show.id}`, {});
    const restore = (body: object) => send('POST', `/client/v1/events/${show.id}/restore`, body);
    expect(itemsOf(await restore({}))).toMatchObject([{ id: held.id }]);
    expect((await restore({ acceptClash: true })).status).toBe(200);

    const give = async (category: string, body: object = {}) =>
      send('PUT', `/client/v1/events/${show.id}`, { statusId: await statusIn(category), ...body });
    expect((await give('CANCELLED')).status).toBe(200);
    expect(itemsOf(await give('UPCOMING'))).toMatchObject([{ id: held.id }]);
    expect((await give('UPCOMING', { acceptClash: true })).status).toBe(200);
  });

  it('is confirmed only by a press that knows what its talent has by then', async () => {
    const id = await talent();
    const { data: held } = await holdDay(id, '2031-08-14');
    const { data: show } = await book({ talentIds: [id], ...evening('2031-08-14'), acceptClash: true });
    const confirm = (body: object) => send('POST', `/client/v1/holds/${held.id}/confirm`, { others: 'KEEP', ...body });
    expect(itemsOf(await confirm({}))).toMatchObject([{ id: show.id, kind: 'event' }]);
    const accepted = await confirm({ acceptClash: true });
    expect(accepted.status, accepted.text).toBe(200);
  });

  it('of a range is asked about as one: all that stands on any of its days', async () => {
    const [one, other] = [await talent(), await talent()];
    const { data: first } = await book({ talentIds: [one], ...evening('2031-08-17') });
    const { data: second } = await book({ talentIds: [other], ...evening('2031-08-18') });
    const hold = (body: object = {}) =>
      send('POST', '/client/v1/holds/days', {
        talentIds: [one, other],
        fromDay: '2031-08-16',
        toDay: '2031-08-18',
        ...body,
      });
    const asked = await hold();
    expect(
      itemsOf(asked)
        .map((item) => item['id'])
        .toSorted(),
    ).toEqual([first.id, second.id].toSorted());
    const { data: none } = await shop.call('hold', 'list', { given: { talentIds: [one, other] } });
    expect(none.data).toEqual([]);
    const { data: made } = await hold({ acceptClash: true });
    expect(made.holds).toHaveLength(6);
    const on = made.holds.find((item: Json) => item['talentId'] === one && item['day'] === '2031-08-17');
    const history = await shop.call('hold', 'history', { id: on.id });
    expect(history.data.data[0].clash).toMatchObject([{ id: first.id, kind: 'event' }]);
    expect((await hold({ eventId: first.id, talentIds: [one] })).status).toBe(200);
  });
});

it('tells of what the writer may not see by its times alone, in the bytes too', async () => {
  const id = await talent();
  const { data: secret } = await book({
    summary: 'Secret show',
    talentIds: [id],
    ...between('2031-03-20', '09:00', '10:00'),
  });
  const option = await shop.make('hold', { label: 'Secret option', talentId: id, day: '2031-03-20' });
  const agency = shop.house.of('agency').actor;
  if (!agency) throw new Error('nobody');
  const { data: types } = await shop.test.ask({
    method: 'POST',
    path: '/client/v1/task-types/list',
    token: shop.house.of('agency').token,
    body: { pageSize: 50 },
  });
  const writer: Actor = { ...agency, role: 'staff', levels: { TALENT: ['EDIT_ALL'], TASK: ['EDIT_ALL'] } };
  const making = createRecord(
    shop.test.app.engine,
    writer,
    'task',
    {
      summary: 'Fitting',
      relatedToIds: [id],
      typeId: types.data.find((one: Json) => one.code === 'REHEARSAL').id,
      ...moment('startDate', '2031-03-20', '09:30'),
      ...moment('dueDate', '2031-03-20', '11:00'),
    },
    { acceptsClash: false },
  );
  const refused = await making.then(
    () => null,
    (error: unknown) => error as RefusalError,
  );
  expect(refused?.key).toBe('clash');
  expect(refused?.options.data).toMatchObject({
    items: [{ start: at('2031-03-20', '09:00'), end: at('2031-03-20', '10:00'), people: [{ id }] }, {}],
  });
  const bytes = JSON.stringify(refused?.options.data);
  expect(bytes).not.toContain('Secret');
  expect(bytes).not.toContain(secret.id);
  expect(bytes).not.toContain(option.id);
  expect(refused?.options.data).toMatchObject({ items: [{}, { startDay: '2031-03-20', people: [{ id }] }] });
  expect(bytes).not.toMatch(/hold|HELD/i);
});

describe('a file', () => {
  it('is told which rows book somebody who has something else, and makes them once that is accepted', async () => {
    const id = await talent();
    const name = `Talent ${people}`;
    await book({ talentIds: [id], ...between('2032-03-10', '09:00', '11:00') });
    await shop.make('taskType', { displayName: 'Filming', isBusy: true });
    const me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
    const columns = ['summary', 'startDate', 'dueDate', 'type', 'relatedTos'];
    const file = csv(
      columns,
      ['Filed beside', '2032-03-10 10:00', '2032-03-10 12:00', 'Filming', name],
      ['Filed alone', '2032-03-12 10:00', '2032-03-12 12:00', 'Filming', name],
    );
    const tasks = async () => {
      const { data } = await shop.call('task', 'list', { given: { keyword: 'Filed', pageSize: 10 } });
      return data.data as readonly Json[];
    };
    const checked = await me.checked('task', file, { columns });
    expect(checked).toMatchObject({ toCreate: 1, faults: 1 });
    const { data } = await me.ask('POST', `/${checked['id']}/rows`, { of: 'import', pageSize: 10 });
    expect(data.data).toMatchObject([
      { row: 2, faults: [{ field: null, key: 'clashWith', params: { names: `${name} (Shoot)` } }] },
    ]);
    expect(await tasks()).toEqual([]);

    expect(await me.whole('task', file, { columns, acceptClash: true })).toMatchObject({ created: 2, faults: 0 });
    const beside = (await tasks()).find(({ summary }) => summary === 'Filed beside');
    const history = await shop.call('task', 'history', { id: beside?.['id'] });
    expect(history.data.data[0].clash).toMatchObject([{ displayName: 'Shoot' }]);
  });
});
