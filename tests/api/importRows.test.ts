import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Rows of a record from files: addresses, and accounts of which each has its column. */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;

beforeAll(async () => {
  shop = await openWorkshop(['agency']);
  me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
});
afterAll(() => shop.close());

const accounts = ['socials.INSTAGRAM', 'socials.YOUTUBE'];
const inAddress = (...cells: readonly string[]) => cells.map((cell) => `addresses.${cell}`);
const instagram = (name: string) => `https://www.instagram.com/${name}`;
const cellsOf = (rows: readonly Json[], ...names: readonly string[]) =>
  rows.map((row) => names.map((name) => row[name] as unknown));
const found = async (kind: string, name: string): Promise<Json> => {
  const { data } = await shop.call(kind, 'list', { given: { keyword: name, pageSize: 10 } });
  return shop.read(kind, data.data.find((one: Json) => one.displayName === name).id);
};
const byName = { key: 'displayName', existing: 'update' } as const;
/** Imports one line over the record of that name, and gives that record as it is then. */
const over = async (kind: string, name: string, line: Readonly<Record<string, string>>) => {
  const columns = ['displayName', ...Object.keys(line)];
  const done = await me.whole(kind, csv(columns, [name, ...Object.values(line)]), { columns, ...byName });
  return { done, record: await found(kind, name) };
};

describe('a file', () => {
  it('offers the cells of addresses and the accounts, and none of the lists of a record', async () => {
    const { data } = await me.begin('talent', 'Name\nAda');
    const rows = data.fields.filter(({ name }: Json) => name.includes('.'));
    const services = 'INSTAGRAM FACEBOOK TIKTOK YOUTUBE TWITTER SPOTIFY SOUNDCLOUD VIMEO OTHER'.split(' ');
    expect(rows.map(({ name }: Json) => name)).toEqual([
      ...services.map((service) => `socials.${service}`),
      ...inAddress('addressLine1', 'district', 'city', 'state', 'zip', 'country', 'type', 'asContactAddress'),
    ]);
    expect(rows.some(({ isNeeded, isKey }: Json) => isNeeded || isKey)).toBe(false);
  });

  it('makes records with their rows, and none where a line says nothing of any', async () => {
    const done = await me.whole(
      'talent',
      csv(
        ['Name', 'Street', 'Town', 'Kind', 'Main', 'Insta', 'Tube'],
        ['Rows whole', '12 Hill St', 'Perth', 'Bureau', 'yes', '@ada', 'https://youtube.com/@ada'],
        ['Rows none', '', '', 'Bureau', 'no', '', ''],
      ),
      {
        columns: ['displayName', ...inAddress('addressLine1', 'city', 'type', 'asContactAddress'), ...accounts],
        words: { 'addresses.type': { Bureau: 'OFFICE' } },
      },
    );
    expect(done).toMatchObject({ created: 2, faults: 0 });
    const { addresses, socials } = await found('talent', 'Rows whole');
    expect(addresses).toMatchObject([
      { addressLine1: '12 Hill St', city: 'Perth', cityId: null, type: 'OFFICE', asContactAddress: true },
    ]);
    expect(cellsOf(socials, 'platform', 'url')).toEqual([
      ['INSTAGRAM', instagram('ada')],
      ['YOUTUBE', 'https://youtube.com/@ada'],
    ]);
    expect(await found('talent', 'Rows none')).toMatchObject({ addresses: [], socials: [] });
  });

  it.each(['scout', 'partner'])('makes a %s with an address of the usual type', async (kind) => {
    const { record } = await over(kind, `Address of ${kind}`, {
      'addresses.addressLine1': '=1 Wharf Rd',
      'addresses.country': 'Australia',
    });
    expect(record.addresses).toMatchObject([{ addressLine1: '=1 Wharf Rd', country: 'Australia', type: 'HOME' }]);
  });

  it('is told what is wrong with rows by the columns that fill them', async () => {
    const contact = { addressLine1: '1 Main St', asContactAddress: true };
    await shop.make('talent', { displayName: 'Fault known', addresses: [contact] });
    const checked = await me.checked(
      'talent',
      csv(
        ['Name', 'Street', 'Town', 'Zip', 'Kind', 'Main', 'Insta', 'Tube'],
        ['Fault street', '', 'Perth', '', '', '', '', ''],
        ['Fault kind', '1 Hill St', '', '1'.repeat(21), 'Castle', '', '', ''],
        ['Fault links', '', '', '', '', '', 'ada', instagram('ada')],
        ['Fault known', '2 Main St', '', '', '', 'yes', '', ''],
      ),
      {
        columns: ['displayName', ...inAddress('addressLine1', 'city', 'zip', 'type', 'asContactAddress'), ...accounts],
        ...byName,
      },
    );
    expect(checked).toMatchObject({ state: 'checked', toCreate: 0, toUpdate: 0, faults: 4 });
    expect(await me.faults(checked.id)).toEqual([
      '2 addresses.addressLine1 required',
      '3 addresses.type choice',
      '3 addresses.zip tooLong',
      '4 socials.INSTAGRAM instagram',
      '4 socials.YOUTUBE youtube',
      '5 addresses oneContactAddress',
    ]);
    await me.step(checked.id, 'start');
    await me.work();
    expect((await found('talent', 'Fault known')).version).toBe(1);
  });
});

describe('accounts of a record that exists', () => {
  it('stay where the file says the same, however it writes it', async () => {
    const account = { platform: 'INSTAGRAM', url: instagram('Ada'), handle: '@ada' };
    await shop.make('talent', { displayName: 'Account same', socials: [account] });
    const { done, record } = await over('talent', 'Account same', { 'socials.INSTAGRAM': 'Instagram.com/Ada/' });
    expect(done).toMatchObject({ updated: 0, skipped: 1 });
    expect(record).toMatchObject({ version: 1, socials: [account] });
  });

  it('are replaced where there is one of the service, joined by one more where there are none or several', async () => {
    await shop.make('talent', {
      displayName: 'Account other',
      socials: [
        { platform: 'INSTAGRAM', url: instagram('old'), handle: '@old' },
        { platform: 'TIKTOK', url: 'https://tiktok.com/@one' },
        { platform: 'TIKTOK', url: 'https://tiktok.com/@two' },
        { platform: 'OTHER', url: 'https://one.test' },
      ],
    });
    const before = await found('talent', 'Account other');
    const { record } = await over('talent', 'Account other', {
      'socials.INSTAGRAM': instagram('new'),
      'socials.TIKTOK': 'https://tiktok.com/@three',
      'socials.VIMEO': 'https://vimeo.com/ada',
      // What any address will do for is no service of which somebody has one account.
      'socials.OTHER': 'https://two.test',
    });
    expect(cellsOf(record.socials, 'platform', 'url', 'handle')).toEqual([
      ['INSTAGRAM', instagram('new'), null],
      ['TIKTOK', 'https://tiktok.com/@one', null],
      ['TIKTOK', 'https://tiktok.com/@two', null],
      ['OTHER', 'https://one.test', null],
      ['TIKTOK', 'https://tiktok.com/@three', null],
      ['VIMEO', 'https://vimeo.com/ada', null],
      ['OTHER', 'https://two.test', null],
    ]);
    expect(record.socials.slice(0, 4).map(({ id }: Json) => id)).toEqual(before.socials.map(({ id }: Json) => id));
  });
});

describe('accounts of one service in one cell', () => {
  it('are all kept, those that there are once', async () => {
    const several = `${instagram('one')} ::: @two ::: ${instagram('one')}/`;
    const { done, record } = await over('talent', 'Accounts several', { 'socials.INSTAGRAM': several });
    expect(done).toMatchObject({ created: 1, faults: 0 });
    const both = [
      ['INSTAGRAM', instagram('one')],
      ['INSTAGRAM', instagram('two')],
    ];
    expect(cellsOf(record.socials, 'platform', 'url')).toEqual(both);
    const again = await over('talent', 'Accounts several', { 'socials.INSTAGRAM': several });
    expect(again.done).toMatchObject({ updated: 0, skipped: 1 });
  });
});

describe('addresses of a record that exists', () => {
  const place = { city: 'Perth', cityId: '77', zip: '6000' };
  const known = { addressLine1: '1 Main St', ...place, type: 'OFFICE', asContactAddress: true };

  it('stay where the file says the same, and are changed where it says more of the same first line', async () => {
    await shop.make('talent', { displayName: 'Address same', addresses: [known] });
    const same = await over('talent', 'Address same', {
      'addresses.addressLine1': '1  MAIN st',
      'addresses.zip': '6000',
    });
    expect(same.done).toMatchObject({ updated: 0, skipped: 1 });
    const { record } = await over('talent', 'Address same', {
      'addresses.addressLine1': '1 main st',
      'addresses.city': 'Fremantle',
      'addresses.country': 'Australia',
    });
    expect(record.addresses).toMatchObject([{ ...known, city: 'Fremantle', cityId: null, country: 'Australia' }]);
  });

  it('are joined by another one, and the mark of the contact address stays where it was', async () => {
    await shop.make('partner', { displayName: 'Address other', addresses: [known] });
    const { record } = await over('partner', 'Address other', { 'addresses.addressLine1': '2 Main St' });
    const another = { addressLine1: '2 Main St', type: 'HOME', asContactAddress: false };
    expect(record.addresses).toMatchObject([known, another]);
  });
});

describe('an undo', () => {
  it('gives back the former rows, the last address too, but for those that somebody changed since', async () => {
    const line = {
      'addresses.addressLine1': '9 New St',
      'addresses.asContactAddress': 'yes',
      'socials.INSTAGRAM': instagram('new'),
      headline: 'New',
    };
    const columns = ['displayName', ...Object.keys(line)];
    const account = { platform: 'INSTAGRAM', url: instagram('old') };
    const old = { addresses: [{ addressLine1: '1 Old St' }], socials: [account] };
    const made = {
      empty: await shop.make('talent', { displayName: 'Undo empty' }),
      filled: await shop.make('talent', { displayName: 'Undo filled', ...old }),
      touched: await shop.make('talent', { displayName: 'Undo touched', ...old }),
    };
    const rows = ['Undo empty', 'Undo filled', 'Undo touched'].map((name) => [name, ...Object.values(line)]);
    const { id, updated } = await me.whole('talent', csv(columns, ...rows), { columns, ...byName });
    expect(updated).toBe(3);
    const { addresses } = await shop.read('talent', made.touched.id);
    const given = { addresses: [...addresses, { addressLine1: '3 Own St' }] };
    await shop.call('talent', 'update', { id: made.touched.id, given });

    await me.step(id, 'undo');
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'undone', undone: 2, kept: 1 });
    expect(await me.faults(id, 'undo')).toEqual(['4 changedSince']);
    const records = Object.values(made).map(({ id: one }) => shop.read('talent', one));
    const [empty, filled, touched] = await Promise.all(records);
    expect(empty).toMatchObject({ addresses: [], socials: [], headline: null });
    expect(filled.addresses).toEqual(made.filled.addresses);
    expect(filled.socials).toEqual(made.filled.socials);
    expect(cellsOf(touched.addresses, 'addressLine1')).toEqual([['1 Old St'], ['9 New St'], ['3 Own St']]);
    expect(touched.socials).toMatchObject([{ url: instagram('old') }]);
  });
});
