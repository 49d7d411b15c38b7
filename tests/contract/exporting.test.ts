import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaTypes } from '../../server/engine/export/mediaTypes.ts';
import { selectionLimit } from '../../schema/rules/limits.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { readWorkbook } from '../support/workbook.ts';
import { openWorkshop, routeOf, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
let ada: Json;
let zoe: Json;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAssigned', 'editAssigned', 'work']);
  ada = await shop.make('fixtureErrand', {
    summary: 'Ada',
    effort: 40,
    cost: '1200.50',
    costCurrency: 'AUD',
    dob: '1999-01-31',
    startDate: Date.parse('2026-11-20T09:30:00+11:00'),
    startDateTimeZone: 'Australia/Sydney',
    priority: 3,
    isUrgent: true,
    channels: [1, 2],
    phoneNumber: '0412 345 678',
    assigneeId: shop.house.of('viewAssigned').actor?.staffId,
  });
  zoe = await shop.make('fixtureErrand', { summary: 'Zoë', cost: '3.00', costCurrency: 'EUR' });
});
afterAll(() => shop.close());

const path = () => routeOf(shop.test.registry.get('fixtureErrand'), 'export').path;

/** The bytes of an export. */
async function exported(payload: object, as: PrincipalName = 'agency') {
  const headers = { authorization: `Bearer ${shop.house.of(as).token}` };
  const answer = await shop.test.app.inject({ method: 'POST', url: path(), headers, payload });
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  return answer;
}

const workbook = async (payload: object, as?: PrincipalName) =>
  readWorkbook((await exported({ ...payload, format: 'xlsx' }, as)).rawPayload);

const lines = async (payload: object, as?: PrincipalName) =>
  (await exported(payload, as)).body.replace('\uFEFF', '').trimEnd().split('\n');

describe('an export as XLSX', () => {
  const columns = ['summary', 'effort', 'cost', 'dob', 'startDate', 'priority', 'isUrgent', 'channels', 'assignee'];

  it('opens, with values of their own types under the headings that were given', async () => {
    const headings = columns.map((name) => `The ${name}`);
    const given = { ids: [ada.id, zoe.id], columns, headings, orderBy: 'summary', sheet: 'Errands: all' };
    const answer = await exported({ ...given, format: 'xlsx' });
    expect(answer.headers['content-type']).toBe(mediaTypes.xlsx);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="fixtureErrands.xlsx"');
    const [sheet, ...more] = readWorkbook(answer.rawPayload);
    expect(more).toEqual([]);
    expect(sheet?.name).toBe('Errands all');
    expect(Object.values(sheet?.rows[0] ?? {}).map(({ value }) => value)).toEqual(headings);
    expect(sheet?.rows[1]).toEqual({
      A: { value: 'Ada' },
      B: { value: 40 },
      C: { value: 1200.5, format: '#,##0.00 "AUD"' },
      D: { value: 36191, format: 'dd mmm yyyy' },
      E: { value: expect.closeTo(46346 + 9.5 / 24, 9), format: 'dd mmm yyyy hh:mm' },
      F: { value: 'HIGH' },
      G: { value: true },
      H: { value: 'MAIL; PHONE' },
      I: { value: ada.assignee.displayName },
    });
    expect(sheet?.rows[2]).toMatchObject({ A: { value: 'Zoë' }, C: { value: 3, format: '#,##0.00 "EUR"' } });
  });

  it('has the columns and the name of the entity unless told otherwise', async () => {
    const [sheet] = await workbook({ ids: [ada.id] });
    const { list, plural } = shop.test.registry.get('fixtureErrand');
    expect(sheet?.name).toBe(plural);
    expect(Object.values(sheet?.rows[0] ?? {}).map(({ value }) => value)).toEqual(list.columns);
  });

  it('holds no formula, whatever somebody wrote', async () => {
    const summary = '=HYPERLINK("http://evil.test","click")';
    const { id } = await shop.make('fixtureErrand', { summary, details: '@SUM(A1:A9)' });
    const [sheet] = await workbook({ ids: [id], columns: ['summary', 'details'] });
    expect(sheet?.rows[1]).toEqual({
      A: { value: summary, isGuarded: true },
      B: { value: '@SUM(A1:A9)', isGuarded: true },
    });
    expect(sheet?.xml).not.toMatch(/<f[ >/]/);
  });
});

describe('an export as CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('neutralises %j at the start', async (text) => {
    // A label that an agency chooses is kept as it is; a text loses the white space around it.
    const { id } = await shop.make('fixtureErrand', { summary: `x${text}` });
    await shop.test.pools.owner.query('update fixture_errands set summary = $2 where id = $1', [id, text]);
    const { body } = await exported({ ids: [id], columns: ['summary'] });
    const [, cell = ''] = body.split(/summary\n/);
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  });

  it('neutralises what a spreadsheet with semicolons would split off, and leaves other texts alone', async () => {
    const made = await Promise.all(
      ['a;=1+1;b', 'a; @x', 'a; b - c = d', 'dash - not first'].map((summary) =>
        shop.make('fixtureErrand', { summary }),
      ),
    );
    const given = { ids: made.map(({ id }) => id), columns: ['summary'], orderBy: 'summary' };
    expect((await lines(given)).slice(1).toSorted()).toEqual(
      ["a;'=1+1;b", "a; '@x", 'a; b - c = d', 'dash - not first'].toSorted(),
    );
  });

  it('neutralises what begins a line of a text, and the headings', async () => {
    const details = 'Call\n=1+1\n - x;\n"@SUM(A1)';
    const { id } = await shop.make('fixtureErrand', { summary: 'Lines', details });
    const { body } = await exported({ ids: [id], columns: ['details'], headings: ['=1+1'] });
    expect(body).toBe(`\uFEFF'=1+1\n"Call\n'=1+1\n '- x;\n""'@SUM(A1)"\n`);
  });

  it('keeps figures and amounts below zero as they are', async () => {
    const { id } = await shop.make('fixtureErrand', {
      summary: 'Below',
      distance: -3,
      cost: '-7.50',
      costCurrency: 'AUD',
    });
    const [, line] = await lines({ ids: [id], columns: ['distance', 'cost'] });
    expect(line).toBe('-3,-7.50 AUD');
  });

  it('says rows by the words of their cells, as a workbook does', async () => {
    const fee = { label: 'Fee', size: 20, price: '3.00', priceCurrency: 'AUD', by: '2026-01-31' };
    const phone = { phone: '0412345678', phoneCountry: 'AU' };
    const checklist = [fee, { label: 'Lamps', isDone: true, ...phone }];
    const { id } = await shop.make('fixtureErrand', { summary: 'Rows', checklist });
    const [, line] = await lines({ ids: [id], columns: ['checklist'] });
    const named = 'Fee, quantity 1, by 2026-01-31, price 3.00 AUD, LARGE';
    expect(line).toBe(`"${named}; Lamps, isDone, quantity 1, 0412 345 678 AU"`);
    const words = { checklist: { isDone: 'Done', quantity: '×', 'size.LARGE': '=Large' } };
    const given = { ids: [id], columns: ['checklist'], words };
    const said = 'Fee, × 1, by 2026-01-31, price 3.00 AUD, =Large; Lamps, Done, × 1, 0412 345 678 AU';
    expect((await lines(given))[1]).toBe(`"${said}"`);
    expect((await workbook(given))[0]?.rows[1]).toEqual({ A: { value: said } });
  });

  it('says choices by the words of the file, and by their stored names without', async () => {
    const { id } = await shop.make('talent', { displayName: 'In words' });
    const given = { ids: [id], columns: ['displayName', 'status'] };
    expect((await shop.call('talent', 'export', { given })).text.trimEnd().split('\n')[1]).toBe('In words,PENDING');
    const inWords = { ...given, words: { status: { PENDING: 'En attente' } } };
    const { text } = await shop.call('talent', 'export', { given: inWords });
    expect(text.trimEnd().split('\n')[1]).toBe('In words,En attente');
  });

  it('says nothing of rows that no person reads: empties, ids, days of months', async () => {
    const { id } = await shop.make('talent', {
      displayName: 'Readable',
      addresses: [
        { addressLine1: '12 Hill St', city: 'Perth', cityId: 'geo-1', zip: '', country: 'Australia', countryId: 'AU' },
        { addressLine1: 'PO Box 7', type: 'POSTAL', asContactAddress: true },
      ],
      careers: [
        { title: 'Lead', fromDate: '2019-01-01', toDate: null },
        { title: 'Extra', fromDate: null, toDate: '2018-12-01' },
      ],
      achievements: [{ title: 'Best newcomer', year: 2019 }],
    });
    const words = {
      addresses: { asContactAddress: 'Contact address', 'type.HOME': 'Home', 'type.POSTAL': 'Postal' },
      careers: { fromDate: 'From', toDate: 'Until' },
    };
    const given = { ids: [id], columns: ['addresses', 'careers', 'achievements'], words };
    const { text } = await shop.call('talent', 'export', { given });
    expect(text.trimEnd().split('\n')[1]).toBe(
      '"12 Hill St, Perth, Australia, Home; PO Box 7, Postal, Contact address","Lead, From 2019-01; Extra, Until 2018-12","Best newcomer, 2019"',
    );
  });

  it('says values as a person reads them, moments by the clocks of the reader', async () => {
    const columns = [
      'summary',
      'cost',
      'dob',
      'startDate',
      'priority',
      'channels',
      'isUrgent',
      'phoneNumber',
      'details',
    ];
    expect(await lines({ ids: [ada.id], columns })).toEqual([
      columns.join(','),
      'Ada,1200.50 AUD,1999-01-31,20 Nov 2026 09:30,HIGH,MAIL; PHONE,true,0412 345 678 AU,',
    ]);
    expect((await lines({ ids: [ada.id], columns: ['assignee'] }))[1]).toBe(ada.assignee.displayName);
  });
});

describe.each(['csv', 'xlsx'] as const)('an export as %s', (format) => {
  const cellsOf = async (payload: object, as?: PrincipalName) =>
    format === 'csv'
      ? (await lines(payload, as)).map((line) => line.split(','))
      : ((await workbook(payload, as))[0]?.rows ?? []).map((row) => Object.values(row).map(({ value }) => value));

  it('holds the selection alone, in the order of the list', async () => {
    const given = { columns: ['summary'], orderBy: 'summary', orderDirection: 'DESC' };
    expect(await cellsOf({ ...given, ids: [ada.id, zoe.id] })).toEqual([['summary'], ['Zoë'], ['Ada']]);
    expect(await cellsOf({ ...given, ids: [zoe.id] })).toEqual([['summary'], ['Zoë']]);
  });

  it('holds what the filter finds, and the headings alone where it finds nothing', async () => {
    expect(await cellsOf({ columns: ['summary'], keyword: 'ada' })).toEqual([['summary'], ['Ada']]);
    expect(await cellsOf({ columns: ['summary'], keyword: 'nobody at all' })).toEqual([['summary']]);
  });

  it('lacks the fields that its reader may not see', async () => {
    const [headings] = await cellsOf({ ids: [ada.id] }, 'viewAssigned');
    expect(headings).toContain('summary');
    expect(headings).not.toContain('cost');
    const refused = await shop.call('fixtureErrand', 'export', {
      given: { columns: ['cost'], format },
      as: 'viewAssigned',
    });
    expect(refused.status).toBe(400);
  });

  it('holds only what is assigned to a reader who sees no more', async () => {
    const given = { columns: ['summary'], ids: [ada.id, zoe.id] };
    expect(await cellsOf(given, 'viewAssigned')).toEqual([['summary'], ['Ada']]);
    expect(await cellsOf({ columns: ['summary'] }, 'viewAssigned')).toEqual([['summary'], ['Ada']]);
    expect(await cellsOf({ columns: ['summary'] }, 'editAssigned')).toEqual([['summary']]);
  });

  it('is not for another agency', async () => {
    const headers = { authorization: `Bearer ${shop.house.of('otherAgency').token}` };
    const payload = { ids: [ada.id], columns: ['summary'], format };
    const answer = await shop.test.app.inject({ method: 'POST', url: path(), headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.includes('Ada')).toBe(false);
    if (format === 'xlsx') expect(readWorkbook(answer.rawPayload)[0]?.rows).toHaveLength(1);
  });

  it('tells how far it is where that is asked for, and is the same file', async () => {
    const given = { ids: [ada.id, zoe.id], columns: ['summary'], orderBy: 'summary', format };
    const { rawPayload: framed } = await exported({ ...given, progress: true });
    const parts: Buffer[] = [];
    const told: number[][] = [];
    for (let at = 0; at < framed.length;) {
      const [done = 0, total = 0, bytes = 0] = [0, 4, 8].map((offset) => framed.readUInt32BE(at + offset));
      told.push([done, total]);
      parts.push(framed.subarray(at + 12, at + 12 + bytes));
      at += 12 + bytes;
    }
    expect(told[0]).toEqual([0, 2]);
    expect(told.at(-1)).toEqual([2, 2]);
    const file = Buffer.concat(parts);
    if (format === 'csv') expect(file.equals((await exported(given)).rawPayload)).toBe(true);
    else expect(readWorkbook(file)[0]?.rows.slice(1)).toEqual([{ A: { value: 'Ada' } }, { A: { value: 'Zoë' } }]);
  });

  it('refuses a list that cannot be, before the first byte', async () => {
    for (const given of [
      { orderBy: 'details' },
      { columns: ['nothing'] },
      { headings: ['Only one'] },
      { unknown: 1 },
    ]) {
      const answer = await shop.call('fixtureErrand', 'export', { given: { ...given, format } });
      expect([JSON.stringify(given), answer.status]).toEqual([JSON.stringify(given), 400]);
    }
  });
});

it('refuses a format that there is none of, and a selection that is too large', async () => {
  expect((await shop.call('fixtureErrand', 'export', { given: { format: 'pdf' } })).status).toBe(400);
  const ids = Array.from({ length: selectionLimit + 1 }, () => ada.id as string);
  const { status, json } = await shop.call('fixtureErrand', 'export', { given: { ids } });
  expect([status, json.error.key]).toEqual([400, 'tooMany']);
  expect((await shop.call('fixtureErrand', 'export', { given: { ids: ids.slice(1) } })).status).toBe(200);
});
