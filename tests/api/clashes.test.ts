import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantAt, startOfDay } from '../../schema/rules/dates.ts';
import type { Actor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import type { RefusalError } from '../../server/errors.ts';
import type { Answer, Json } from '../support/app.ts';
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

const send = (method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> =>
  shop.test.ask({ method, path, token: shop.house.of('agency').token, body });
const book = (body: object) => send('POST', '/client/v1/events', { summary: 'Shoot', ...body });
const itemsOf = ({ text }: Answer): readonly Json[] => JSON.parse(text).responseData.items;
const codeOf = ({ text }: Answer): number => JSON.parse(text).error.code;
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
    const { data: categories } = await shop.test.ask({
      method: 'GET',
      path: '/client/v1/status-category',
      query: { type: 'EVENT', isIncludeStatus: 'true' },
      token: shop.house.of('agency').token,
    });
    const [cancelled] = [categories.data ?? categories].flat().find((one: Json) => one.code === 'CANCELLED').statuses;
    expect((await send('PUT', `/client/v1/events/${off.id}`, { statusId: cancelled.id })).status).toBe(200);
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
    expect((await put({ talentIds: [id, await talent()] })).status).toBe(400);
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

it('tells of what the writer may not see by its times alone, in the bytes too', async () => {
  const id = await talent();
  const { data: secret } = await book({
    summary: 'Secret show',
    talentIds: [id],
    ...between('2031-03-20', '09:00', '10:00'),
  });
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
    items: [{ start: at('2031-03-20', '09:00'), end: at('2031-03-20', '10:00'), people: [{ id }] }],
  });
  const bytes = JSON.stringify(refused?.options.data);
  expect(bytes).not.toContain('Secret');
  expect(bytes).not.toContain(secret.id);
});
