import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slice } from '../../server/areas/tools/imports/running.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { importColumnLimit, importDays, importRowLength, importRowLimit } from '../../schema/rules/limits.ts';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** People from files: the whole way of a file, and everything that may come in between. */
let shop: Workshop;
type Importer = ReturnType<typeof importerOf>;
let me: Importer;
const as = (who: Parameters<Workshop['house']['of']>[0]): Importer =>
  importerOf(shop.test, shop.house.agencyId, shop.house.of(who).token);

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'people', 'editAll', 'editAssigned', 'viewAll', 'superAdmin']);
  me = as('agency');
});
afterAll(() => shop.close());

const named = async (kind: string, keyword: string): Promise<Json[]> =>
  (await shop.call(kind, 'list', { given: { keyword, pageSize: 100 } })).data.data;

describe('a file', () => {
  it.each([
    ['UTF-8 with a mark, between commas', '\uFEFFName,Mail\nZoë Ångström,zoe@import.test', 'utf8'],
    ['UTF-16, between tabs', '\uFEFFName\tMail\nZoë Ångström\tzoe@import.test', 'utf16le'],
    ['Windows-1252, between semicolons', 'Name;Mail\r\nZoë Ångström;zoe@import.test\r\n', 'latin1'],
    ['between bars', 'Name|Mail\nZoë Ångström|zoe@import.test\n', 'utf8'],
    ['quotes, line breaks and empty rows', '"Name","Mail"\n\n,\n"Zoë Ångström","zoe@import.test"\n\n', 'utf8'],
  ] as const)('is read: %s', async (_what, text, encoding) => {
    const { data } = await me.begin('talent', Buffer.from(text, encoding));
    expect(data).toMatchObject({ state: 'reading', total: 0, isOwn: true });
    await me.work();
    expect(await me.one(data.id)).toMatchObject({
      state: 'mapping',
      total: 1,
      headings: ['Name', 'Mail'],
      sample: [['Zoë Ångström', 'zoe@import.test']],
    });
  });

  it.each([
    ['20,001 rows', `Name\n${'A\n'.repeat(importRowLimit + 1)}`, 'importTooManyRows'],
    ['5,000 columns', 'a,'.repeat(5000), 'importTooWide'],
    ['a cell of 1 MB', `Name\n${'x'.repeat(1_000_000)}\n`, 'importRowTooLong'],
    ['a quotation mark that is never closed', `Name\n"Ada\nBao\n`, 'importQuote'],
    ['one that swallows the rest', `Name\n"Ada\n${'Bao\n'.repeat(importRowLength / 4)}`, 'importRowTooLong'],
    ['no text', Buffer.from([80, 75, 3, 4, 0, 0, 0, 8, 8, 0, 255, 254]), 'importUnreadable'],
    ['U+0000 in a text', 'Name\nAda\0\n', 'importUnreadable'],
    ['nothing', ' ', 'importEmpty'],
    ['headings alone', 'Name,Mail\n', 'importEmpty'],
  ])('is refused in words: %s', async (_what, content, key) => {
    const { data } = await me.begin('talent', content);
    await me.work();
    expect(await me.one(data.id)).toMatchObject({ state: 'failed', failure: { key }, sample: [] });
  });

  it.each([
    ['is too long', 'importRowTooLong', 'x'.repeat(1_000_000)],
    ['has a quotation mark that is never closed', 'importQuote', '"Ada\nBao'],
  ])('is refused with the number that a spreadsheet gives the row that %s', async (_what, key, cell) => {
    const { data } = await me.begin('talent', `Name\n\n"Two\nlines"\n${cell}\n`);
    await me.work();
    expect(await me.one(data.id)).toMatchObject({ failure: { key, params: { row: 4 } } });
  });

  it('is taken up to the limits, and as a table alone', async () => {
    const wide = await me.begin('talent', `${'a,'.repeat(importColumnLimit - 1)}a\n1\n`);
    await me.work();
    expect(await me.one(wide.data.id)).toMatchObject({ state: 'mapping' });
    const other = await me.begin('talent', 'Name\nAda', 'people.docx');
    expect([other.status, other.json.errorDetails[0].key]).toEqual([400, 'fileExtension']);
    expect((await me.begin('staff', 'Name\nAda')).json.errorDetails[0]).toMatchObject({ field: 'kind', key: 'choice' });
  });
});

describe('rows', () => {
  it('keep the currency that a cell shows, and take no error of a spreadsheet for a name', async () => {
    const rows = [
      ['Currency 1', '€1,234.56'],
      ['Currency 2', '1 234,50'],
      ['Currency 3', 'kr 500'],
      ['#REF!', '5'],
    ];
    const checked = await me.whole('opportunity', csv(['Deal', 'Value'], ...rows), { columns: ['summary', 'value'] });
    expect(await me.faults(checked.id)).toEqual(['4 value currency', '5 summary cellError']);
    const found = (await named('opportunity', 'currency')).toSorted((one, other) =>
      one.summary < other.summary ? -1 : 1,
    );
    expect(found).toMatchObject([
      { summary: 'Currency 1', value: '1234.56', valueCurrency: 'EUR' },
      { summary: 'Currency 2', value: '1234.50', valueCurrency: 'AUD' },
    ]);
  });

  it('become records as if somebody had made them by hand', async () => {
    const tag = await shop.make('catalogue', { displayName: 'Éclair', type: 'TAG' });
    const field = await shop.make('customField', { label: 'Shoe', ownerType: 'TALENT', dataType: 'SHORT_TEXT' });
    const staff = shop.house.of('editAll').actor?.staffId ?? '';
    const { rows: people } = await shop.test.pools.query<{ label: string }>(shop.house.agencyId, {
      text: 'select label from record where agency_id = $1 and id = $2',
      values: [shop.house.agencyId, staff],
    });
    const done = await me.whole(
      'talent',
      csv(
        ['Name', 'Stand', 'Tags', 'Who', 'Mobile', 'Born', 'Height', 'Town', 'Shoe', 'Ignored'],
        [
          'Whole One',
          'aktiv',
          'éclair',
          people[0]?.label.toUpperCase() ?? '',
          '+64 21 234 5678',
          '3 Mar 91',
          '1.82 m',
          'Perth',
          '42',
          'x',
        ],
        ['Whole Two', 'locked', '', '', '0412 345 678 AU', '2001-02-03', '', '', "'=1+1", ''],
      ),
      {
        columns: [
          'displayName',
          'status',
          'tags',
          'assignees',
          'phoneNumber',
          'dob',
          'height',
          'location',
          `custom.${field.id}`,
          null,
        ],
        words: { status: { Aktiv: 1 } },
      },
    );
    expect(done).toMatchObject({ state: 'done', total: 2, done: 2, toCreate: 2, created: 2, faults: 0, canUndo: true });
    const found = await named('talent', 'whole');
    const [first, second] = await Promise.all(
      ['Whole One', 'Whole Two'].map((name) => shop.read('talent', found.find((one) => one.displayName === name).id)),
    );
    expect(first).toMatchObject({
      status: 1,
      tagIds: [tag.id],
      assigneeIds: [staff],
      phoneNumber: '0212345678',
      countryCode: 'NZ',
      dob: '1991-03-03',
      height: 1820,
      location: 'Perth',
      custom: { [field.id]: '42' },
    });
    expect(second).toMatchObject({ status: 3, phoneNumber: '0412345678', custom: { [field.id]: '=1+1' } });
    const history = (await shop.call('talent', 'history', { id: first.id })).data.data;
    expect(history).toMatchObject([{ action: 'create', version: 1 }]);
  });

  it('are told what is wrong with them one by one, on the page and in a file that runs nothing', async () => {
    const before = (await named('talent', 'fault')).length;
    await shop.make('talent', { displayName: 'Twice there' });
    await shop.make('talent', { displayName: 'Twice there' });
    const checked = await me.checked(
      'talent',
      csv(
        ['Name', 'Mail', 'Tags', '=cmd()'],
        ['Fault good', 'good@import.test', '', ''],
        ['', 'nameless@import.test', '', ''],
        ['Fault mail', 'no address', 'Nobody knows', '=1+1'],
        ['fault GOOD', 'again@import.test', '', ''],
        ['Twice there', '', '', ''],
      ),
      { columns: ['displayName', 'email', 'tags'], key: 'displayName', existing: 'update' },
    );
    expect(checked).toMatchObject({ state: 'checked', toCreate: 1, toUpdate: 0, faults: 4, done: 5 });
    expect(await me.faults(checked.id)).toEqual([
      '3 displayName required',
      '4 tags noMatch',
      '4 email email',
      '5 displayName importTwice',
      '6 displayName severalMatches',
    ]);
    const words = {
      of: 'import',
      row: 'Zeile',
      fault: 'Fehler',
      messages: { noMatch: 'Kein {label}' },
      fields: { tags: 'Marken' },
    };
    const { status, text, headers } = await me.ask('POST', `/${checked.id}/errors`, words);
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename=people-errors.csv']);
    const lines = text.split('\n');
    expect(lines[0]).toBe("\uFEFFName,Mail,Tags,'=cmd(),Zeile,Fehler");
    expect(lines).toContain(
      "Fault mail,no address,Nobody knows,'=1+1,4,Marken: Kein Nobody knows; email “no address”: Invalid email",
    );
    await me.step(checked.id, 'start');
    await me.work();
    expect(await me.one(checked.id)).toMatchObject({ state: 'done', created: 1, faults: 4 });
    expect(await named('talent', 'fault')).toHaveLength(before + 1);
  });

  it('are numbered as a spreadsheet numbers them: with the headings, empty rows and line breaks within a cell', async () => {
    const file = [
      '',
      'Name,Mail',
      '"Rows ""one""\nand more",one@rows.test',
      '',
      ',',
      'Rows two,no address',
      ' , ',
      'rows two,two@rows.test',
      'Rows TWO,three@rows.test',
    ].join('\r\n');
    const chosen = { columns: ['displayName', 'email'], key: 'displayName', existing: 'skip' } as const;
    const checked = await me.checked('talent', file, chosen);
    expect(checked).toMatchObject({ total: 4, toCreate: 2, faults: 2 });
    expect(await me.faults(checked.id)).toEqual(['6 email email', '9 displayName importTwice']);
    const { data } = await me.ask('POST', `/${checked.id}/rows`, { of: 'import', pageSize: 10 });
    expect(data.data[1].faults).toMatchObject([{ params: { row: 8 } }]);
    const { text } = await me.ask('POST', `/${checked.id}/errors`, { of: 'import' });
    expect(text.split('\n').map((line) => /,(\d+),/.exec(line)?.[1])).toEqual([undefined, '6', '9', undefined]);
  });

  it('without the key make new records, and are told so beforehand', async () => {
    const known = await shop.make('talent', { displayName: 'Keyless known', email: 'known@keyless.test' });
    const file = csv(
      ['Name', 'Mail'],
      ['Keyless known now', 'KNOWN@keyless.test'],
      ['Keyless new', 'new@keyless.test'],
      ['Keyless known', ''],
      ['Keyless twin', ''],
      ['Keyless twin', ' \u00a0'],
      ['', ''],
      ['', 'nameless@keyless.test'],
    );
    const chosen = { columns: ['displayName', 'email'], key: 'email', existing: 'update' } as const;
    const checked = await me.checked('talent', file, chosen);
    expect(checked).toMatchObject({ total: 6, toCreate: 4, toUpdate: 1, withoutKey: 3, faults: 1 });
    await me.step(checked.id, 'start');
    await me.work();
    expect(await me.one(checked.id)).toMatchObject({ created: 4, updated: 1, faults: 1, withoutKey: 0 });
    expect(await me.faults(checked.id)).toEqual(['8 displayName required']);
    const names = (await named('talent', 'keyless')).map(({ displayName }) => displayName);
    expect(names.toSorted()).toEqual([
      'Keyless known',
      'Keyless known now',
      'Keyless new',
      'Keyless twin',
      'Keyless twin',
    ]);
    expect(await shop.read('talent', known.id)).toMatchObject({ displayName: 'Keyless known now' });
  });

  it('take the first of several values that Google writes into a cell, and are told so beforehand', async () => {
    const file = csv(
      ['Name', 'Mail', 'Mobile', 'Categories'],
      ['Several One ::: Name', 'Ann <one@several.test> ::: b@several.test', '="0412 345 678"', 'Music ::: Sports'],
      ['Several Two', 'mailto:two@several.test', "'0412345679", ''],
      ['Several Three', 'none ::: three@several.test', '+61 412 345 670 ::: +61 412 345 671', ''],
    );
    const columns = ['displayName', 'email', 'phoneNumber', 'categories'];
    const checked = await me.checked('talent', file, { columns });
    expect(checked).toMatchObject({ toCreate: 2, faults: 1, withMore: 1 });
    expect(await me.faults(checked.id)).toEqual(['4 email email']);
    const mends = [
      { field: 'email', text: 'none ::: three@several.test', action: 'replace', value: 'three@several.test' },
    ];
    const { version } = await me.one(checked.id);
    expect((await me.ask('PUT', `/${checked.id}/mends`, { version, mends })).status).toBe(200);
    await me.work();
    expect(await me.one(checked.id)).toMatchObject({ toCreate: 3, faults: 0, withMore: 2 });
    await me.step(checked.id, 'start');
    await me.work();
    const kept = (await named('talent', 'several')).map(({ displayName, email, phoneNumber, categories }) => [
      displayName,
      email,
      phoneNumber,
      (categories as Json[]).map((one) => one.displayName).toSorted(),
    ]);
    expect(kept.toSorted()).toEqual([
      ['Several One ::: Name', 'one@several.test', '0412345678', ['Music', 'Sports']],
      ['Several Three', 'three@several.test', '0412345670', []],
      ['Several Two', 'two@several.test', '0412345679', []],
    ]);
  });

  it('are recognised by a name whatever blanks stand between its words, and keep one each', async () => {
    const known = await shop.make('talent', { displayName: 'Blank  Okafor', headline: 'Old' });
    const agent = await shop.make('staff', { displayName: 'Blank\u00a0Agent', email: 'blank@agent.test' });
    const file = csv(
      ['Name', 'Line', 'Who'],
      ['Blank\u00a0\u2009Okafor', 'New  line', 'blank   agent'],
      ['Blank \t Fresh', '', ''],
      ['Blank  Fresh', '', ''],
    );
    const done = await me.whole('talent', file, {
      columns: ['displayName', 'headline', 'assignees'],
      key: 'displayName',
      existing: 'update',
    });
    expect(await me.faults(done.id)).toEqual(['4 displayName importTwice']);
    expect(done).toMatchObject({ updated: 1, created: 1 });
    expect(await shop.read('talent', known.id)).toMatchObject({
      displayName: 'Blank Okafor',
      headline: 'New  line',
      assigneeIds: [agent.id],
    });
    expect((await named('talent', 'blank')).map(({ displayName }) => displayName).toSorted()).toEqual([
      'Blank Fresh',
      'Blank Okafor',
    ]);
  });

  it('leave what exists as it is, or change it, and say what the choice comes to beforehand', async () => {
    const known = await shop.make('partner', { displayName: 'Known Hall', email: 'old@hall.test', headline: 'Stays' });
    const file = csv(
      ['Company', 'Mail', 'Line'],
      ['KNOWN  hall'.replace('  ', ' '), 'new@hall.test', ''],
      ['New Hall', '', 'Fresh'],
    );
    const chosen = { columns: ['displayName', 'email', 'headline'], key: 'displayName' };
    expect(await me.whole('partner', file, chosen)).toMatchObject({ toSkip: 1, toCreate: 1, skipped: 1, created: 1 });
    expect(await shop.read('partner', known.id)).toMatchObject({ version: 1, email: 'old@hall.test' });
    const again = await me.whole('partner', file, { ...chosen, existing: 'update' });
    expect(again).toMatchObject({ toUpdate: 2, toCreate: 0, updated: 1, skipped: 1, created: 0 });
    const now = await shop.read('partner', known.id);
    expect(now).toMatchObject({ version: 2, displayName: 'KNOWN hall', email: 'new@hall.test', headline: 'Stays' });
  });

  it('are told apart within their owner where they have one, who is found by name or email', async () => {
    const [one, two] = [
      await shop.make('partner', { displayName: 'Owner one', email: 'desk@owner.test' }),
      await shop.make('partner', { displayName: 'Owner two' }),
    ];
    await shop.make('partnerContact', { name: 'Ann', clientId: one.id });
    const file = csv(
      ['Partner', 'Name', 'Role'],
      ['DESK@owner.test', 'ann', 'Booker'],
      ['owner TWO', 'Ann', 'Lawyer'],
      ['No such', 'Ann', ''],
    );
    const done = await me.whole('partnerContact', file, {
      columns: ['client', 'name', 'role'],
      key: 'name',
      existing: 'update',
    });
    expect(done).toMatchObject({ updated: 1, created: 1, faults: 1 });
    const contacts = (await shop.call('partnerContact', 'list', { given: { clientIds: [one.id, two.id] } })).data.data;
    expect(contacts.map(({ name, role }: Json) => [name, role]).toSorted()).toEqual([
      ['Ann', 'Lawyer'],
      ['ann', 'Booker'],
    ]);
  });

  it('may have their columns chosen anew, but never one field twice, none that is unknown and no key that is not there', async () => {
    const { id } = await me.checked('talent', csv(['Name', 'Mail'], ['Anew', 'x']), {
      columns: ['displayName', 'email'],
    });
    expect(await me.one(id)).toMatchObject({ faults: 1 });
    const refused = async (columns: (string | null)[], key: string | null = null) =>
      (await me.choose(id, { columns, key })).json.errorDetails?.map(
        ({ field, key: said }: Json) => `${field} ${said}`,
      );
    expect(await refused(['email', 'email'])).toEqual(['columns.1.field importColumnTwice']);
    expect(await refused(['displayName', 'age'])).toEqual(['columns.1.field unknownField']);
    expect(await refused(['displayName', null, 'email'])).toEqual(['columns.1.column choice']);
    expect(await refused(['displayName'], 'email')).toEqual(['key keyMissing']);
    expect(await refused(['displayName'], 'bio')).toEqual(['key choice']);
    await me.choose(id, { columns: ['displayName'] });
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'checked', faults: 0, toCreate: 1 });
  });
});

describe('a file that was exported', () => {
  it.each(['fixtureErrand', 'talent', 'scout', 'partner', 'opportunity'])(
    'says nothing new of a %s, whatever kinds of fields it has',
    async (kind) => {
      const record = await shop.make(kind);
      const entity = shop.test.registry.get(kind);
      const known = await me.begin(kind, 'a\n1\n');
      // Rows stand in one cell of an export: what a column fills of them is no column there.
      const names = known.data.fields.flatMap(({ name }: Json) =>
        name.startsWith('custom.') || name in entity.fields ? [name as string] : [],
      );
      const { text } = await shop.call(kind, 'export', {
        given: { ids: [record.id], columns: names, headings: names },
      });
      const key = entity.import?.key.find((name) => names.includes(name) && record[name]) ?? null;
      const done = await me.whole(kind, text, { columns: names, key, existing: 'update' });
      const { changes = [] } =
        (await shop.call(kind, 'history', { id: record.id })).data.data.find(
          ({ action }: Json) => action === 'update',
        ) ?? {};
      expect(changes).toEqual([]);
      expect([await me.faults(done.id), done.skipped, done.updated]).toEqual([[], 1, 0]);
      expect((await shop.read(kind, record.id)).version).toBe(record.version);
    },
  );
});

const many = (count: number, prefix: string) =>
  csv(['Name'], ...Array.from({ length: count }, (_, index) => [`${prefix} ${index}`]));

describe('what happens meanwhile', () => {
  it('is that two tabs start the same import, which is written once', async () => {
    const { id, version } = await me.checked('talent', many(3, 'Tabs'), { columns: ['displayName'] });
    const both = await Promise.all([1, 2].map(() => me.ask('POST', `/${id}/start`, { version })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([me.work(), me.work()]);
    expect(await me.one(id)).toMatchObject({ state: 'done', created: 3, done: 3 });
    expect(await named('talent', 'tabs')).toHaveLength(3);
    const late = await me.ask('PUT', `/${id}/mapping`, {
      version,
      mapping: { columns: [{ column: 0, field: 'displayName' }], key: null, existing: 'skip' },
    });
    expect([late.status, late.json.error.key]).toEqual([400, 'importMoved']);
  });

  it('is that the server is killed in the middle: it goes on without a row twice or left out', async () => {
    const { id } = await me.checked('talent', many(60, 'Killed'), { columns: ['displayName'] });
    await me.step(id, 'start');
    await shop.test.app.imports.work(shop.house.agencyId);
    expect(await me.one(id)).toMatchObject({ state: 'running', done: slice, created: slice });
    // The connection that writes the next rows dies before they are committed: they wait for a table that is held.
    const holder = await shop.test.pools.owner.connect();
    await holder.query('begin; lock table talents in share mode');
    const dying = shop.test.app.imports.work(shop.house.agencyId);
    for (let killed = 0; killed === 0;) {
      const { rowCount } = await shop.test.pools.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'greenroom' and wait_event_type = 'Lock'
           and query like '%insert into talents%'`,
      );
      killed = rowCount ?? 0;
    }
    await holder.query('rollback');
    holder.release();
    await dying;
    expect(await me.one(id)).toMatchObject({ state: 'running', done: slice, created: slice });
    expect(await named('talent', 'killed')).toHaveLength(slice);
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'done', done: 60, created: 60 });
    expect(await named('talent', 'killed')).toHaveLength(60);
  });

  it('is that it is cancelled: what is written stays, and can be taken back', async () => {
    const { id } = await me.checked('talent', many(40, 'Stopped'), { columns: ['displayName'] });
    await me.step(id, 'start');
    await shop.test.app.imports.work(shop.house.agencyId);
    expect((await me.step(id, 'cancel')).data).toMatchObject({ state: 'cancelled', created: slice, canUndo: true });
    await me.work();
    expect(await named('talent', 'stopped')).toHaveLength(slice);
    expect((await me.step(id, 'cancel')).data).toMatchObject({ state: 'cancelled' });
    await me.step(id, 'undo');
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'undone', undone: slice, kept: 0, canUndo: false });
    expect(await named('talent', 'stopped')).toHaveLength(0);
  });

  it('is that it is cancelled by who has not seen how far it is: nothing happens, and they are told', async () => {
    const { id, version } = await me.checked('talent', many(3, 'Unseen'), { columns: ['displayName'] });
    for (const seen of [version - 1, version + 1, 2_147_483_647]) {
      const answer = await me.ask('POST', `/${id}/cancel`, { version: seen });
      expect([answer.status, answer.json.error.key]).toEqual([400, 'importMoved']);
    }
    expect(await me.one(id)).toMatchObject({ state: 'checked', version });
    for (const _again of [1, 2]) {
      expect((await me.ask('POST', `/${id}/cancel`, { version })).data).toMatchObject({ state: 'cancelled' });
    }
  });

  it('is that somebody makes the same record, or gives it a twin, between check and start', async () => {
    const { id } = await me.checked('talent', csv(['Name', 'Mail'], ['Meant', 'a@b.test'], ['Torn', 'c@d.test']), {
      columns: ['displayName', 'email'],
      key: 'displayName',
      existing: 'update',
    });
    const meant = await shop.make('talent', { displayName: 'Meant' });
    for (let each = 0; each < 2; each += 1) await shop.make('talent', { displayName: 'Torn' });
    await me.step(id, 'start');
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'done', created: 0, updated: 1, faults: 1 });
    expect(await me.faults(id)).toEqual(['3 displayName severalMatches']);
    expect(await shop.read('talent', meant.id)).toMatchObject({ email: 'a@b.test' });
  });

  it('is that its maker loses the right: nothing more is written', async () => {
    const staff = as('editAll');
    const { id } = await staff.checked('talent', many(30, 'Closed'), { columns: ['displayName'] });
    await staff.step(id, 'start');
    await shop.test.app.imports.work(shop.house.agencyId);
    const { accountId } = shop.house.of('editAll').actor ?? {};
    const { rows } = await shop.test.pools.owner.query('select levels from membership where account_id = $1', [
      accountId,
    ]);
    await shop.test.pools.owner.query(`update membership set levels = '{}' where account_id = $1`, [accountId]);
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'failed', failure: { key: 'notAllowed' }, created: slice });
    await shop.test.pools.owner.query('update membership set levels = $2 where account_id = $1', [
      accountId,
      rows[0].levels,
    ]);
  });
});

describe('an undo', () => {
  it('deletes what was made and puts back what was changed, but for what others changed since, which it tells', async () => {
    const [plain, touched, gone] = [
      await shop.make('partner', { displayName: 'Undo plain', email: 'was@plain.test' }),
      await shop.make('partner', { displayName: 'Undo touched', email: 'was@touched.test' }),
      await shop.make('partner', { displayName: 'Undo gone' }),
    ];
    const file = csv(
      ['Name', 'Mail', 'Line', 'Town'],
      ['Undo plain', 'is@plain.test', 'New', 'Perth'],
      ['Undo touched', 'is@touched.test', 'New', ''],
      ['Undo gone', 'is@gone.test', '', ''],
      ['Undo made', '', '', ''],
      ['Undo made and changed', '', '', ''],
    );
    const { id, updated, created } = await me.whole('partner', file, {
      columns: ['displayName', 'email', 'headline', 'headOfficeLocation'],
      key: 'displayName',
      existing: 'update',
    });
    expect([updated, created]).toEqual([3, 2]);
    await shop.call('partner', 'update', { id: touched.id, given: { email: 'own@touched.test' } });
    await shop.call('partner', 'delete', { id: gone.id });
    const changed = (await named('partner', 'undo made and changed'))[0];
    await shop.call('partner', 'update', { id: changed.id, given: { headline: 'Work' } });

    expect((await me.step(id, 'undo')).data).toMatchObject({ state: 'undoing', canUndo: false });
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'undone', undone: 3, kept: 2, canUndo: false });
    expect(await me.faults(id, 'undo')).toEqual(['3 changedSince', '4 goneSince', '6 changedSince']);
    expect(await shop.read('partner', plain.id)).toMatchObject({
      email: 'was@plain.test',
      headline: null,
      headOfficeLocation: null,
    });
    expect(await shop.read('partner', touched.id)).toMatchObject({ email: 'own@touched.test', headline: null });
    expect((await named('partner', 'undo made')).length).toBe(0);
    expect((await shop.call('partner', 'restore', { id: changed.id })).status).toBe(200);
    expect((await me.step(id, 'undo')).json.error.key).toBe('importMoved');
  });

  it('gives added fields their former values one by one', async () => {
    const label = `Size ${randomUUID().slice(0, 4)}`;
    const size = await shop.make('customField', { label, ownerType: 'TALENT', dataType: 'SHORT_TEXT' });
    const hat = await shop.make('customField', { label: `${label} hat`, ownerType: 'TALENT', dataType: 'SHORT_TEXT' });
    const talent = await shop.make('talent', { displayName: 'Added one', custom: { [size.id]: 'S' } });
    const { id } = await me.whole('talent', csv(['Name', 'Size', 'Hat'], ['Added one', 'L', 'M']), {
      columns: ['displayName', `custom.${size.id}`, `custom.${hat.id}`],
      key: 'displayName',
      existing: 'update',
    });
    await shop.call('talent', 'update', { id: talent.id, given: { custom: { [hat.id]: 'XL' } } });
    await me.step(id, 'undo');
    await me.work();
    expect((await shop.read('talent', talent.id)).custom).toEqual({ [size.id]: 'S', [hat.id]: 'XL' });
    expect(await me.one(id)).toMatchObject({ kept: 1 });
  });
});

describe('rights', () => {
  it('let whoever may create import, and write no field that they may not write', async () => {
    expect((await as('viewAll').begin('talent', 'Name\nAda')).status).toBe(403);
    const assigned = as('editAssigned');
    const done = await assigned.whole('talent', csv(['Name'], ['Mine alone']), { columns: ['displayName'] });
    const mine = (await named('talent', 'mine alone'))[0];
    expect((await shop.read('talent', mine.id)).assigneeIds).toEqual([shop.house.of('editAssigned').actor?.staffId]);
    // What they may not see does not exist for them; what they may see and not edit is refused.
    await shop.make('talent', { displayName: 'Hidden name' });
    const file = csv(['Name', 'Mail'], ['Hidden name', 'x@y.test']);
    const chosen = { columns: ['displayName', 'email'], key: 'displayName', existing: 'update' as const };
    expect(await assigned.checked('talent', file, chosen)).toMatchObject({ toCreate: 1, toUpdate: 0 });
    const seen = await as('people').checked('talent', file, chosen);
    expect(await as('people').faults(seen.id)).toEqual(['2 notAllowed']);
    expect(done.fields.map(({ name }: Json) => name)).not.toContain('commission');
    expect((await me.one(done.id)).isOwn).toBe(false);
  });

  it('show an import to its maker and to admins, who may stop and undo it and nothing else', async () => {
    const staff = as('editAll');
    const { id } = await staff.checked('talent', many(2, 'Whose'), { columns: ['displayName'] });
    const listed = async (who: Importer): Promise<string[]> =>
      (await who.ask('POST', '/list', { pageSize: 100, kind: 'talent' })).data.data.map((one: Json) => one.id);
    expect([(await listed(staff)).includes(id), (await listed(me)).includes(id)]).toEqual([true, true]);
    expect((await listed(as('people'))).includes(id)).toBe(false);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/rows', { of: 'import' }],
      ['POST', '/errors', { of: 'import' }],
      ['POST', '/start', { version: 2 }],
      ['POST', '/cancel', { version: 2 }],
    ] as const) {
      for (const who of [
        as('people'),
        importerOf(shop.test, shop.house.agencyId, shop.house.of('otherAgency').token),
      ]) {
        expect([path, (await who.ask(method, `/${id}${path}`, body)).status]).toEqual([path, 404]);
      }
    }
    expect((await me.step(id, 'start')).status).toBe(403);
    expect((await me.choose(id, { columns: ['displayName'] })).status).toBe(403);
    expect((await me.step(id, 'cancel')).data.state).toBe('cancelled');
  });

  it('take nobody else’s file, and no record of another agency', async () => {
    const other = importerOf(shop.test, shop.house.otherAgencyId, shop.house.of('otherAgency').token);
    const theirs = await createRecord(shop.test.app.engine, shop.house.of('otherAgency').actor as never, 'talent', {
      displayName: 'Across the road',
    });
    const done = await me.whole('talent', csv(['Name', 'Mail'], ['Across the road', 'a@road.test']), {
      columns: ['displayName', 'email'],
      key: 'displayName',
      existing: 'update',
    });
    expect(done).toMatchObject({ created: 1, updated: 0 });
    expect(theirs.record.version).toBe(1);
    const { data } = await other.begin('talent', 'Name\nAda');
    expect((await me.ask('GET', `/${data.id}`)).status).toBe(404);
    const file = (await shop.test.pools.owner.query('select media_id from import where id = $1', [done.id])).rows[0];
    expect((await other.ask('POST', '', { kind: 'talent', mediaId: file.media_id })).status).toBe(404);
  });
});

// The last one, since nobody is signed in any longer after that.
it('can be undone for as long as its rows are kept', async () => {
  const { id } = await me.whole('talent', many(1, 'Forgotten'), { columns: ['displayName'] });
  shop.test.pass((importDays + 1) * 86_400_000);
  expect(await shop.test.app.imports.forget(shop.house.agencyId)).toBeGreaterThan(0);
  expect(await shop.test.app.imports.forget(shop.house.agencyId)).toBe(0);
  const of = async (table: string, key: string) =>
    (await shop.test.pools.owner.query(`select * from ${table} where ${key} = $1`, [id])).rows;
  expect(await of('import_row', 'import_id')).toEqual([]);
  expect(await of('import', 'id')).toMatchObject([{ created: 1, forgotten_at: shop.test.now() }]);
});
