import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Crates inside one another, on at most six levels. */
let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
});
afterAll(() => shop.close());

const make = (parentId: string | null = null): Promise<Json> =>
  shop.make('fixtureCrate', { name: `Crate ${shop.next()}`, sort: 1, parentId });
const move = (id: string, parentId: string | null) => shop.call('fixtureCrate', 'update', { id, given: { parentId } });
const parentOf = async (id: string): Promise<string | null> => (await shop.read('fixtureCrate', id)).parentId;

/** Creates crates, each inside the one before. */
async function chain(length: number): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < length; each += 1) ids.push((await make(ids.at(-1) ?? null)).id);
  return ids;
}

const faults = ({ status, json }: Answer) => [status, json.errorDetails];
const inItself = [400, [expect.objectContaining({ field: 'parentId', key: 'withinItself' })]];
const tooDeep = [400, [expect.objectContaining({ field: 'parentId', key: 'tooDeep', params: { max: 6 } })]];

describe('a record of a tree', () => {
  it('never stands within itself, however far below', async () => {
    const [top = '', middle = '', low = ''] = await chain(3);
    for (const parent of [top, middle, low]) expect(faults(await move(top, parent))).toEqual(inItself);
    expect(await parentOf(top)).toBeNull();
    expect((await shop.read('fixtureCrate', top)).version).toBe(1);
    expect((await move(low, top)).status).toBe(200);
    expect((await move(middle, low)).status).toBe(200);
    expect(faults(await move(low, middle))).toEqual(inItself);
  });

  it('stands on as many levels as there are, with all that stands in it', async () => {
    const ids = await chain(6);
    const given = { name: `Crate ${shop.next()}`, sort: 1, parentId: ids[5] };
    expect(faults(await shop.call('fixtureCrate', 'create', { given }))).toEqual(tooDeep);
    const pair = await chain(2);
    expect(faults(await move(pair[0] ?? '', ids[4] ?? ''))).toEqual(tooDeep);
    expect((await move(pair[0] ?? '', ids[3] ?? '')).status).toBe(200);
  });

  it('makes no ring where two are moved at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, two] = [await make(), await make()];
      const answers = await Promise.all([move(one.id, two.id), move(two.id, one.id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(faults(answers.find(({ status }) => status === 400) as Answer)).toEqual(inItself);
    }
  });

  it('is moved with others row by row', async () => {
    const [top = '', middle = '', low = ''] = await chain(3);
    const other = await make();
    const { data } = await shop.call('fixtureCrate', 'bulk', {
      given: { ids: [{ id: top }, { id: other.id }], change: { parentId: low } },
    });
    expect(data).toMatchObject([
      { id: top, errorDetails: [{ field: 'parentId', key: 'withinItself' }] },
      { id: other.id, version: 2 },
    ]);
    expect(await parentOf(middle)).toBe(top);
  });

  it('is not made one with what it stands in where a ring would come of it', async () => {
    const [top = '', middle = '', low = ''] = await chain(3);
    const merge = (id: string, goneId: string, choice: object) =>
      shop.call('fixtureCrate', 'merge', { id, version: 1, given: { goneId, goneVersion: 1, choice } });
    const kept = { name: 'kept', parent: 'kept' };
    expect(faults(await merge(low, top, kept))).toEqual(inItself);
    expect((await shop.read('fixtureCrate', middle)).parentId).toBe(top);
    expect((await merge(top, middle, kept)).status).toBe(200);
    expect(await parentOf(low)).toBe(top);
  });
});

describe('a merge of two of different sorts', () => {
  it('is refused and names the field, since what stands in them would stand in another sort', async () => {
    const sound = await make();
    const within = await make(sound.id);
    const light = await shop.make('fixtureCrate', { name: `Crate ${shop.next()}`, sort: 2 });
    const given = { goneId: sound.id, goneVersion: 1 };
    const differs = { key: 'mergeDiffers', params: { kind: 'fixtureCrate', field: 'sort' } };
    const answer = await shop.call('fixtureCrate', 'merge', { id: light.id, version: 1, given });
    expect(faults(answer)).toEqual([400, [expect.objectContaining({ field: 'sort', ...differs })]]);
    expect(await parentOf(within.id)).toBe(sound.id);
    expect((await shop.read('fixtureCrate', sound.id)).version).toBe(1);
  });
});

describe('the places that a form offers a record', () => {
  it('are all but itself and what stands within it', async () => {
    const [top = '', middle = '', low = ''] = await chain(3);
    const other = await make();
    const offered = async (of?: string) => {
      const given = { field: 'parent', sort: 1, pageSize: 100, ...(of && { of }) };
      const { data } = await shop.call('fixtureCrate', 'options', { given });
      return [top, middle, low, other.id].filter((id) => data.data.some((one: Json) => one.id === id));
    };
    expect(await offered()).toEqual([top, middle, low, other.id]);
    expect(await offered(middle)).toEqual([top, other.id]);
    expect(await offered(low)).toEqual([top, middle, other.id]);
    const foreign = await shop.call('fixtureCrate', 'options', {
      given: { field: 'parent', sort: 1, of: top },
      as: 'otherAgency',
    });
    expect(foreign.status).toBe(404);
  });
});

describe('what stands within a record', () => {
  it('is found on every level, and nothing else', async () => {
    const [top = '', middle = '', low = ''] = await chain(3);
    const beside = await make(top);
    await make();
    const within = async (...ids: string[]) => {
      const { data } = await shop.call('fixtureCrate', 'list', { given: { withinIds: ids, pageSize: 100 } });
      return data.data.map(({ id }: Json) => id).toSorted();
    };
    expect(await within(top)).toEqual([middle, low, beside.id].toSorted());
    expect(await within(middle)).toEqual([low]);
    expect(await within(low)).toEqual([]);
    expect(await within(middle, top)).toEqual([middle, low, beside.id].toSorted());
    const { data } = await shop.call('fixtureCrate', 'list', { given: { withinIds: [top] }, as: 'otherAgency' });
    expect(data.data).toEqual([]);
  });
});
