import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Files with known headings, which are imported in one call up to what a person decides (CM 7). */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll', 'superAdmin', 'none']);
  me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
});
afterAll(() => shop.close());

function send(shortcut: string, content: string, { name = 'file.csv', as = 'agency' as PrincipalName } = {}) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const { token } = shop.house.of(as);
  return shop.test.ask({ method: 'POST', path: `/cms/v1/tool/import/${shortcut}`, token, body: form });
}

/** Sends a file and has it read and checked. */
async function checked(shortcut: string, ...rows: readonly (readonly string[])[]): Promise<Json> {
  const { data, status, text } = await send(shortcut, csv(...rows));
  expect(status, text).toBe(200);
  expect(data.state).toBe('reading');
  await me.work();
  return me.one(data.id);
}
async function run(id: string): Promise<Json> {
  await me.step(id, 'start');
  await me.work();
  return me.one(id);
}
const found = async (kind: string, given: Json): Promise<Json[]> =>
  (await shop.call(kind, 'list', { given })).data.data;

it('news come with their talents and tags, wrong rows say why, and an undo takes all back', async () => {
  const [ada, bea] = [
    await shop.make('talent', { displayName: 'Ada Vale' }),
    await shop.make('talent', { displayName: 'Bea Vale' }),
  ];
  await shop.make('catalogue', { displayName: 'Touring', type: 'TAG' });
  const one = await checked(
    'news',
    ['title', 'talents', 'content', 'publishDate', 'link', 'tags', 'mediaCredit', 'externalImageUrl', 'status'],
    ['On tour', 'Ada Vale; Bea Vale', 'Tickets', '2026-11-25 09:30', 'https://vale.test', 'Touring', 'Kit', '', '4'],
    ['', 'Ada Vale', 'No title', '2026-11-25 09:30', '', '', '', '', ''],
    ['Of nobody', 'Nobody', 'Tickets', '2026-11-25 09:30', '', '', '', '', ''],
    ['At once', 'Ada Vale', 'Tickets', '2026-11-25 09:30', '', '', '', '', '1'],
    ['Some day', 'Ada Vale', 'Tickets', 'soon', '', '', '', '', ''],
  );
  expect(one).toMatchObject({ kind: 'news', state: 'checked', toCreate: 1, faults: 4 });
  expect(await me.faults(one.id)).toEqual([
    '3 title required',
    '4 talents noMatch',
    '5 medias required',
    '6 publishDate date',
  ]);
  expect(await run(one.id)).toMatchObject({ state: 'done', created: 1 });
  const [made] = await found('news', { talentIds: [ada.id] });
  expect(made).toMatchObject({ title: 'On tour', status: 4, mediaCredit: 'Kit' });
  expect(made?.talents.map(({ id }: Json) => id)).toEqual([ada.id, bea.id]);
  expect(made?.publishDate).toBe(Date.parse('2026-11-25T09:30:00+11:00'));
  await me.step(one.id, 'undo');
  await me.work();
  expect(await found('news', { talentIds: [ada.id] })).toEqual([]);
});

it('the times of an event are those of its own time zone, else of the reader', async () => {
  const talent = await shop.make('talent', { displayName: 'Cleo Vale' });
  const one = await checked(
    'events',
    ['title', 'talents', 'content', 'publishDate', 'start', 'end', 'timeZone', 'place', 'eventMode', 'ticketUrl'],
    [
      'Perth',
      'Cleo Vale',
      'Live',
      '2026-11-20 10:00',
      '2026-12-05 19:30',
      '2026-12-05 22:00',
      'Australia/Perth',
      'Arena',
      '',
      '',
    ],
    [
      'Home',
      'Cleo Vale',
      'Live',
      '2026-11-20 10:00',
      '2026-12-05 19:30',
      '',
      '',
      'Hall',
      'ONLINE',
      'https://tickets.test',
    ],
    ['Nowhere', 'Cleo Vale', 'Live', '2026-11-20 10:00', '2026-12-05 19:30', '', 'Mars/Base', 'Hall', '', ''],
  );
  expect(one).toMatchObject({ state: 'checked', toCreate: 2, faults: 1 });
  expect(await me.faults(one.id)).toEqual(['4 timeZone timeZone']);
  await run(one.id);
  const events = await found('cmsEvent', { talentIds: [talent.id], orderBy: 'title', orderDirection: 'DESC' });
  expect(events).toMatchObject([
    {
      title: 'Perth',
      start: Date.parse('2026-12-05T19:30:00+08:00'),
      startTimeZone: 'Australia/Perth',
      end: Date.parse('2026-12-05T22:00:00+08:00'),
      location: 'Arena',
      eventMode: 'OFFLINE',
    },
    { title: 'Home', start: Date.parse('2026-12-05T19:30:00+11:00'), eventMode: 'ONLINE' },
  ]);
});

it('social links are added to talents that there are, each line one of them', async () => {
  const talent = await shop.make('talent', {
    displayName: 'Dora Vale',
    socials: [{ platform: 'INSTAGRAM', url: 'https://www.instagram.com/old' }],
  });
  const other = await shop.make('talent', { displayName: 'Eva Vale', socials: [] });
  const one = await checked(
    'socials',
    ['talent', 'platform', 'url', 'handle'],
    ['Dora Vale', 'Instagram', 'https://www.instagram.com/dora', 'dora'],
    ['Eva Vale', 'FACEBOOK', 'https://www.instagram.com/eva', ''],
    ['dora vale', 'tiktok', '', '@dora'],
    ['Nobody Vale', 'instagram', 'https://www.instagram.com/nobody', ''],
    ['Dora Vale', 'Instagram', 'https://www.instagram.com/second', ''],
  );
  expect(one).toMatchObject({ kind: 'talent', state: 'checked', toCreate: 0, toUpdate: 1, faults: 3 });
  expect(await me.faults(one.id)).toEqual([
    '3 socials.FACEBOOK facebook',
    '5 displayName noMatch',
    '6 displayName importTwice',
  ]);
  expect(await run(one.id)).toMatchObject({ state: 'done', created: 0, updated: 1 });
  const links = async (id: string) =>
    (await shop.read('talent', id)).socials.map(({ platform, url }: Json) => `${platform} ${url}`);
  expect(await links(talent.id)).toEqual([
    'INSTAGRAM https://www.instagram.com/dora',
    'TIKTOK https://www.tiktok.com/@dora',
  ]);
  expect(await links(other.id)).toEqual([]);
  await me.step(one.id, 'undo');
  await me.work();
  expect(await links(talent.id)).toEqual(['INSTAGRAM https://www.instagram.com/old']);
});

it('talents that there are stay as they are', async () => {
  const { id } = await shop.make('talent', { displayName: 'Fay Vale', email: 'fay@vale.test' });
  const one = await checked(
    'talents',
    ['name', 'email'],
    ['Fay Vale', 'other@vale.test'],
    ['Gia Vale', 'gia@vale.test'],
  );
  expect(one).toMatchObject({ state: 'checked', toCreate: 1, toSkip: 1 });
  await run(one.id);
  expect((await shop.read('talent', id)).email).toBe('fay@vale.test');
  expect(await found('talent', { keyword: 'Gia Vale' })).toHaveLength(1);
});

it.each([
  ['an unknown heading', ['title', 'content', 'publishDate', 'mood'], ['One', 'Live', '2026-11-25 09:30', 'good']],
  ['a needed column missing', ['title', 'content'], ['One', 'Live']],
  ['a heading twice', ['title', 'title', 'content', 'publishDate'], ['One', 'Two', 'Live', '2026-11-25 09:30']],
  ['days of which nobody knows the month', ['title', 'content', 'publishDate'], ['One', 'Live', '03/04/2026 09:30']],
])('a file with %s waits for somebody to map it', async (_what, headings, row) => {
  expect(await checked('news', headings, row)).toMatchObject({ state: 'mapping', mapping: null, total: 1 });
});

it('other files, and people without the right, are refused', async () => {
  const text = csv(['title', 'content', 'publishDate'], ['One', 'Live', '2026-11-25 09:30']);
  const keyOf = async (answer: ReturnType<typeof send>) => {
    const { status, json } = await answer;
    return [status, json.errorDetails?.[0].key ?? json.error.key];
  };
  expect(await keyOf(send('news', text, { name: 'file.xlsx' }))).toEqual([400, 'fileExtension']);
  expect(await keyOf(send('news', ''))).toEqual([400, 'emptyFile']);
  expect((await send('nothing', text)).status).toBe(400);
  expect((await send('news', text, { as: 'viewAll' })).status).toBe(403);
  expect((await send('news', text, { as: 'none' })).status).toBe(403);
  expect((await send('news', text, { as: 'superAdmin' })).status).toBe(403);
  const { token } = shop.house.of('agency');
  const plain = await shop.test.ask({ method: 'POST', path: '/cms/v1/tool/import/news', token, body: { file: text } });
  expect(plain.status).toBe(400);
  const { data } = await send('news', text);
  const theirs = importerOf(shop.test, shop.house.agencyId, shop.house.of('otherAgency').token);
  expect((await theirs.ask('GET', `/${data.id}`)).status).toBe(404);
});
