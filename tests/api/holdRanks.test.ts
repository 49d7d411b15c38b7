import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { heldDay as day, inOrder, openHolds, refusalOf } from '../support/holds.ts';

/** The order of who asked first for a day of a talent. */
const { count, create, historyOf, hold, order, shop, step, talent } = await openHolds();
afterAll(() => shop.close());

describe('the ranks of a day', () => {
  it('are 1 to n without gap or double under fifty creates at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => create({ talentId: talent().id, day })));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const ranks = made.map(({ data }) => data.rank).toSorted((one, other) => one - other);
    expect(ranks).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await order()).toHaveLength(50);
  });

  it('stay so while many are released, deleted and made at once', async () => {
    const made = [];
    for (let each = 0; each < 12; each += 1) made.push(await hold());
    const answers = await Promise.all([
      ...made.slice(0, 4).map(({ id }) => step(id, 'release')),
      ...made.slice(4, 8).map(({ id }) => shop.call('hold', 'delete', { id })),
      ...Array.from({ length: 4 }, () => create({ talentId: talent().id, day })),
    ]);
    expect(answers.map(({ status, text }) => (status === 200 ? '' : text)).filter(Boolean)).toEqual([]);
    const ranks = (await order()).map((one) => Number(one.split(' ')[0]));
    expect(ranks).toEqual(Array.from({ length: 8 }, (_, index) => index + 1));
  });

  it('are those of the talent and the day alone', async () => {
    const other = await shop.make('talent', { displayName: 'Otto' });
    await hold();
    expect((await hold({ day: '2027-03-13' })).rank).toBe(1);
    expect((await hold({ talentId: other.id })).rank).toBe(1);
    expect((await hold()).rank).toBe(2);
  });

  it('move up when one before is released, with an entry in the history of each', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold()];
    expect((await step(first.id, 'release')).data).toMatchObject({ state: 'RELEASED', rank: null });
    expect(await order()).toEqual(inOrder(second, third));
    const [entry] = await historyOf(third.id);
    expect(entry).toMatchObject({ action: 'update', changes: [{ field: 'rank', before: 3, after: 2 }] });
    expect((await shop.read('hold', second.id)).version).toBe(second.version + 1);
  });

  it('are closed where one is deleted, and a restored one comes last', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold()];
    expect((await shop.call('hold', 'delete', { id: first.id })).status).toBe(200);
    expect(await order()).toEqual(inOrder(second, third));
    expect((await shop.call('hold', 'restore', { id: first.id })).data.rank).toBe(3);
    expect(await order()).toEqual(inOrder(second, third, first));
  });

  it('go and come back with the talent', async () => {
    const [first, second] = [await hold(), await hold()];
    await shop.call('talent', 'delete', { id: talent().id });
    expect(await order()).toEqual([]);
    await shop.call('talent', 'restore', { id: talent().id });
    expect(await order()).toEqual(inOrder(first, second));
  });

  it('are last on another day, and close on the former one', async () => {
    const [first, second] = [await hold(), await hold()];
    const there = await hold({ day: '2027-03-14' });
    const { data } = await shop.call('hold', 'update', { id: first.id, given: { day: '2027-03-14' } });
    expect(data.rank).toBe(2);
    expect(await order()).toEqual(inOrder(second));
    expect(await order(talent().id, '2027-03-14')).toEqual(inOrder(there, first));
  });

  it('hold where many are moved to one day at once', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold({ day: '2027-03-15' })];
    const ids = [first, second].map(({ id, version }) => ({ id, version }));
    const { status, text } = await shop.call('hold', 'bulk', { given: { ids, change: { day: '2027-03-15' } } });
    expect(status, text).toBe(200);
    expect(await order(talent().id, '2027-03-15')).toEqual(inOrder(third, first, second));
  });

  it('are not given by a caller', async () => {
    const before = await count();
    expect(refusalOf(await create({ talentId: talent().id, day, rank: 1 }))).toEqual([400, 'rank', 'unknownField']);
    expect(await count()).toBe(before);
    const made = await hold();
    expect((await shop.call('hold', 'update', { id: made.id, given: { rank: 9 } })).status).toBe(400);
    expect((await shop.read('hold', made.id)).rank).toBe(1);
  });

  it('go on with a prospect who becomes a talent', async () => {
    const scout = await shop.make('scout', { displayName: 'Nia' });
    const made = await hold({ talentId: scout.id });
    const path = '/client/v1/scouts/convert-to-talent';
    const token = shop.house.of('agency').token;
    const converted = await shop.test.ask({ method: 'PUT', path, token, body: { id: scout.id } });
    expect(converted.status, converted.text).toBe(200);
    expect((await shop.read('hold', made.id)).talent).toMatchObject({ id: scout.id, kind: 'talent' });
    expect((await hold({ talentId: scout.id })).rank).toBe(2);
  });

  it('are put one behind the other where two talents are merged, and parted again', async () => {
    const gone = await shop.make('talent', { displayName: 'Mara twice' });
    const [first, second] = [await hold(), await hold()];
    const [third, released, fourth] = [
      await hold({ talentId: gone.id }),
      await hold({ talentId: gone.id }),
      await hold({ talentId: gone.id }),
    ];
    await step(released.id, 'release');
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    const merged = await shop.call('talent', 'merge', { id: talent().id, version: talent().version, given });
    expect(merged.status, merged.text).toBe(200);
    expect(await order()).toEqual(inOrder(first, second, third, fourth));
    const { data } = await shop.call('talent', 'history', { id: talent().id });
    const { merge } = data.data.find((entry: Json) => entry.action === 'merge');
    const version = merged.data.version;
    const parted = await shop.call('talent', 'unmerge', { id: talent().id, version, given: { mergeId: merge.id } });
    expect(parted.status, parted.text).toBe(200);
    expect(await order()).toEqual(inOrder(first, second));
    expect(await order(gone.id)).toEqual(inOrder(third, fourth));
  });
});
