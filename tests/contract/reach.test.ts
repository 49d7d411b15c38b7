import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Writes of one record that reach others: a duty's reach those of the same summary. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll']);
});
afterAll(() => shop.close());

/** Makes duties of a summary of their own: two to be reached, and one that keeps its own. */
async function three(): Promise<readonly [Json, Json, Json]> {
  const summary = `Alike ${shop.next()}`;
  const [one, two] = [await shop.make('fixtureDuty', { summary }), await shop.make('fixtureDuty', { summary })];
  return [one, two, await shop.make('fixtureDuty', { summary, priority: 'HIGH' })];
}
const put = (id: string, given: object, more: object = {}) =>
  shop.call('fixtureDuty', 'update', { id, given: { ...given }, ...more });
const remove = (id: string, query: Record<string, unknown>, body?: unknown) =>
  shop.test.ask({
    method: 'DELETE',
    path: `/client/v1/duties/${id}`,
    token: shop.house.of('agency').token,
    query,
    ...(body !== undefined && { body }),
  });
const read = async (...duties: readonly Json[]) => Promise.all(duties.map(({ id }) => shop.read('fixtureDuty', id)));

describe('a write that may reach others', () => {
  it('reaches none unless it says so, and tells of none', async () => {
    const [one, two] = await three();
    const alone = await put(one.id, { priority: 'LOW' });
    expect([alone.status, alone.data.alike]).toEqual([200, undefined]);
    expect((await put(one.id, { priority: 'MEDIUM', reach: 'ONE' })).data.alike).toBeUndefined();
    expect(await read(one, two)).toMatchObject([{ priority: 'MEDIUM', version: 3 }, { version: 1 }]);
  });

  it('changes the others with it and tells how many, and how many kept their own', async () => {
    const [one, two, own] = await three();
    const { status, data } = await put(one.id, { summary: 'Together', reach: 'ALIKE' }, { version: 1 });
    expect([status, data]).toMatchObject([200, { id: one.id, version: 2, alike: { changed: 2, kept: 1 } }]);
    expect(await read(one, two, own)).toMatchObject([{ summary: 'Together' }, { summary: 'Together' }, { version: 1 }]);
    for (const { id } of [one, two]) {
      const { data: history } = await shop.call('fixtureDuty', 'history', { id });
      expect(history.data[0].changes).toMatchObject([{ field: 'summary', after: 'Together' }]);
    }
  });

  it('writes nothing where it is refused: an old version, a fault, a reach that there is not, no right', async () => {
    const [one, two] = await three();
    await put(one.id, { priority: 'LOW' });
    const stale = await put(one.id, { summary: 'Late', reach: 'ALIKE' }, { version: 1 });
    expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
    const fault = await put(one.id, { summary: '', reach: 'ALIKE' });
    expect(fault.json.errorDetails).toMatchObject([{ field: 'summary', key: 'required' }]);
    const unknown = await put(one.id, { priority: 'LOW', reach: 'WORLD' });
    expect(unknown.json.errorDetails).toMatchObject([{ field: 'reach', key: 'choice' }]);
    expect((await put(one.id, { summary: 'No', reach: 'ALIKE' }, { as: 'viewAll' })).status).toBe(403);
    expect(await read(one, two)).toMatchObject([{ version: 2 }, { version: 1 }]);
  });

  it('is said of a deletion in the query or in the body; one restore brings all back', async () => {
    const ways: readonly (readonly [Record<string, unknown>, unknown?])[] = [
      [{ reach: 'ALIKE', version: 1 }],
      [{ version: 1 }, { reach: 'ALIKE' }],
      [{}, { reach: 'ALIKE', version: 1 }],
    ];
    for (const [query, body] of ways) {
      const [one, two, own] = await three();
      const { status, data } = await remove(one.id, query, body);
      expect([status, data]).toEqual([200, { id: one.id, version: 2, alike: { changed: 2, kept: 1 } }]);
      expect((await shop.call('fixtureDuty', 'one', { id: two.id })).status).toBe(404);
      expect((await shop.call('fixtureDuty', 'one', { id: own.id })).status).toBe(200);
      await shop.call('fixtureDuty', 'restore', { id: two.id });
      expect((await shop.call('fixtureDuty', 'one', { id: one.id })).status).toBe(200);
    }
    const [one, two] = await three();
    expect((await remove(one.id, { reach: 'ALIKE', version: 7 })).status).toBe(400);
    expect((await remove(one.id, { version: 1 })).data).toEqual({ id: one.id, version: 2 });
    expect((await read(two))[0].version).toBe(1);
  });

  it('is not said of many at once', async () => {
    const [one] = await three();
    const given = { ids: [{ id: one.id }], change: { reach: 'ALIKE' } };
    expect((await shop.call('fixtureDuty', 'bulk', { given })).status).toBe(400);
  });
});
