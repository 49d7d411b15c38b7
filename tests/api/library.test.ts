import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { libraryOf, putOwner } from '../support/library.ts';
import { openHouse, type House } from '../support/principals.ts';

let test: TestApp;
let house: House;
let library: ReturnType<typeof libraryOf>;
let talentId = '';

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'otherAgency']);
  library = libraryOf(test, house);
  talentId = await putOwner(test, house, 'talent', 'Ada');
});
afterAll(() => test.close());

const faults = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
let last = 0;
/** A folder of its own for a test. */
const aFolder = async (parentKey: string | null = null): Promise<Json> =>
  library.folder(`Folder ${(last += 1)}`, parentKey);

describe('a list of a folder', () => {
  it('has folders first, each part by name, with the folders around it', async () => {
    const top = await aFolder();
    const inner = await library.folder('Inner', top.key);
    await library.file('b.pdf', top.key);
    await library.file('A.jpg', top.key, { type: 'image', size: 7 });
    await library.folder('Zoo', top.key);
    const { data } = await library.list('agency', '', { parentKey: top.key });
    expect(data.data.map(({ name }: Json) => name)).toEqual(['Inner', 'Zoo', 'A.jpg', 'b.pdf']);
    expect(data).toMatchObject({
      total: 4,
      loadMore: false,
      folder: { key: top.key, name: top.name, parentKey: libraryKeyOf(house.agencyId), system: false, upload: true },
      crumbs: [{ key: top.key }],
    });
    expect(data.data[2]).toMatchObject({
      type: 2,
      parentKey: top.key,
      bytes: 7,
      extraData: top.name,
      isSensitive: false,
    });
    expect(data.data[2].media).toMatchObject({ originalFilename: 'A.jpg', typeOfMedia: 1 });
    const deep = await library.list('agency', '', { parentKey: inner.key });
    expect(deep.data).toMatchObject({ data: [], total: 0, crumbs: [{ key: top.key }, { key: inner.key }] });
  });

  it('comes in pages that end with folders and begin with files', async () => {
    const top = await aFolder();
    for (const name of ['F1', 'F2', 'F3']) await library.folder(name, top.key);
    for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf']) await library.file(name, top.key);
    const pages: string[][] = [];
    for (let pageIndex = 0; pageIndex < 4; pageIndex += 1) {
      const { data } = await library.list('agency', '', { parentKey: top.key, pageSize: 2, pageIndex });
      pages.push(data.data.map(({ name }: Json) => name));
      expect(data.loadMore).toBe(pageIndex < 3);
    }
    expect(pages).toEqual([['F1', 'F2'], ['F3', '1.pdf'], ['2.pdf', '3.pdf'], ['4.pdf']]);
    expect(await library.names('', { parentKey: top.key, orderDirection: 'DESC' })).toEqual([
      'F3',
      'F2',
      'F1',
      '4.pdf',
      '3.pdf',
      '2.pdf',
      '1.pdf',
    ]);
  });

  it('is sorted by size and moment, and narrowed by types', async () => {
    const top = await aFolder();
    await library.folder('Sub', top.key);
    await library.file('big.pdf', top.key, { size: 900 });
    test.pass(1000);
    await library.file('small.mp4', top.key, { size: 5, type: 'video' });
    test.pass(1000);
    await library.file('middle.png', top.key, { size: 50, type: 'image' });
    const by = (body: object) => library.names('', { parentKey: top.key, ...body });
    expect(await by({ orderBy: 'bytes' })).toEqual(['Sub', 'small.mp4', 'middle.png', 'big.pdf']);
    expect(await by({ orderBy: 'createdAt', orderDirection: 'DESC' })).toEqual([
      'Sub',
      'middle.png',
      'small.mp4',
      'big.pdf',
    ]);
    expect(await by({ types: [1, 2] })).toEqual(['Sub', 'middle.png', 'small.mp4']);
    expect(await by({ types: [5] })).toEqual(['Sub', 'big.pdf']);
  });

  it('finds words in all that is below, and nowhere else', async () => {
    const top = await aFolder();
    const inner = await library.folder('Inner', top.key);
    await library.file('Köln contract.pdf', inner.key);
    await library.folder('Contracts', inner.key);
    await library.file('Contract outside.pdf');
    const { data } = await library.list('agency', '', { parentKey: top.key, keyword: 'CONTRACT' });
    expect(data.data.map(({ name, extraData }: Json) => [name, extraData])).toEqual([
      ['Contracts', `${top.name}/Inner`],
      ['Köln contract.pdf', `${top.name}/Inner`],
    ]);
    expect(data.total).toBe(2);
    expect(await library.names('', { keyword: 'koln' })).toEqual(['Köln contract.pdf']);
  });

  it('is found by the names of the folders, whatever their case and encoding', async () => {
    const top = await library.folder('Verträge 2026');
    const inner = await library.folder('ISTANBUL', top.key);
    for (const path of [
      ['Verträge 2026', 'ISTANBUL'],
      ['VERTRÄGE 2026'.normalize('NFD'), 'istanbul'],
    ]) {
      const { data } = await library.list('agency', '', { path });
      expect(data.folder.key).toBe(inner.key);
    }
    for (const path of [['Verträge 2026', 'None'], ['ISTANBUL'], ['..'], ['']])
      expect((await library.list('agency', '', { path })).status).toBe(404);
  });

  it('is refused for what is no folder there', async () => {
    const file = await library.file('a.pdf');
    const theirs = await library.folder('Theirs', null, '', 'otherAgency');
    const ofTalent = await library.folder('Portfolio', null, `/talent/${talentId}`);
    for (const key of [file.key, theirs.key, ofTalent.key, libraryKeyOf(talentId), libraryKeyOf(house.otherAgencyId)])
      expect((await library.list('agency', '', { parentKey: key })).status).toBe(404);
    expect(faults(await library.list('agency', '', { parentKey: 'folder' }))).toEqual([
      400,
      [['parentKey', 'reference']],
    ]);
  });
});

describe('the tree of folders', () => {
  it('begins with the root, and has each folder after the one around it', async () => {
    const tree = `/talent/${talentId}` as const;
    const one = await library.folder('B', null, tree);
    await library.folder('A', one.key, tree);
    await library.folder('C', null, tree);
    const { data } = await library.ask('agency', 'GET', `${tree}/folder-tree`);
    const root = libraryKeyOf(talentId);
    expect(data[0]).toEqual({ key: root, name: 'Ada', parentKey: null, system: true, upload: true });
    const names = data.map(({ name, parentKey }: Json) => [name, parentKey]);
    expect(names.slice(1).filter(([name]: [string]) => 'ABC'.includes(name))).toEqual([
      ['B', root],
      ['A', one.key],
      ['C', root],
    ]);
  });
});
