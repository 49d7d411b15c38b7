import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'work']);
});
afterAll(() => shop.close());

const [sound, light] = [1, 2];

async function crate(body: Record<string, unknown>): Promise<Json> {
  return shop.make('fixtureCrate', { sort: sound, ...body });
}

const refusal = ({ status, json }: Answer) => [status, json.errorDetails?.[0]?.field, json.errorDetails?.[0]?.key];

describe('a name that occurs once within other fields', () => {
  it.each([
    ['the same letters', 'Cables A', 'Cables A'],
    ['other letter case', 'Cables B', 'cABLES b'],
    ['blanks around it', 'Cables C', '  Cables C '],
    ['another encoding of its accents', 'Câbles D', 'Câbles D'.normalize('NFD')],
    ['letters with two small forms', 'Straße', 'STRASSE'],
    ['a sigma at its end', 'ΟΔΟΣ', 'οδοσ'],
  ])('is refused with %s, on the field', async (_, first, second) => {
    await crate({ name: first });
    const answer = await shop.call('fixtureCrate', 'create', { given: { name: second, sort: sound } });
    expect(refusal(answer)).toEqual([400, 'name', 'entryNameTaken']);
  });

  it('is free in another group, under another parent and in another agency', async () => {
    const parent = await crate({ name: 'Parent' });
    const given = { name: 'Adapters', sort: sound };
    await crate(given);
    expect((await shop.call('fixtureCrate', 'create', { given })).status).toBe(400);
    await crate({ ...given, sort: light });
    await crate({ ...given, parentId: parent.id });
    expect((await shop.call('fixtureCrate', 'create', { given: { ...given, parentId: parent.id } })).status).toBe(400);
    expect((await shop.call('fixtureCrate', 'create', { given, as: 'otherAgency' })).status).toBe(200);
  });

  it('is refused where a move would bring it to its like', async () => {
    const parent = await crate({ name: 'Shelf' });
    await crate({ name: 'Lamps', parentId: parent.id });
    const other = await crate({ name: 'Lamps' });
    const moved = await shop.call('fixtureCrate', 'update', { id: other.id, given: { parentId: parent.id } });
    expect(refusal(moved)).toEqual([400, 'name', 'entryNameTaken']);
  });

  it('is given once where many ask for it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.call('fixtureCrate', 'create', { given: { name: 'Once', sort: sound } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });
});

describe('a reference to what has to be alike', () => {
  it('takes records that are, and refuses all others on its key', async () => {
    const lamp = await crate({ name: 'Lamp box', sort: light });
    const given = { name: 'Within', sort: sound, parentId: lamp.id };
    expect(refusal(await shop.call('fixtureCrate', 'create', { given }))).toEqual([400, 'parentId', 'reference']);
    const inside = await crate({ ...given, sort: light });
    const other = await crate({ name: 'Alone' });
    const change = { parentId: lamp.id };
    expect(refusal(await shop.call('fixtureCrate', 'update', { id: other.id, given: change }))).toEqual([
      400,
      'parentId',
      'reference',
    ]);
    const many = { ids: [{ id: other.id }, { id: inside.id }], change };
    const bulk = await shop.call('fixtureCrate', 'bulk', { given: many });
    expect(bulk.data).toMatchObject([
      { id: other.id, errorDetails: [{ field: 'parentId', key: 'reference' }] },
      { id: inside.id, version: 1 },
    ]);
  });

  it('is offered only those that are, where the picker says what the record has', async () => {
    const options = await shop.call('fixtureCrate', 'options', {
      given: { field: 'parent', sort: light, withHidden: true, pageSize: 100 },
    });
    const ids = options.data.data.map(({ id }: Json) => id);
    const lights = await shop.call('fixtureCrate', 'list', { given: { sorts: [light], pageSize: 100 } });
    expect(ids.toSorted()).toEqual(lights.data.data.map(({ id }: Json) => id).toSorted());
    const unknown = await shop.call('fixtureErrand', 'options', { given: { field: 'site', sort: light } });
    expect(unknown.status).toBe(400);
  });
});

describe('what a picker offers', () => {
  it('comes in the order of the declaration, without what is offered no longer', async () => {
    const owner = await crate({ name: 'Order', position: 9_000 });
    const named = [
      ['Zoom', 1],
      ['Alpha', 3],
      ['Mid', 2],
    ] as const;
    const made: Json[] = [];
    for (const [name, position] of named) made.push(await crate({ name, position, parentId: owner.id }));
    const gone = await crate({ name: 'Worn out', position: 0, parentId: owner.id, isRetired: true });
    const ask = async (given: Record<string, unknown>) => {
      const { data } = await shop.call('fixtureCrate', 'options', {
        given: { field: 'parent', pageSize: 100, ...given },
      });
      return data.data.map(({ displayName }: Json) => displayName);
    };
    const all = await ask({});
    expect(all.filter((name: string) => ['Zoom', 'Alpha', 'Mid', 'Worn out'].includes(name))).toEqual([
      'Zoom',
      'Mid',
      'Alpha',
    ]);
    expect(await ask({ keyword: 'Worn' })).toEqual([]);
    expect(await ask({ keyword: 'Worn', withHidden: true })).toEqual(['Worn out']);
    expect(await ask({ ids: [gone.id] })).toEqual(['Worn out']);
    const { crates } = await shop.read('fixtureCrate', owner.id);
    expect(crates.map(({ displayName }: Json) => displayName)).toEqual(['Worn out', 'Zoom', 'Mid', 'Alpha']);
    expect(made).toHaveLength(3);
  });
});

describe('a record that others need', () => {
  it('says how many of which, as far as the caller may know, and who some of them are', async () => {
    const venue = await shop.make('fixtureVenue');
    await shop.make('fixtureErrand', { summary: 'Sweep', siteId: venue.id });
    await shop.make('fixtureErrand', { summary: 'Mop', siteId: venue.id });
    const answer = await shop.call('fixtureVenue', 'delete', { id: venue.id });
    expect(answer.json.error).toMatchObject({ code: 1010, key: 'relatedData', params: { records: 'Mop, Sweep' } });
    expect(answer.data).toEqual({ related: [{ entity: 'fixtureErrand', field: 'site', total: 2 }], others: 0 });
  });

  it('tells those who may not read them no more than how many there are', async () => {
    const as = 'work';
    const venue = await shop.make('fixtureVenue');
    await shop.make('fixtureErrand', { summary: 'Unknown', siteId: venue.id });
    const answer = await shop.call('fixtureVenue', 'delete', { id: venue.id, as });
    expect(answer.json.error).toMatchObject({ code: 1010, key: 'stillNeeded' });
    expect(answer.data).toEqual({ related: [], others: 1 });
    expect(answer.text).not.toContain('Unknown');
  });

  it('is never deleted while something comes to point to it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const venue = await shop.make('fixtureVenue');
      const errand = await shop.make('fixtureErrand', { summary: `Race ${round}` });
      const [gone, pointed, fresh] = await Promise.all([
        shop.call('fixtureVenue', 'delete', { id: venue.id }),
        shop.call('fixtureErrand', 'update', { id: errand.id, given: { siteId: venue.id } }),
        shop.call('fixtureErrand', 'create', { given: { summary: `Race ${round} fresh`, siteId: venue.id } }),
      ]);
      const isPointed = [pointed, fresh].some(({ status }) => status === 200);
      expect([gone.status === 200, isPointed]).not.toEqual([true, true]);
      for (const { status } of [gone, pointed, fresh]) expect([200, 400]).toContain(status);
    }
  });
});
