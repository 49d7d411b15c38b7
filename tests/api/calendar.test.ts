import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantAt, startOfDay } from '../../schema/rules/dates.ts';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { readWorkbook } from '../support/workbook.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The calendar (AB 7): what stands on which day, for whom, in every zone. */
let shop: Workshop;

const sydney = 'Australia/Sydney';
const losAngeles = 'America/Los_Angeles';
const kiritimati = 'Pacific/Kiritimati';

const ask = (body: object, as: PrincipalName = 'agency'): Promise<Answer> =>
  shop.test.ask({
    method: 'POST',
    path: '/client/v1/calendar/list',
    token: shop.house.of(as).token,
    body: { view: 'AGENCY', timezoneId: sydney, ...body },
  });
const items = async (body: object, as?: PrincipalName): Promise<readonly Json[]> => {
  const { status, text, data } = await ask(body, as);
  expect(status, text).toBe(200);
  return data.data;
};
const names = async (body: object, as?: PrincipalName) =>
  (await items(body, as)).map(({ displayName, edge }) => (edge ? `${displayName} ${edge}` : displayName));
const staffOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
const moment = (name: string, day: string, time: string, zone = sydney) => ({
  [name]: instantAt(day, time, zone),
  [`${name}TimeZone`]: zone,
});
const wholeDay = (name: string, day: string, zone = sydney) => ({
  [name]: startOfDay(day, zone),
  [`${name}TimeZone`]: zone,
  [`${name}IsAllDay`]: true,
});

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'none', 'otherAgency']);
});
afterAll(() => shop.close());

describe('a window', () => {
  it('holds a moment by the zone of the reader, to the minute', async () => {
    await shop.make('event', {
      summary: 'Late show',
      ...moment('startsAt', '2031-03-10', '23:00'),
      ...moment('endsAt', '2031-03-11', '00:00'),
    });
    expect(await names({ from: '2031-03-10', to: '2031-03-10' })).toEqual(['Late show']);
    // It is over at midnight: the next day does not have it.
    expect(await names({ from: '2031-03-11', to: '2031-03-11' })).toEqual([]);
    expect(await names({ from: '2031-03-10', to: '2031-03-10', timezoneId: losAngeles })).toEqual(['Late show']);
    expect(await names({ from: '2031-03-11', to: '2031-03-11', timezoneId: kiritimati })).toEqual(['Late show']);
    expect(await names({ from: '2031-03-09', to: '2031-03-09', timezoneId: losAngeles })).toEqual([]);
  });

  it('holds a whole day on its date for every reader', async () => {
    await shop.make('event', { summary: 'Shoot', ...wholeDay('startsAt', '2031-04-05', kiritimati) });
    for (const timezoneId of [sydney, losAngeles, kiritimati, 'Pacific/Pago_Pago']) {
      expect(await names({ from: '2031-04-05', to: '2031-04-05', timezoneId }), timezoneId).toEqual(['Shoot']);
      expect(await names({ from: '2031-04-04', to: '2031-04-04', timezoneId }), timezoneId).toEqual([]);
      expect(await names({ from: '2031-04-06', to: '2031-04-06', timezoneId }), timezoneId).toEqual([]);
    }
    const [shoot] = await items({ from: '2031-04-05', to: '2031-04-05' });
    expect(shoot).toMatchObject({ isAllDay: true, start: null, startDay: '2031-04-05', endDay: '2031-04-05' });
  });

  it('holds what began long before and ends long after', async () => {
    await shop.make('event', {
      summary: 'Tour',
      ...wholeDay('startsAt', '2031-05-01'),
      ...wholeDay('endsAt', '2031-09-30'),
    });
    for (const day of ['2031-05-01', '2031-07-15', '2031-09-30'])
      expect(await names({ from: day, to: day })).toEqual(['Tour']);
    for (const day of ['2031-04-30', '2031-10-01']) expect(await names({ from: day, to: day })).toEqual([]);
  });

  it('holds a task by its due date, or from its start to that', async () => {
    await shop.make('task', { summary: 'Invoice', ...wholeDay('dueDate', '2031-10-20') });
    await shop.make('task', {
      summary: 'Edit reel',
      ...moment('startDate', '2031-10-19', '09:00'),
      ...wholeDay('dueDate', '2031-10-21'),
    });
    await shop.make('task', { summary: 'Some day' });
    expect(await names({ from: '2031-10-20', to: '2031-10-20' })).toEqual(['Edit reel', 'Invoice']);
    const [reel] = await items({ from: '2031-10-20', to: '2031-10-20', kinds: ['task'] });
    expect(reel).toMatchObject({
      isAllDay: false,
      start: instantAt('2031-10-19', '09:00', sydney),
      end: startOfDay('2031-10-22', sydney),
      record: { status: { displayName: expect.any(String) } },
      canMove: true,
    });
  });

  it('holds the first and the last day of a contract, and holds that are held', async () => {
    const talent = await shop.make('talent', { displayName: 'Ida Berg' });
    await shop.make('contract', {
      summary: 'Deal',
      startsOn: '2031-11-01',
      endsOn: '2031-11-30',
      talentIds: [talent.id],
    });
    const held = await shop.make('hold', { label: 'Option', talentId: talent.id, day: '2031-11-15' });
    expect(await names({ from: '2031-11-01', to: '2031-11-30' })).toEqual(['Deal START', 'Option', 'Deal END']);
    expect(await names({ from: '2031-11-10', to: '2031-11-20' })).toEqual(['Option']);
    const [deal] = await items({ from: '2031-11-01', to: '2031-11-01' });
    expect(deal?.people).toMatchObject([{ id: talent.id, displayName: 'Ida Berg' }]);
    await shop.call('hold', 'update', { id: held.id, given: { state: 'RELEASED' } });
    expect(await names({ from: '2031-11-10', to: '2031-11-20' })).toEqual([]);
  });

  it('tells the travel of what has moments, and the zones of its people to those who may read them', async () => {
    const far = await shop.make('talent', { displayName: 'Vera Holt', timezoneId: losAngeles });
    const near = await shop.make('talent', { displayName: 'Noa Reed', timezoneId: sydney });
    const times = { ...moment('startsAt', '2032-02-10', '09:00'), ...moment('endsAt', '2032-02-10', '11:00') };
    const travel = { travelBefore: 45, travelAfter: 0 };
    const talentIds = [far.id, near.id];
    await shop.make('event', { summary: 'Fitting', talentIds, ...times, ...travel });
    await shop.make('event', { summary: 'Week off', talentIds, ...wholeDay('startsAt', '2032-02-10'), ...travel });
    const window = { from: '2032-02-10', to: '2032-02-10' };
    const named = async (name: string, body: object = window) =>
      (await items(body)).find(({ displayName }) => displayName === name);
    const [off, fitting] = [await named('Week off'), await named('Fitting')];
    expect(fitting).toMatchObject({ displayName: 'Fitting', travelBefore: 45, zones: [losAngeles] });
    expect(fitting).not.toHaveProperty('travelAfter');
    for (const key of ['travelBefore', 'zones']) expect(off).not.toHaveProperty(key);
    const there = await named('Fitting', { ...window, from: '2032-02-09', timezoneId: losAngeles });
    expect(there?.zones).toEqual([sydney]);
    await shop.call('talent', 'update', { id: far.id, given: { timezoneId: null } });
    expect(await named('Fitting')).not.toHaveProperty('zones');
  });

  it('marks what takes the time of the same people twice, as the clash guard judges it', async () => {
    const ida = await shop.make('talent', { displayName: 'Ida Voss' });
    const kim = await shop.make('talent', { displayName: 'Kim Lowe' });
    const book = (summary: string, talent: Json, from: string, until: string, given: object = {}) =>
      shop.make('event', {
        summary,
        talentIds: [talent.id],
        ...moment('startsAt', '2032-04-14', from),
        ...moment('endsAt', '2032-04-14', until),
        ...given,
        acceptClash: true,
      });
    const show = await book('Show', ida, '09:00', '11:00');
    await book('Call', ida, '10:30', '12:00');
    await book('Far', ida, '13:00', '14:00', { travelBefore: 90 });
    await book('Near', ida, '14:00', '15:00', { travelBefore: 30 });
    await book('Other', kim, '09:00', '11:00');
    const prep = await shop.make('taskType', { displayName: 'Preparation', isBusy: true });
    await shop.make('task', {
      summary: 'Get ready',
      relatedToIds: [ida.id],
      typeId: prep.id,
      linkToIds: [show.id],
      ...moment('startDate', '2032-04-14', '09:00'),
      ...moment('dueDate', '2032-04-14', '10:00'),
    });
    const window = { from: '2032-04-14', to: '2032-04-14' };
    const marked = async (body: object = window) =>
      (await items(body)).filter(({ isClash }) => isClash).map(({ displayName }) => displayName);
    expect(await marked()).toEqual(['Show', 'Call', 'Far', 'Near']);
    expect(await marked({ ...window, personIds: [kim.id] })).toEqual([]);
    const ready = (await items(window)).find(({ displayName }) => displayName === 'Get ready');
    expect(ready?.record).not.toHaveProperty('linkTos');
  });

  it('holds birthdays of each year from the first on, those of 29 February on the 28th of other years', async () => {
    await shop.make('talent', { displayName: 'Leap', dob: '2004-02-29' });
    expect(await names({ from: '2031-02-20', to: '2031-03-05', kinds: ['talent'] })).toEqual(['Leap']);
    expect(await items({ from: '2031-02-20', to: '2031-03-05', kinds: ['talent'] })).toMatchObject([
      { startDay: '2031-02-28', isAllDay: true, canMove: false },
    ]);
    expect(await items({ from: '2032-02-20', to: '2032-03-05', kinds: ['talent'] })).toMatchObject([
      { startDay: '2032-02-29' },
    ]);
    expect(await names({ from: '2003-02-20', to: '2003-03-05', kinds: ['talent'] })).toEqual([]);
    expect(await items({ from: '2031-12-20', to: '2032-03-05', kinds: ['talent'] })).toHaveLength(1);
  });
});

describe('readers', () => {
  it('see an item by the right on its record, and their own in the personal calendar', async () => {
    const mine = staffOf('viewAssigned');
    await shop.make('task', { summary: 'Mine', assigneeId: mine, ...wholeDay('dueDate', '2032-01-10') });
    await shop.make('task', { summary: 'Theirs', ...wholeDay('dueDate', '2032-01-10') });
    const day = { from: '2032-01-10', to: '2032-01-10' };
    expect(await names(day)).toEqual(['Mine', 'Theirs']);
    expect(await names(day, 'viewAll')).toEqual(['Mine', 'Theirs']);
    expect(await names(day, 'otherAgency')).toEqual([]);
    expect(await names({ ...day, view: 'PERSONAL' }, 'viewAssigned')).toEqual(['Mine']);
    expect(await names({ ...day, view: 'PERSONAL' }, 'viewAll')).toEqual([]);
    expect(await names({ ...day, personIds: [mine] }, 'viewAll')).toEqual(['Mine']);
    expect((await items(day, 'viewAll')).map(({ canMove }) => canMove)).toEqual([false, false]);
    expect((await ask(day, 'none')).status).toBe(403);
  });

  it('find what prospects do in their calendar', async () => {
    const scout = await shop.make('scout', { displayName: 'Pia' });
    await shop.make('event', { summary: 'Test shoot', talentIds: [scout.id], ...wholeDay('startsAt', '2032-02-01') });
    await shop.make('event', { summary: 'Other', ...wholeDay('startsAt', '2032-02-01') });
    const day = { from: '2032-02-01', to: '2032-02-01' };
    expect(await names({ ...day, view: 'SCOUT' })).toEqual(['Test shoot']);
    expect(await names({ ...day, personIds: [scout.id] })).toEqual(['Test shoot']);
  });

  it('find what of theirs has no date yet, while it is open', async () => {
    const undated = async (body: object, as: PrincipalName) =>
      (
        (await ask({ from: '2033-01-01', to: '2033-01-02', ...body }, as)).data.undated as readonly Json[] | undefined
      )?.map(({ displayName }) => displayName);
    const assigneeId = staffOf('viewAssigned');
    const talent = await shop.make('talent', { displayName: 'Ola Finn' });
    await shop.make('task', { summary: 'Undated', assigneeId, relatedToIds: [talent.id] });
    await shop.make('task', { summary: 'Dated', assigneeId, ...wholeDay('dueDate', '2037-05-01') });
    const done = await shop.make('task', { summary: 'Done', assigneeId });
    await shop.test.ask({
      method: 'PUT',
      path: `/client/v1/tasks/complete/${done.id}`,
      token: shop.house.of('agency').token,
      body: {},
    });
    const mine = { view: 'PERSONAL', withUndated: true };
    expect(await undated(mine, 'viewAssigned')).toEqual(['Undated']);
    expect(await undated({ ...mine, kinds: ['event'] }, 'viewAssigned')).toEqual([]);
    expect(await undated({ view: 'PERSONAL' }, 'viewAssigned')).toBeUndefined();
    expect(await undated({ withUndated: true }, 'agency')).toBeUndefined();
    expect(await undated({ withUndated: true, personIds: [talent.id] }, 'agency')).toEqual(['Undated']);
    expect(await undated({ withUndated: true, personIds: [talent.id] }, 'otherAgency')).toEqual([]);
  });

  it('see no deleted record, and read which kinds there are', async () => {
    const { id } = await shop.make('event', { summary: 'Off', ...wholeDay('startsAt', '2032-03-01') });
    const day = { from: '2032-03-01', to: '2032-03-01' };
    expect(await names(day)).toEqual(['Off']);
    await shop.call('event', 'delete', { id });
    expect(await names(day)).toEqual([]);
    const types = async (as: PrincipalName) =>
      (
        await shop.test.ask({
          method: 'GET',
          path: '/client/v1/calendar/types',
          query: { checkPermission: 'true' },
          token: shop.house.of(as).token,
        })
      ).data.data.map(({ kind }: Json) => kind);
    expect(await types('agency')).toEqual(expect.arrayContaining(['task', 'event', 'hold', 'contract', 'talent']));
    expect(await types('none')).toEqual([]);
  });
});

it.each([
  [{ from: '2031-02-30', to: '2031-03-01' }, 'from'],
  [{ from: '2031-03-02', to: '2031-03-01' }, 'to'],
  [{ from: '2031-01-01', to: '2033-01-01' }, 'to'],
  [{ from: '2031-01-01', to: '2031-01-02', timezoneId: 'Mars/Olympus' }, 'timezoneId'],
  [{ from: '2031-01-01', to: '2031-01-02', view: 'EVERYTHING' }, 'view'],
  [{ from: '2031-01-01', to: '2031-01-02', personIds: ['x'] }, 'personIds.0'],
])('refuses %j', async (body, field) => {
  const { status, errors } = (await ask(body)) as Answer & { errors?: Json };
  expect(status).toBe(400);
  expect(JSON.stringify(errors ?? (await ask(body)).text)).toContain(field);
});

describe('exports', () => {
  const days = { from: '2033-05-01', to: '2033-05-31' };
  const exported = (body: object, path = 'export', as: PrincipalName = 'agency') =>
    shop.test.app.inject({
      method: 'POST',
      url: `/client/v1/calendar/${path}`,
      headers: { authorization: `Bearer ${shop.house.of(as).token}` },
      payload: { timezoneId: sydney, ...days, ...body },
    });

  beforeAll(async () => {
    const talent = await shop.make('talent', { displayName: 'Éva Ő' });
    await shop.make('event', {
      summary: 'Night; shoot, "one"',
      talentIds: [talent.id],
      ...moment('startsAt', '2033-05-03', '22:00'),
      ...moment('endsAt', '2033-05-04', '02:00'),
    });
    await shop.make('event', {
      summary: 'Fair',
      ...wholeDay('startsAt', '2033-05-06'),
      ...wholeDay('endsAt', '2033-05-08'),
    });
    await shop.make('contract', {
      summary: 'Deal',
      startsOn: '2033-05-02',
      endsOn: '2033-05-30',
      talentIds: [talent.id],
    });
    await shop.make('task', {
      summary: 'Mine',
      assigneeId: staffOf('viewAssigned'),
      ...wholeDay('dueDate', '2033-05-09'),
    });
  });

  it('are tables with the rows of the list, in its order', async () => {
    const listed = await items({ ...days, view: 'AGENCY' });
    expect(listed).toHaveLength(5);
    const csv = await exported({ view: 'AGENCY', format: 'csv' });
    expect(csv.headers['content-disposition']).toContain('calendar.csv');
    const [heads, ...rows] = parse(csv.body, { bom: true }) as string[][];
    expect(heads).toEqual(['kind', 'name', 'start', 'end', 'isAllDay', 'people', 'type', 'status']);
    expect(rows.map(([kind]) => kind)).toEqual(listed.map(({ kind }) => kind));
    expect(rows.map(([, name]) => name)).toEqual(['Deal (start)', 'Night; shoot, "one"', 'Fair', 'Mine', 'Deal (end)']);
    expect(rows[1]?.slice(2, 6)).toEqual(['03 May 2033 22:00', '04 May 2033 02:00', 'false', 'Éva Ő']);
    const xlsx = await exported({ view: 'AGENCY', format: 'xlsx', sheet: 'May' });
    const [sheet] = await readWorkbook(xlsx.rawPayload);
    expect(sheet?.rows.slice(1).map((row) => row['B']?.value)).toEqual(rows.map(([, name]) => name));
  });

  it('are files of other calendars: UTC, whole days as dates, each under the same id', async () => {
    const file = await exported({ view: 'AGENCY', format: 'ics', words: { START: 'begins' } });
    expect(file.headers['content-type']).toContain('text/calendar');
    for (const line of file.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const read = new ICAL.Component(ICAL.parse(file.body))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    expect(read.map(({ summary }) => summary)).toEqual([
      'Deal (begins)',
      'Night; shoot, "one"',
      'Fair',
      'Mine',
      'Deal (end)',
    ]);
    expect(read[1]?.startDate.toJSDate().getTime()).toBe(instantAt('2033-05-03', '22:00', sydney));
    expect([read[2]?.startDate.isDate, String(read[2]?.startDate), String(read[2]?.endDate)]).toEqual([
      true,
      '2033-05-06',
      '2033-05-09',
    ]);
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(5);
  });

  it('of what is assigned to somebody need no right on the calendar', async () => {
    const file = await exported({ format: 'csv' }, 'personal/export', 'viewAssigned');
    expect((parse(file.body, { bom: true }) as string[][]).slice(1).map(([, name]) => name)).toEqual(['Mine']);
    expect((await exported({ view: 'AGENCY', format: 'csv' }, 'export', 'none')).statusCode).toBe(403);
    expect((await exported({ view: 'AGENCY', format: 'pdf' })).statusCode).toBe(400);
  });
});

describe('one item', () => {
  const one = (path: string, query: Record<string, string> = {}, as: PrincipalName = 'agency') =>
    shop.test.ask({ method: 'GET', path: `/client/v1/calendar/${path}`, query, token: shop.house.of(as).token });

  it('is a task or an event by its right, where it has a date', async () => {
    const shoot = await shop.make('event', { summary: 'Shoot', ...wholeDay('startsAt', '2033-06-05') });
    const { data } = await one(`events/${shoot.id}`, { timezoneId: sydney });
    expect(data.data).toMatchObject({ kind: 'event', displayName: 'Shoot', startDay: '2033-06-05', canMove: true });
    const task = await shop.make('task', { summary: 'Some day' });
    expect((await one(`tasks/${task.id}`)).status).toBe(404);
    expect((await one(`tasks/${shoot.id}`)).status).toBe(404);
    expect((await one(`events/${shoot.id}`, {}, 'otherAgency')).status).toBe(404);
    expect((await one(`events/${shoot.id}`, { timezoneId: 'Mars/Olympus' })).status).toBe(400);
  });
});

it('who works in no agency, and asks first, takes no field from members', async () => {
  const fresh = await openWorkshop(['agency', 'superAdmin']);
  try {
    const path = '/client/v1/calendar/events/01930000-0000-7000-8000-00000000dead';
    const outside = await fresh.test.ask({ method: 'GET', path, token: fresh.house.of('superAdmin').token });
    expect(outside.status).toBe(403);
    expect(await fresh.make('event', { summary: 'Shoot' })).toMatchObject({ summary: 'Shoot' });
  } finally {
    await fresh.close();
  }
});
