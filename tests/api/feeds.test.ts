import nodeIcal from 'node-ical';
import { convertIcsCalendar, type IcsEvent } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedDetail, FeedScope } from '../../schema/areas/calendar/feeds.ts';
import { addToDay, instantAt, startOfDay } from '../../schema/rules/dates.ts';
import { missesPerAddress, readsPerFeed } from '../../server/areas/calendar/items/feeds/feeds.ts';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Feeds by which calendar programs follow a calendar. */
let shop: Workshop;

const sydney = 'Australia/Sydney';
const minute = 60_000;
const moment = (name: string, day: string, time: string, zone = sydney) => ({
  [name]: instantAt(day, time, zone),
  [`${name}TimeZone`]: zone,
});
const wholeDay = (name: string, day: string, zone = sydney) => ({
  [name]: startOfDay(day, zone),
  [`${name}TimeZone`]: zone,
  [`${name}IsAllDay`]: true,
});
const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const create = (body: object, as?: PrincipalName) => send('POST', '/client/v1/calendar/feeds', body, as);
const open = async (
  scope: FeedScope,
  detail: FeedDetail = 'NO_MONEY',
  further: object = {},
  as?: PrincipalName,
): Promise<Json> => {
  const { status, data, text } = await create({ scope, detail, ...further }, as);
  expect(status, text).toBe(200);
  return data;
};
const pathOf = ({ url }: Json) => new URL(url).pathname;
/** Reads a feed as a calendar program does, without a session. */
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.test.app.inject({ method: 'GET', url: path, headers });
const textOf = async (feed: Json): Promise<string> => {
  const { statusCode, payload } = await get(pathOf(feed));
  expect(statusCode, payload).toBe(200);
  return payload;
};
const eventsOf = (text: string): readonly IcsEvent[] => convertIcsCalendar(undefined, text).events ?? [];
const called = (events: readonly IcsEvent[], summary: string) => events.find((one) => one.summary === summary);
let people = 0;
const talent = async (displayName = `Talent ${(people += 1)}`) => (await shop.make('talent', { displayName })).id;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'none', 'otherAgency']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.test.pools.owner.query('delete from calendar_feed');
  await shop.test.pools.owner.query('delete from rate_limit');
});

describe('a feed', () => {
  it('is read back by other programs with the same text, moments and days', async () => {
    const id = await talent('Zoë Ünlü 🎭');
    const summary =
      'Shoot; "Harbour, north" \\ pier — naïve coöperation, and a name that is long enough to be folded twice';
    // Both clock changes of Sydney, Lord Howe's half hour, and a zone without either.
    const zones = [sydney, 'Australia/Lord_Howe', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'];
    const days = ['2027-04-04', '2026-10-04', '2027-03-14', '2027-03-28', '2027-01-01'];
    const wanted: { name: string; from: number; to: number }[] = [];
    for (const zone of zones)
      for (const day of days) {
        const name = `${summary} ${zone} ${day}`;
        const times = { ...moment('startsAt', day, '01:30', zone), ...moment('endsAt', day, '04:30', zone) };
        await shop.make('event', { summary: name, talentIds: [id], ...times });
        wanted.push({ name, from: instantAt(day, '01:30', zone), to: instantAt(day, '04:30', zone) });
      }
    const whole: { name: string; first: string; last: string }[] = [];
    for (const zone of zones) {
      const [first, last] = ['2027-04-03', '2027-04-05'];
      const name = `All day ${zone}`;
      await shop.make('event', {
        summary: name,
        talentIds: [id],
        ...wholeDay('startsAt', first, zone),
        ...wholeDay('endsAt', last, zone),
      });
      whole.push({ name, first, last });
    }
    const text = await textOf(await open('PERSON', 'NO_MONEY', { personId: id }));
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    const events = eventsOf(text);
    const others = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT') as Json[];
    expect(events).toHaveLength(wanted.length + whole.length);
    expect(others).toHaveLength(wanted.length + whole.length);
    for (const { name, from, to } of wanted) {
      const one = called(events, name);
      expect([one?.start.date.getTime(), one?.end?.date.getTime()], name).toEqual([from, to]);
      const other = others.find((found) => found.summary === name);
      expect([other?.start.getTime(), other?.end.getTime()], name).toEqual([from, to]);
      expect([one?.description, other?.description]).toEqual(Array(2).fill(expect.stringContaining('Zoë Ünlü 🎭')));
    }
    const dayOf = (date: Date) =>
      [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    for (const { name, first, last } of whole) {
      const one = called(events, name);
      // Theirs ends on the day after.
      const after = addToDay(last, 1);
      expect(one?.start.type, name).toBe('DATE');
      expect([one?.start.date, one?.end?.date].map((date) => date?.toISOString().slice(0, 10))).toEqual([first, after]);
      const other = others.find((found) => found.summary === name);
      expect([other?.datetype, dayOf(other?.start), dayOf(other?.end)], name).toEqual(['date', first, after]);
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('keeps the id of what changes, counts its changes, and tells what was deleted', async () => {
    const id = await talent();
    const made = await shop.make('event', {
      summary: 'Casting',
      talentIds: [id],
      ...moment('startsAt', '2026-12-01', '09:00'),
      ...moment('endsAt', '2026-12-01', '10:00'),
    });
    const feed = await open('PERSON', 'NO_MONEY', { personId: id });
    const [before] = eventsOf(await textOf(feed));
    await shop.call('event', 'update', {
      id: made.id,
      given: { ...moment('startsAt', '2026-12-02', '09:00'), ...moment('endsAt', '2026-12-02', '10:00') },
    });
    const [moved] = eventsOf(await textOf(feed));
    expect(moved?.uid).toBe(before?.uid);
    expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(moved?.start.date.getTime()).toBe(instantAt('2026-12-02', '09:00', sydney));
    await shop.call('event', 'delete', { id: made.id });
    const [gone] = eventsOf(await textOf(feed));
    expect(gone).toMatchObject({ uid: before?.uid, status: 'CANCELLED', timeTransparent: 'TRANSPARENT' });
    expect(gone?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
  });

  it('keeps the ids of birthdays and of the two days of a contract apart', async () => {
    const id = (await shop.make('talent', { displayName: 'Ada', dob: '1990-12-24' })).id;
    await shop.make('contract', { summary: 'Deal', startsOn: '2026-12-01', endsOn: '2027-02-01', talentIds: [id] });
    const feed = await open('PERSON', 'NO_MONEY', { personId: id, words: { START: 'starts', END: 'ends' } });
    const events = eventsOf(await textOf(feed));
    expect(events.map(({ summary }) => summary)).toEqual(['Deal (starts)', 'Ada', 'Deal (ends)']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
    expect(events.map(({ timeTransparent }) => timeTransparent)).toEqual(Array(3).fill('TRANSPARENT'));
  });

  it('answers 304 to whoever has it, until something is written', async () => {
    const id = await talent();
    const body = { summary: 'Fitting', talentIds: [id], ...moment('startsAt', '2026-12-03', '09:00') };
    await shop.make('event', body);
    const feed = await open('PERSON', 'NO_MONEY', { personId: id });
    // Once right after a write, which is compared by its text, and once later, which is not written again.
    for (const wait of [0, 2 * minute, 0]) {
      shop.test.pass(wait);
      const first = await get(pathOf(feed));
      const etag = String(first.headers['etag']);
      expect(first.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-type': 'text/calendar; charset=utf-8',
      });
      expect(first.headers['set-cookie']).toBeUndefined();
      const second = await get(pathOf(feed), { 'if-none-match': etag });
      expect([second.statusCode, second.payload, second.headers['etag']]).toEqual([304, '', etag]);
      expect((await get(pathOf(feed), { 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
      expect((await get(pathOf(feed), { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    const { headers } = await get(pathOf(feed));
    await shop.call('talent', 'update', { id, given: { displayName: 'Renamed' } });
    const changed = await get(pathOf(feed), { 'if-none-match': String(headers['etag']) });
    expect(changed.statusCode).toBe(200);
    expect(changed.payload).toContain('Renamed');
  });
});

describe('the detail of a feed', () => {
  const secret = 'Secret role';
  const stage = async () => {
    const id = await talent('Hidden name');
    const times = { ...moment('startDate', '2026-12-04', '09:00'), ...moment('dueDate', '2026-12-04', '11:00') };
    await shop.make('event', {
      summary: secret,
      talentIds: [id],
      venue: 'Pier 4',
      ...moment('startsAt', '2026-12-05', '09:00'),
      ...moment('endsAt', '2026-12-05', '11:00'),
    });
    await shop.make('task', {
      summary: `${secret} task`,
      relatedToIds: [id],
      cost: '4321.75',
      costCurrency: 'AUD',
      ...times,
    });
    return { id };
  };

  it('is times alone, of what takes up time', async () => {
    const { id } = await stage();
    const text = await textOf(await open('PERSON', 'BUSY', { personId: id, words: { BUSY: 'Occupé' } }));
    const events = eventsOf(text);
    expect(events).toMatchObject([{ summary: 'Occupé', timeTransparent: 'OPAQUE' }]);
    expect(events[0]?.start.date.getTime()).toBe(instantAt('2026-12-05', '09:00', sydney));
    for (const one of [secret, 'Pier', '4321', 'event-', 'task', 'DESCRIPTION', 'CATEGORIES'])
      expect(text.replaceAll('\r\n ', '')).not.toContain(one);
  });

  it('has no money unless that is chosen, and then only for whom the right allows', async () => {
    const { id } = await stage();
    const words = { 'task.cost': 'Cost' };
    const plain = await textOf(await open('PERSON', 'NO_MONEY', { personId: id, words }));
    expect(plain).toContain(secret);
    expect(plain).toContain('LOCATION:Pier 4');
    expect(plain).not.toContain('4321');
    const full = await textOf(await open('PERSON', 'FULL', { personId: id, words }));
    expect(full.replaceAll('\r\n ', '')).toContain('Cost: 4321.75 AUD');
    const theirs = await open('PERSON', 'FULL', { personId: id, words }, 'viewAll');
    expect(await textOf(theirs)).toContain('4321');
    const { accountId } = shop.house.of('viewAll').actor ?? {};
    await shop.test.pools.owner.query(`update membership set levels = levels - 'FINANCE' where account_id = $1`, [
      accountId,
    ]);
    const later = await textOf(theirs);
    expect(later).toContain(secret);
    expect(later).not.toContain('4321');
  });
});

describe('a feed is its maker’s', () => {
  const nothing = async () => {
    const { statusCode, payload } = await get(`/client/v1/calendar/feed/${'x'.repeat(64)}/calendar.ics`);
    expect(statusCode).toBe(404);
    return payload;
  };
  const isGone = async (feed: Json) => {
    const { statusCode, payload, headers } = await get(pathOf(feed));
    expect([statusCode, payload, headers['etag']]).toEqual([404, await nothing(), undefined]);
  };

  it('listed without its address, renewed and revoked by them alone', async () => {
    const feed = await open('AGENCY');
    expect(feed.url).toMatch(/\/client\/v1\/calendar\/feed\/[\w-]{64}\/calendar\.ics$/);
    const list = await send('GET', '/client/v1/calendar/feeds');
    const token = pathOf(feed).split('/')[5] ?? '';
    expect(list.text).not.toContain(token);
    expect(list.data.data).toEqual([
      {
        id: feed.id,
        scope: 'AGENCY',
        person: null,
        detail: 'NO_MONEY',
        createdAt: shop.test.now(),
        lastReadAt: null,
      },
    ]);
    await textOf(feed);
    expect((await send('GET', '/client/v1/calendar/feeds')).data.data).toMatchObject([{ lastReadAt: shop.test.now() }]);
    const { rows } = await shop.test.pools.owner.query('select * from calendar_feed');
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const as of ['viewAll', 'otherAgency'] as const) {
      expect((await send('GET', '/client/v1/calendar/feeds', undefined, as)).data.data).toEqual([]);
      for (const [method, path] of [
        ['POST', `/client/v1/calendar/feeds/${feed.id}/renew`],
        ['DELETE', `/client/v1/calendar/feeds/${feed.id}`],
      ] as const)
        expect((await send(method, path, undefined, as)).status).toBe(404);
    }
    const again = await create({ scope: 'AGENCY', detail: 'NO_MONEY' });
    expect([again.status, JSON.parse(again.text).errorDetails[0].key]).toEqual([400, 'feedExists']);
    const { data: renewed } = await send('POST', `/client/v1/calendar/feeds/${feed.id}/renew`);
    await isGone(feed);
    await textOf(renewed);
    expect((await send('DELETE', `/client/v1/calendar/feeds/${feed.id}`)).status).toBe(200);
    await isGone(renewed);
  });

  it('judged by their rights at each reading', async () => {
    const mine = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const task = await shop.make('task', { summary: 'Mine', assigneeId: mine, ...wholeDay('dueDate', '2026-12-10') });
    await shop.make('task', { summary: 'Theirs', ...wholeDay('dueDate', '2026-12-10') });
    const feed = await open('PERSONAL', 'NO_MONEY', {}, 'viewAssigned');
    expect(eventsOf(await textOf(feed)).map(({ summary }) => summary)).toEqual(['Mine']);
    await shop.call('task', 'update', { id: task.id, given: { assigneeId: null } });
    expect(eventsOf(await textOf(feed))).toEqual([]);
    const { accountId } = shop.house.of('viewAssigned').actor ?? {};
    await shop.test.pools.owner.query('update membership set suspended_at = now() where account_id = $1', [accountId]);
    await isGone(feed);
    await shop.test.pools.owner.query('update membership set suspended_at = null where account_id = $1', [accountId]);
    await textOf(feed);
  });

  it('of a person whom they may read, who is there', async () => {
    const id = await talent();
    const feed = await open('PERSON', 'NO_MONEY', { personId: id });
    expect((await create({ scope: 'PERSON', detail: 'BUSY', personId: id }, 'otherAgency')).status).toBe(400);
    expect((await create({ scope: 'AGENCY', detail: 'BUSY' }, 'none')).status).toBe(403);
    expect((await create({ scope: 'PERSON', detail: 'BUSY' })).status).toBe(400);
    expect((await create({ scope: 'AGENCY', detail: 'BUSY', personId: id })).status).toBe(400);
    await shop.call('talent', 'delete', { id });
    await isGone(feed);
  });

  it('found in its own agency alone, whatever the token says', async () => {
    const feed = await open('AGENCY');
    const token = pathOf(feed).split('/')[5] ?? '';
    const bytes = Buffer.from(token, 'base64url');
    const other = shop.house.of('otherAgency').actor?.agencyId ?? '';
    const moved = Buffer.concat([Buffer.from(other.replaceAll('-', ''), 'hex'), bytes.subarray(16)]);
    await isGone({ url: `http://x/client/v1/calendar/feed/${moved.toString('base64url')}/calendar.ics` });
    await isGone({ url: `http://x/client/v1/calendar/feed/${'a'.repeat(63)}/calendar.ics` });
    expect(eventsOf(await textOf(feed))).toEqual(expect.any(Array));
  });

  it('read so often, and guessed so often', async () => {
    const feed = await open('AGENCY');
    for (let count = 0; count < readsPerFeed; count += 1) await get(pathOf(feed), { 'if-none-match': '*' });
    expect((await get(pathOf(feed))).statusCode).toBe(429);
    await shop.test.pools.owner.query('delete from rate_limit');
    const wrong = (count: number) => get(`/client/v1/calendar/feed/${String(count).padStart(64, 'a')}/calendar.ics`);
    const answers: Answer['status'][] = [];
    for (let count = 0; count <= missesPerAddress; count += 1) answers.push((await wrong(count)).statusCode);
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([404]));
    expect(answers.at(-1)).toBe(429);
  });
});
