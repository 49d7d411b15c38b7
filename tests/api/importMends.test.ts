import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mend } from '../../schema/areas/tools/calls/imports.ts';
import type { Json } from '../support/app.ts';
import { csv, importerOf, type Chosen } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Wrong values of a file: each is told once, and mended once for all of its rows. */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'people', 'editAll']);
  me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
});
afterAll(() => shop.close());

const columns = ['displayName', 'email', 'categories', 'gender'];
const checked = (rows: readonly string[][], more: Partial<Chosen> = {}): Promise<Json> =>
  me.checked('talent', csv(['Name', 'Mail', 'Genre', 'Sex'], ...rows), { columns, ...more });
const groups = async (id: string): Promise<Json[]> =>
  (await me.ask('POST', `/${id}/faults`, { pageSize: 50 })).data.data;
const told = async (id: string) =>
  (await groups(id)).map(({ rows, field, key, text }) => `${rows} ${field} ${key} ${text ?? '-'}`);
const mend = async (id: string, mends: readonly Mend[]) => {
  const { version } = await me.one(id);
  return me.ask('PUT', `/${id}/mends`, { version, mends });
};
const mended = async (id: string, mends: readonly Mend[]): Promise<Json> => {
  const answer = await mend(id, mends);
  expect(answer.status, answer.text).toBe(200);
  await me.work();
  return me.one(id);
};
const rows = [
  ['Mend One', 'n/a', 'Sport', 'Female'],
  ['Mend Two', 'N/A ', 'Music; sport', 'F'],
  ['Mend Three', 'three@mend.test', 'Musics', 'f'],
  ['Mend Four', 'four@mend.test', 'Musik', ''],
  ['Mend Five', 'n/a', '', 'Male'],
];

describe('faults', () => {
  it('are told once for each value, with how many rows have it and what it may mean', async () => {
    const { id, ...one } = await checked(rows);
    expect(one).toMatchObject({ faults: 5, toCreate: 0 });
    expect(await groups(id)).toMatchObject([
      { field: 'email', key: 'email', text: 'n/a', rows: 3, first: 2, canMend: true, near: [] },
      { field: 'categories', key: 'noMatch', text: 'Sport', rows: 2, first: 2, near: [{ displayName: 'Sports' }] },
      { field: 'gender', key: 'choice', text: 'F', rows: 2, first: 3, canMend: true, near: [] },
      { field: 'categories', text: 'Musics', rows: 1, near: [{ displayName: 'Music' }] },
      { field: 'categories', text: 'Musik', rows: 1, near: [{ displayName: 'Music' }] },
    ]);
  });

  it('are told at once where several values of one cell are wrong', async () => {
    const cell = 'Actor; Music; Model; actor; Sports';
    const { id, version } = await checked([['All At Once', '', cell, '']]);
    expect(await told(id)).toEqual(['1 categories noMatch Actor', '1 categories noMatch Model']);
    const refused = await me.ask('POST', `/${id}/start`, { version });
    expect([refused.status, refused.json.error.key]).toEqual([400, 'importNothing']);
    expect((await me.one(id)).state).toBe('checked');
    const empty = ['Actor', 'Model'].map((text) => ({ field: 'categories', text, action: 'empty' as const }));
    expect(await mended(id, empty)).toMatchObject({ faults: 0, toCreate: 1 });
  });

  it('are told page by page, and to whom may look at the import alone', async () => {
    const { id } = await checked(rows);
    const { data } = await me.ask('POST', `/${id}/faults`, { pageIndex: 1, pageSize: 2 });
    expect(data.data.map(({ text }: Json) => text)).toEqual(['F', 'Musics']);
    const staff = importerOf(shop.test, shop.house.agencyId, shop.house.of('editAll').token);
    const theirs = await staff.checked('talent', csv(['Mail'], ['n/a']), { columns: ['email'] });
    expect((await me.ask('POST', `/${theirs.id}/faults`, {})).status).toBe(200);
    const body = { version: theirs.version, mends: [] };
    expect((await me.ask('PUT', `/${theirs.id}/mends`, body)).status).toBe(403);
    for (const who of ['people', 'otherAgency'] as const) {
      const other = importerOf(shop.test, shop.house.agencyId, shop.house.of(who).token);
      expect((await other.ask('POST', `/${theirs.id}/faults`, {})).status).toBe(404);
      expect((await other.ask('PUT', `/${theirs.id}/mends`, body)).status).toBe(404);
    }
  });
});

describe('a mend', () => {
  it('stands for a value in all rows, as another value, as a record, as nothing or by leaving them out', async () => {
    const { id } = await checked(rows);
    const [, { near }] = await groups(id);
    const sports = near[0].id;
    const done = await mended(id, [
      { field: 'email', text: 'n/a', action: 'empty' },
      { field: 'categories', text: 'sport', action: 'replace', value: sports, label: 'Sports' },
      { field: 'categories', text: 'Musics', action: 'replace', value: 'Music' },
      { field: 'categories', text: 'Musik', action: 'leave' },
      { field: 'gender', text: 'f', action: 'replace', value: 'FEMALE' },
    ]);
    expect(done).toMatchObject({ state: 'checked', faults: 0, toCreate: 4, leftOut: 1, done: 5 });
    expect(done.mends).toHaveLength(5);
    const { data } = await me.ask('POST', `/${id}/preview`, { pageSize: 10 });
    expect(data.data.map(({ row }: Json) => row)).toEqual([2, 3, 4, 6]);
    expect(data.data[1].cells.find(({ field }: Json) => field === 'categories').text).toBe('Music; Sports');
    await me.step(id, 'start');
    await me.work();
    expect(await me.one(id)).toMatchObject({ state: 'done', created: 4, faults: 0, skipped: 0, leftOut: 1 });
    const list = (await shop.call('talent', 'list', { given: { keyword: 'Mend', pageSize: 10 } })).data.data as Json[];
    const two = list.find(({ displayName }) => displayName === 'Mend Two');
    expect(two.categories.map(({ displayName }: Json) => displayName)).toEqual(['Music', 'Sports']);
    expect(list.map(({ displayName }) => displayName)).not.toContain('Mend Four');
  });

  it('has only the rows with its value checked again, and is taken back', async () => {
    const { id } = await checked([...rows, ['Mend Six', 'six@mend.test', 'Music', 'Male']]);
    const one = await mended(id, [{ field: 'email', text: 'N/A', action: 'empty' }]);
    expect(one).toMatchObject({ faults: 4, toCreate: 2, done: 6 });
    expect(await told(id)).toEqual([
      '2 categories noMatch Sport',
      '2 gender choice F',
      '1 categories noMatch Musics',
      '1 categories noMatch Musik',
    ]);
    expect(await mended(id, [])).toMatchObject({ faults: 5, toCreate: 1, mends: [] });
    expect((await told(id))[0]).toBe('3 email email n/a');
  });

  it('is told by the value of the file if it is wrong as well', async () => {
    const { id } = await checked([['Wrong Again', 'n/a', '', '']]);
    await mended(id, [{ field: 'email', text: 'n/a', action: 'replace', value: 'none' }]);
    expect(await told(id)).toEqual(['1 email email n/a']);
    const record = (await shop.make('catalogue', { displayName: 'Elsewhere', type: 'TAG' })).id;
    await mended(id, [
      { field: 'email', text: 'n/a', action: 'empty' },
      { field: 'categories', text: '', action: 'replace', value: record },
    ]);
    // A tag is no category, whatever its id.
    expect(await told(id)).toEqual([]);
    const other = await checked([['Wrong Again', '', 'Sport', '']]);
    await mended(other.id, [{ field: 'categories', text: 'Sport', action: 'replace', value: record }]);
    expect(await told(other.id)).toEqual(['1 categories noMatch Sport']);
  });

  it('fills cells that say nothing where each row needs a value', async () => {
    const { id } = await checked([
      ['', 'a@mend.test', '', ''],
      ['', 'b@mend.test', '', ''],
    ]);
    expect(await groups(id)).toMatchObject([
      { field: 'displayName', key: 'required', text: '', rows: 2, canMend: true },
    ]);
    const one = await mended(id, [{ field: 'displayName', text: '', action: 'replace', value: 'Unknown' }]);
    expect(one).toMatchObject({ faults: 0, toCreate: 2 });
  });

  it('lets go of a row that was refused only for the key of one that is left out', async () => {
    const twice = [
      ['Twin', 'twin@mend.test', 'Music', 'Male'],
      ['Twin Again', 'twin@mend.test', '', ''],
      ['Other', 'other@mend.test', 'Musik', ''],
    ];
    const { id } = await checked(twice, { key: 'email' });
    expect(await groups(id)).toMatchObject([
      { field: 'email', key: 'importTwice', canMend: false },
      { field: 'categories', canMend: true },
    ]);
    const one = await mended(id, [{ field: 'categories', text: 'Music', action: 'leave' }]);
    expect(one).toMatchObject({ toCreate: 1, leftOut: 1, faults: 1 });
  });

  it('stays with its column while columns are chosen anew, and goes with it', async () => {
    const { id } = await checked(rows);
    const mends: Mend[] = [
      { field: 'email', text: 'n/a', action: 'empty' },
      { field: 'gender', text: 'F', action: 'replace', value: 'FEMALE' },
    ];
    await mended(id, mends);
    await me.choose(id, { columns: ['displayName', 'email', null, null] });
    await me.work();
    expect(await me.one(id)).toMatchObject({ toCreate: 5, mends: [mends[0]] });
  });

  it('is refused for a field that no column fills, without a value, and once the import has moved on', async () => {
    const { id, version } = await checked(rows);
    const answer = await mend(id, [
      { field: 'bio', text: 'x', action: 'empty' },
      { field: 'email', text: 'x', action: 'replace', value: ' ' },
    ]);
    expect(answer.status).toBe(400);
    expect(answer.json.errorDetails.map(({ field, key }: Json) => `${field} ${key}`)).toEqual([
      'mends.0.field unknownField',
      'mends.1.value required',
    ]);
    await mended(id, [{ field: 'email', text: 'n/a', action: 'empty' }]);
    const late = await me.ask('PUT', `/${id}/mends`, { version, mends: [] });
    expect([late.status, late.json.error.key]).toEqual([400, 'importMoved']);
    await me.step(id, 'cancel');
    expect((await mend(id, [])).json.error.key).toBe('importMoved');
  });
});
