import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { levelSets } from '../../schema/access/levels.ts';
import { instantAt } from '../../schema/rules/dates.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWeb } from '../support/web.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Calendars that other programs keep of people: their times stand in the calendar and count as busy. */
let shop: Workshop;
let respond: (response: ServerResponse, url: string) => void;
const web = await openWeb((response, url) => respond(response, url));

const zone = 'Australia/Sydney';
const base = '/client/v1/calendar/sources';
const hour = 3_600_000;
const event = (uid: string, ...lines: readonly string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const dentist = event('1', 'SUMMARY:Dentist', 'DTSTART;TZID=Australia/Sydney:20270310T090000', 'DURATION:PT2H');
const away = event('2', 'SUMMARY:Away', 'DTSTART;VALUE=DATE:20270315', 'DTEND;VALUE=DATE:20270318');

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const add = (body: object, as?: PrincipalName) => send('POST', base, { name: 'Private', ...body }, as);
const added = async (body: object): Promise<Json> => {
  const { status, data, text } = await add(body);
  expect(status, text).toBe(200);
  return data;
};
const faultOf = ({ status, text }: { status: number; text: string }) => {
  const { error, errorDetails } = JSON.parse(text);
  return [status, errorDetails?.[0]?.field ?? null, errorDetails?.[0]?.key ?? error.key];
};
const list = async (from: string, to: string, further: object = {}, as?: PrincipalName): Promise<readonly Json[]> => {
  const body = { view: 'AGENCY', from, to, timezoneId: zone, kinds: ['busyBlock'], ...further };
  const { status, data, text } = await send('POST', '/client/v1/calendar/list', body, as);
  expect(status, text).toBe(200);
  return data.data;
};
const book = (talentId: string, day: string, from: string, to: string, further: object = {}, as?: PrincipalName) =>
  send(
    'POST',
    '/client/v1/events',
    {
      summary: 'Shoot',
      talentIds: [talentId],
      startsAt: instantAt(day, from, zone),
      startsAtTimeZone: zone,
      endsAt: instantAt(day, to, zone),
      endsAtTimeZone: zone,
      ...further,
    },
    as,
  );
let people = 0;
const talent = async (further: object = {}) =>
  (await shop.make('talent', { displayName: `Talent ${(people += 1)}`, ...further })).id;
const sweep = () => shop.test.app.jobs.sweeps().get('read-calendars')?.run(new AbortController().signal);
const serve = (text: string, headers: Record<string, string> = {}, status = 200) => {
  respond = (response) => response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(text);
};
const address = web.at('www.example.com', '/private/secret-token.ics');

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'none', 'otherAgency'], { links: web.linksOf() });
});
afterAll(async () => {
  await shop.close();
  web.close();
});
beforeEach(async () => {
  serve(calendar(dentist, away));
  web.forget();
  await shop.test.pools.owner.query('delete from calendar_source');
  await shop.test.pools.owner.query('delete from rate_limit');
});

describe('a calendar from elsewhere', () => {
  it('stands in the calendar, on its moments and its days', async () => {
    const id = await talent();
    const source = await added({ personId: id, address, showsNames: true });
    expect(source).toMatchObject({
      name: 'Private',
      host: 'www.example.com',
      person: { id },
      events: 2,
      blocks: 2,
      failure: null,
      faultCount: 0,
      readAt: shop.test.now(),
      nextAt: shop.test.now() + hour,
    });
    expect(JSON.stringify(source)).not.toContain('secret-token');
    const items = await list('2027-03-01', '2027-03-31', { personIds: [id] });
    expect(items).toMatchObject([
      {
        kind: 'busyBlock',
        displayName: 'Dentist',
        start: instantAt('2027-03-10', '09:00', zone),
        end: instantAt('2027-03-10', '11:00', zone),
        isAllDay: false,
        people: [{ id }],
        canMove: false,
        record: { source: 'Private' },
      },
      { displayName: 'Away', isAllDay: true, startDay: '2027-03-15', endDay: '2027-03-17' },
    ]);
    for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']) {
      const days = async (day: string) => (await list(day, day, { personIds: [id], timezoneId })).length;
      expect([
        await days('2027-03-14'),
        await days('2027-03-15'),
        await days('2027-03-17'),
        await days('2027-03-18'),
      ]).toEqual([0, 1, 1, 0]);
    }
    expect(await list('2027-03-01', '2027-03-31', { personIds: [id], typeIds: [id] })).toEqual([]);
    const { rows } = await shop.test.pools.owner.query('select * from calendar_source');
    expect(JSON.stringify(rows)).not.toContain('secret-token');
  });

  it('tells its names to those alone who may edit the person, and its times to those who may read them', async () => {
    const mine = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const id = await talent();
    await added({ personId: id, content: calendar(dentist), showsNames: true });
    const seen = (as: PrincipalName) => list('2027-03-01', '2027-03-31', { personIds: [id] }, as);
    expect((await seen('agency')).map(({ displayName }) => displayName)).toEqual(['Dentist']);
    const busy = await seen('viewAll');
    expect(busy).toMatchObject([{ displayName: '', record: {}, people: [{ id }] }]);
    expect(JSON.stringify(busy)).not.toMatch(/Dentist|Private/);
    expect(await seen('viewAssigned')).toEqual([]);
    expect(await seen('otherAgency')).toEqual([]);
    expect(mine).not.toBe('');
    // Without the names nobody has them.
    const other = await talent();
    await added({ personId: other, content: calendar(dentist) });
    expect((await list('2027-03-01', '2027-03-31', { personIds: [other] }))[0]?.displayName).toBe('');
    const { rows } = await shop.test.pools.owner.query('select title from calendar_block where person_id = $1', [
      other,
    ]);
    expect(rows).toEqual([{ title: null }]);
  });

  it('counts as busy in the clash guard, by its times alone for who may not see more', async () => {
    const id = await talent();
    await added({ personId: id, content: calendar(dentist, away), showsNames: true });
    expect((await book(id, '2027-03-10', '11:00', '12:00')).status).toBe(200);
    const asked = await book(id, '2027-03-10', '10:00', '12:00');
    expect([asked.status, JSON.parse(asked.text).error.code]).toEqual([400, 1014]);
    expect(JSON.parse(asked.text).responseData.items).toContainEqual(
      expect.objectContaining({
        kind: 'busyBlock',
        displayName: 'Dentist',
        people: [{ id, displayName: expect.any(String) }],
      }),
    );
    expect((await book(id, '2027-03-16', '10:00', '12:00')).status).toBe(400);
    expect((await book(id, '2027-03-18', '10:00', '12:00')).status).toBe(200);
    expect((await book(id, '2027-03-16', '10:00', '12:00', { acceptClash: true })).status).toBe(200);
  });

  it('is told by its times alone to who books, and may not edit the person', async () => {
    const id = await talent();
    await added({ personId: id, content: calendar(dentist), showsNames: true });
    const { accountId } = shop.house.of('viewAll').actor ?? {};
    await shop.test.pools.owner.query(
      `update membership set levels = levels || jsonb_build_object('EVENT', $2::jsonb) where account_id = $1`,
      [accountId, JSON.stringify(levelSets.editAll)],
    );
    const asked = await book(id, '2027-03-10', '10:00', '12:00', {}, 'viewAll');
    expect([asked.status, JSON.parse(asked.text).error.code]).toEqual([400, 1014]);
    expect(JSON.parse(asked.text).responseData.items).toEqual([
      {
        isAllDay: false,
        start: instantAt('2027-03-10', '09:00', zone),
        end: instantAt('2027-03-10', '11:00', zone),
        startDay: null,
        endDay: null,
        people: [{ id, displayName: expect.any(String) }],
      },
    ]);
  });

  it('is exported as the list has it', async () => {
    const id = await talent();
    await added({ personId: id, content: calendar(dentist) });
    const body = {
      view: 'AGENCY',
      from: '2027-03-01',
      to: '2027-03-31',
      timezoneId: zone,
      personIds: [id],
      format: 'ics',
    };
    const { text } = await send('POST', '/client/v1/calendar/export', { ...body, words: { BUSY: 'Occupé' } });
    expect(text).toContain('SUMMARY:Occupé');
  });

  it('goes with its person, and to the one who stays of two', async () => {
    const [kept, gone] = [await shop.read('talent', await talent()), await shop.read('talent', await talent())];
    const { id } = await added({ personId: gone.id, content: calendar(dentist) });
    const blocks = async (one: Json) => (await list('2027-03-01', '2027-03-31', { personIds: [one.id] })).length;
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    const merged = await shop.call('talent', 'merge', { id: kept.id, version: kept.version, given });
    expect(merged.status, merged.text).toBe(200);
    expect((await send('GET', `${base}?personId=${kept.id}`)).data.data).toMatchObject([{ id }]);
    expect(await blocks(kept)).toBe(1);
    const { data } = await shop.call('talent', 'history', { id: kept.id });
    const { merge } = data.data.find((entry: Json) => entry.action === 'merge');
    const { version } = await shop.read('talent', kept.id);
    const undone = await shop.call('talent', 'unmerge', { id: kept.id, version, given: { mergeId: merge.id } });
    expect(undone.status, undone.text).toBe(200);
    expect([await blocks(kept), await blocks(gone)]).toEqual([0, 1]);
    await shop.call('talent', 'delete', { id: gone.id });
    expect(await blocks(gone)).toBe(0);
  });
});

describe('its address', () => {
  it.each([
    'file:///etc/passwd',
    'gopher://example.com/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/a.ics',
    'http://0x7f.1/a.ics',
    'http://10.0.0.1/a.ics',
    'webcal://localhost/a.ics',
    'https://user:password@example.com/a.ics',
    'no address',
  ])('is refused: %s', async (wrong) => {
    expect(faultOf(await add({ personId: await talent(), address: wrong }))).toEqual([400, 'address', 'feedAddress']);
    expect(web.asked).toEqual([]);
  });

  it.each(['inside.example.com', 'metadata.example.com', 'mixed.example.com', 'disguised.example.com'])(
    'leads nowhere near: %s',
    async (host) => {
      const source = await added({ personId: await talent(), address: web.at(host, '/a.ics') });
      expect([source.failure, web.asked]).toEqual(['unreachable', []]);
    },
  );

  it('leads nowhere near by redirects either', async () => {
    respond = (response) => response.writeHead(302, { location: 'http://10.0.0.5/a.ics' }).end();
    expect((await added({ personId: await talent(), address })).failure).toBe('unreachable');
    expect(web.asked).toHaveLength(1);
  });
});

describe('reading it again', () => {
  it('asks each hour, by its ETag, and keeps what has not changed', async () => {
    serve(calendar(dentist), { etag: '"one"', 'last-modified': 'Fri, 20 Nov 2026 00:00:00 GMT' });
    const id = await talent();
    const source = await added({ personId: id, address });
    await sweep();
    expect(web.asked).toHaveLength(1);
    shop.test.pass(hour);
    respond = (response) => response.writeHead(304).end();
    await sweep();
    expect(web.asked).toHaveLength(2);
    expect(web.asked[1]?.headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Fri, 20 Nov 2026 00:00:00 GMT',
    });
    expect(web.asked[1]?.headers['cookie']).toBeUndefined();
    const [read] = (await send('GET', `${base}?personId=${id}`)).data.data;
    expect(read).toMatchObject({ id: source.id, readAt: shop.test.now(), failure: null, blocks: 1 });
    // After a week it is read whole, since days ahead come nearer.
    shop.test.pass(8 * 24 * hour);
    serve(calendar(dentist, away), { etag: '"two"' });
    await sweep();
    expect(web.asked[2]?.headers['if-none-match']).toBeUndefined();
    expect(await list('2027-03-01', '2027-03-31', { personIds: [id] })).toHaveLength(2);
  });

  const page = '<!doctype html><html><title>Sign in</title></html>';
  it.each<[string, () => void, string]>([
    ['a page in its place', () => serve(page, { 'content-type': 'text/html' }), 'calendarUnreadable'],
    ['a broken off file', () => serve(calendar(dentist).slice(0, 60)), 'calendarUnreadable'],
    ['no answer', () => (respond = (response) => void response.destroy()), 'unreachable'],
    ['an error', () => serve('', {}, 500), 'unreachable'],
    ['nothing there', () => serve('', {}, 404), 'missing'],
    ['a packed answer', () => serve('x', { 'content-encoding': 'gzip' }), 'missing'],
    ['too much', () => serve('x', { 'content-length': '20000000' }), 'tooLarge'],
  ])('changes nothing for %s, and says so', async (_what, fails, failure) => {
    const id = await talent();
    await added({ personId: id, address });
    const before = await list('2027-03-01', '2027-03-31', { personIds: [id] });
    shop.test.pass(hour);
    fails();
    await sweep();
    const [read] = (await send('GET', `${base}?personId=${id}`)).data.data;
    expect(read).toMatchObject({ failure, failedSince: shop.test.now(), readAt: shop.test.now() - hour });
    expect(await list('2027-03-01', '2027-03-31', { personIds: [id] })).toEqual(before);
    expect(before).toHaveLength(2);
    serve(calendar(dentist));
    shop.test.pass(hour);
    await sweep();
    const [again] = (await send('GET', `${base}?personId=${id}`)).data.data;
    expect(again).toMatchObject({ failure: null, failedSince: null, blocks: 1 });
  });
});

describe('what is wrong', () => {
  it('with one event costs that event alone', async () => {
    const id = await talent();
    const bad = event('3', 'SUMMARY:Broken', 'DTSTART:20279999T990000');
    const left = { events: 2, blocks: 1, faultCount: 1 };
    const named = await added({ personId: id, content: calendar(bad, dentist), showsNames: true });
    expect(named).toMatchObject({ ...left, faults: [{ reason: 'badTime', title: 'Broken' }] });
    const unnamed = await added({ personId: id, content: calendar(bad, dentist) });
    expect(unnamed).toMatchObject({ ...left, faults: [{ reason: 'badTime', title: '' }] });
  });

  it('with a file is said at once', async () => {
    const personId = await talent();
    const refused = async (body: object, as?: PrincipalName) => faultOf(await add({ personId, ...body }, as));
    expect(await refused({ content: '<html></html>' })).toEqual([400, 'content', 'calendarUnreadable']);
    const many = Array.from({ length: 20_001 }, (_, index) => event(String(index), 'DTSTART:20270310T090000Z'));
    expect(await refused({ content: calendar(...many) })).toEqual([400, 'content', 'calendarTooLong']);
    expect(await refused({})).toEqual([400, 'address', 'addressOrFile']);
    expect(await refused({ address, content: calendar() })).toEqual([400, 'address', 'addressOrFile']);
    expect(await refused({ content: calendar(), timezoneId: 'Mars/Olympus' })).toEqual([400, 'timezoneId', 'timeZone']);
    expect(await refused({ content: calendar(), name: ' ' })).toEqual([400, 'name', 'required']);
    expect((await add({ personId, content: `${calendar(dentist)}\u0000` })).status).toBe(400);
  });

  it('with a right is refused', async () => {
    const personId = await talent();
    const { id } = await added({ personId, content: calendar(dentist) });
    expect((await add({ personId, content: calendar() }, 'viewAll')).status).toBe(403);
    expect(faultOf(await add({ personId, content: calendar() }, 'otherAgency'))).toEqual([
      400,
      'personId',
      'reference',
    ]);
    for (const as of ['viewAll', 'otherAgency', 'none'] as const) {
      expect((await send('GET', base, undefined, as)).data.data).toEqual([]);
      expect((await send('PUT', `${base}/${id}`, { name: 'Mine' }, as)).status).toBe(404);
      expect((await send('POST', `${base}/${id}/read`, undefined, as)).status).toBe(404);
      expect((await send('DELETE', `${base}/${id}`, undefined, as)).status).toBe(404);
    }
  });
});

describe('a change', () => {
  it('renames it, reads another file or address, and forgets it with its times', async () => {
    const personId = await talent();
    const { id } = await added({ personId, content: calendar(dentist) });
    const blocks = async () => (await list('2027-03-01', '2027-03-31', { personIds: [personId] })).length;
    const change = async (body: object) => (await send('PUT', `${base}/${id}`, body)).data;
    expect(await change({ name: 'Family' })).toMatchObject({ name: 'Family', blocks: 1, host: null });
    expect(await change({ content: calendar(dentist, away) })).toMatchObject({ blocks: 2 });
    serve(calendar(away));
    expect(await change({ address })).toMatchObject({ blocks: 1, host: 'www.example.com' });
    expect(await blocks()).toBe(1);
    expect((await send('DELETE', `${base}/${id}`)).status).toBe(200);
    expect(await blocks()).toBe(0);
  });

  it('that breaks the reading of one holds up no other, here or in another agency', async () => {
    const [broken, good] = [await talent(), await talent()];
    const { id: brokenId } = await added({ personId: broken, address });
    const { id: goodId } = await added({ personId: good, address });
    const other = shop.house.of('otherAgency');
    const theirs = await shop.test.ask({
      method: 'POST',
      path: '/client/v1/talents',
      token: other.token,
      body: { displayName: 'Of the others' },
    });
    const { data: theirSource } = await add({ personId: theirs.data.id, address }, 'otherAgency');
    await shop.test.pools.owner.query(
      `update calendar_source set sealed_address = 'broken', etag = null where id = $1`,
      [brokenId],
    );
    serve(calendar(event('9', 'SUMMARY:New', 'DTSTART:20270311T090000Z', 'DURATION:PT1H')));
    shop.test.pass(hour + 1);
    await sweep();
    const states = await shop.test.pools.owner.query<{ id: string; failure: string | null; isLater: boolean }>(
      `select id, failure, next_at > $1 as "isLater" from calendar_source order by created_at`,
      [new Date(shop.test.now()).toISOString()],
    );
    expect(states.rows).toEqual([
      { id: brokenId, failure: 'calendarUnreadable', isLater: true },
      { id: goodId, failure: null, isLater: true },
      { id: theirSource.id, failure: null, isLater: true },
    ]);
  });

  it.each(['P999999999999D', 'PT99999999999999H'])('with an event of %s is read without it', async (duration) => {
    const hostile = event('8', 'SUMMARY:Long', 'DTSTART:20261201T090000Z', `DURATION:${duration}`);
    const source = await added({ personId: await talent(), content: calendar(hostile, dentist) });
    expect(source).toMatchObject({ events: 2, blocks: 1, faults: [{ reason: 'badTime', title: '' }] });
  });

  it('of 5,000 events holds nobody else up', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      event(
        String(index),
        `SUMMARY:Booking ${index}`,
        `DTSTART;TZID=Europe/London:2027${String((index % 12) + 1).padStart(2, '0')}${String((index % 28) + 1).padStart(2, '0')}T090000`,
        'DURATION:PT1H',
      ),
    );
    serve(calendar(...many));
    const personId = await talent();
    let isOver = false;
    const reading = added({ personId, address }).finally(() => (isOver = true));
    const times: number[] = [];
    while (!isOver) {
      const begun = performance.now();
      await shop.test.app.inject({ url: '/healthz' });
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const source = await reading;
    expect(source).toMatchObject({ events: 5_000, failure: null });
    expect(Math.max(...times)).toBeLessThan(500);
  });
});

// Last, since sessions end meanwhile.
describe('a calendar that is gone', () => {
  it('waits longer after each failure, and tells who added it once after three days', async () => {
    const id = await talent();
    await added({ personId: id, address });
    serve('', {}, 500);
    for (let count = 0; count < 30 * 24; count += 1) {
      shop.test.pass(hour);
      await sweep();
    }
    expect(web.asked.length).toBeLessThan(45);
    const { rows } = await shop.test.pools.owner.query(
      `select n.staff_id, e ->> 'kind' as kind from notification n, jsonb_array_elements(n.events) e where n.record_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ staff_id: shop.house.of('agency').actor?.staffId, kind: 'CALENDAR_FAILED' }]);
    const kept = await shop.test.pools.owner.query('select 1 from calendar_block where person_id = $1', [id]);
    expect(kept.rowCount).toBe(2);
  });
});
