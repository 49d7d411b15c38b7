import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Files of other kinds than CSV, and what is told of their columns. */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll']);
  me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
});
afterAll(() => shop.close());

const workbook = async (...sheets: Parameters<typeof writeXlsx>[0]['sheets']) =>
  Buffer.from(await writeXlsx({ sheets }));
const talents = {
  name: 'Talents',
  rows: [
    ['Name', 'Mail', 'Mobile', 'Born', 'Town'],
    ['Sheet One', 'one@sheet.test', 61_412_345_678, new Date(Date.UTC(1991, 2, 3)), 'Perth'],
    [null],
    ['Sheet Two', 'two@sheet.test', null, null, "'=1+1"],
  ],
};

/** Begins with a file, and reads it. */
async function begun(content: string | Buffer, name: string) {
  const { data } = await me.begin('talent', content, name);
  await me.work();
  return me.one(data.id);
}

describe('a workbook', () => {
  it('becomes the same rows as text, and records', async () => {
    const one = await begun(await workbook(talents), 'people.xlsx');
    expect(one).toMatchObject({
      state: 'mapping',
      total: 2,
      sheets: [{ index: 0, name: 'Talents' }],
      sheet: 0,
      headings: ['Name', 'Mail', 'Mobile', 'Born', 'Town'],
      sample: [
        ['Sheet One', 'one@sheet.test', '61412345678', '1991-03-03', 'Perth'],
        ['Sheet Two', 'two@sheet.test', '', '', '=1+1'],
      ],
    });
    await me.choose(one.id, { columns: ['displayName', 'email', null, 'dob', 'location'], key: 'email' });
    await me.work();
    await me.step(one.id, 'start');
    await me.work();
    expect(await me.one(one.id)).toMatchObject({ state: 'done', created: 2, faults: 0 });
    const { data } = await shop.call('talent', 'list', { given: { keyword: 'Sheet One', pageSize: 10 } });
    expect(data.data[0]).toMatchObject({ displayName: 'Sheet One', email: 'one@sheet.test', dob: '1991-03-03' });
  });

  it('keeps what its cells show: shares, leading zeros, currencies', async () => {
    const cells = new Map([
      ['1,1', { value: 0.15, style: { numFmt: '0%' } }],
      ['1,2', { value: 412_345_678, style: { numFmt: '0000 000 000' } }],
    ]);
    const rows = [
      ['Name', 'Commission', 'Mobile', 'Mail'],
      ['Shown Talent', null, null, '\u202aShown <shown@sheet.test>\u202c'],
    ];
    const content = await workbook({ name: 'Talents', rows, cells });
    const { id } = (await me.begin('talent', content, 'people.xlsx')).data;
    await me.work();
    const columns = ['displayName', 'commission', 'phoneNumber', 'email'];
    expect((await me.choose(id, { columns, key: 'email' })).status).toBe(200);
    await me.work();
    await me.step(id, 'start');
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'done', created: 1, faults: 0 });
    const fields = columns.slice(1);
    const { data } = await shop.call('talent', 'list', { given: { keyword: 'Shown Talent', fields } });
    expect(data.data[0]).toMatchObject({
      commission: 1500,
      phoneNumber: '0412345678',
      email: 'shown@sheet.test',
    });
    const deals = new Map([['1,1', { value: 1234.5, style: { numFmt: '#,##0.00 [$€-407]' } }]]);
    const deal = {
      name: 'Deals',
      rows: [
        ['Name', 'Value'],
        ['Shown deal', null],
      ],
      cells: deals,
    };
    const begunDeal = await me.checked('opportunity', await workbook(deal), { columns: ['summary', 'value'] });
    const { data: preview } = await me.ask('POST', `/${begunDeal.id}/preview`, { pageSize: 10 });
    expect(JSON.stringify(preview)).toContain('1234.5');
    expect(JSON.stringify(preview)).toContain('EUR');
  });

  it('is read sheet by sheet, and what was chosen for another one is forgotten', async () => {
    const scouts = { name: 'Scouts', rows: [['Person'], ['Bao'], ['Cleo']] };
    const cover = { name: 'Cover', rows: [['Our people']] };
    const { id, version, ...one } = await begun(await workbook(cover, talents, scouts), 'people.xlsx');
    expect(one).toMatchObject({
      sheets: [
        { index: 1, name: 'Talents' },
        { index: 2, name: 'Scouts' },
      ],
      sheet: 1,
      total: 2,
    });
    await me.choose(id, { columns: ['displayName', 'email'] });
    await me.work();
    const before = await me.one(id);
    const wrong = await me.ask('PUT', `/${id}/sheet`, { version: before.version, sheet: 0 });
    expect([wrong.status, wrong.json.errorDetails[0]]).toMatchObject([400, { field: 'sheet', key: 'choice' }]);
    const late = await me.ask('PUT', `/${id}/sheet`, { version, sheet: 2 });
    expect([late.status, late.json.error.key]).toEqual([400, 'importMoved']);
    const answer = await me.ask('PUT', `/${id}/sheet`, { version: before.version, sheet: 2 });
    expect(answer.data).toMatchObject({ state: 'reading', mapping: null, total: 0, headings: [] });
    await me.work();
    expect(await me.one(id)).toMatchObject({
      state: 'mapping',
      sheet: 2,
      headings: ['Person'],
      total: 2,
      sample: [['Bao'], ['Cleo']],
      toCreate: 0,
    });
  });

  it.each([
    ['of an old format, or with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'importOldWorkbook'],
    ['that is none', Buffer.from('PK\x03\x04 nothing', 'latin1'), 'importUnreadable'],
  ])('is refused in words: one %s', async (_what, content, key) => {
    expect(await begun(content, 'people.xlsx')).toMatchObject({ state: 'failed', failure: { key } });
  });
});

describe('text', () => {
  it('is taken as a spreadsheet copies it: between tabs, with quotes around lines', async () => {
    const pasted = 'Full name\tMail\n"Ada, the\nfirst"\tada@tab.test\nBao; Second\t\n';
    expect(await begun(pasted, 'Pasted table.tsv')).toMatchObject({
      headings: ['Full name', 'Mail'],
      sample: [
        ['Ada, the\nfirst', 'ada@tab.test'],
        ['Bao; Second', ''],
      ],
    });
  });

  it('between tabs has one column where there are none', async () => {
    expect(await begun('Name\nLovelace, Ada\nNguyen, Bao\n', 'people.tsv')).toMatchObject({
      headings: ['Name'],
      sample: [['Lovelace, Ada'], ['Nguyen, Bao']],
    });
  });

  it('is read by what it is, whatever its name says', async () => {
    expect(await begun('Name;Mail\nAda;ada@x.test\n', 'people.txt')).toMatchObject({ headings: ['Name', 'Mail'] });
    expect(await begun('Name,Mail\nAda,ada@x.test\n', 'people.xlsx')).toMatchObject({ headings: ['Name', 'Mail'] });
    expect(await begun(await workbook(talents), 'people.csv')).toMatchObject({ total: 2, sheet: 0 });
  });

  it('is an address book with a row a card', async () => {
    const cards = ['Ada', 'Bao'].map((name) => `BEGIN:VCARD\r\nFN:${name}\r\nEMAIL:${name}@x.test\r\nEND:VCARD\r\n`);
    expect(await begun(cards.join(''), 'contacts.vcf')).toMatchObject({
      total: 2,
      headings: ['Name', 'Email'],
      sample: [
        ['Ada', 'Ada@x.test'],
        ['Bao', 'Bao@x.test'],
      ],
    });
  });
});

describe('columns', () => {
  it('tell their values and which records these name, to the maker until columns are chosen', async () => {
    const text = 'Name\tGenre\nAda\tmusic; Sports\nBao\tMusic\nCleo\tMusic\nDan\tDance; Music\nEve\tn/a\n';
    const { id, columns } = await begun(text, 'people.tsv');
    expect(columns[1]).toEqual({
      values: [
        { text: 'Music', rows: 2 },
        { text: 'music; Sports', rows: 1 },
        { text: 'Dance; Music', rows: 1 },
        { text: 'n/a', rows: 1 },
      ],
      fits: { categories: 0.75 },
    });
    expect(columns[0]).toMatchObject({ values: [{ text: 'Ada', rows: 1 }, {}, {}, {}, {}], fits: {} });
    const staff = importerOf(shop.test, shop.house.agencyId, shop.house.of('editAll').token);
    const theirs = (await staff.begin('talent', text, 'people.tsv')).data;
    await me.work();
    expect([(await staff.one(theirs.id)).columns.length, (await me.one(theirs.id)).columns]).toEqual([2, []]);
    await me.choose(id, { columns: ['displayName', null] });
    expect((await me.one(id)).columns).toEqual([]);
  });

  it('make up a name together', async () => {
    const { id } = await begun('First name,Surname\nJoined, Person \nAlone,\n', 'people.csv');
    await me.choose(id, { columns: ['displayName', 'displayName'], key: 'displayName' });
    await me.work();
    const { data } = await me.ask('POST', `/${id}/preview`, { pageSize: 10 });
    expect(data.data.map(({ cells }: { cells: object[] }) => cells)).toEqual([
      [{ field: 'displayName', text: 'Joined Person', values: { displayName: 'Joined Person' } }],
      [{ field: 'displayName', text: 'Alone', values: { displayName: 'Alone' } }],
    ]);
  });
});
