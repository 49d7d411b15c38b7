import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreDays } from '../../schema/rules/limits.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** A prospect becomes a talent, and for thirty days may become a prospect again. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll', 'otherAgency']);
});
afterAll(() => shop.close());

const ask = (path: string, method: string, body: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/client/v1/${path}`, token: shop.house.of(as).token, body });
const convert = (id: string) => ask('scouts/convert-to-talent', 'PUT', { id });
const undo = (id: string, body: object = {}, as?: PrincipalName) =>
  ask(`talents/${id}/undo-conversion`, 'POST', body, as);
const scoutWith = (status: number): Promise<Json> => shop.make('scout', { displayName: `Prospect ${status}`, status });
const historyOf = async (kind: string, id: string): Promise<Json[]> =>
  (await shop.call(kind, 'history', { id })).data.data;

describe('the status of a prospect who becomes a talent', () => {
  it.each([
    ['pending', 0, 1],
    ['active', 1, 1],
    ['rejected', 2, 1],
    ['locked', 3, 3],
  ])('who is %s', async (_word, before, after) => {
    const { id } = await scoutWith(before);
    expect((await convert(id)).data).toMatchObject({ id, status: after });
    const back = await undo(id);
    expect([back.status, back.data], back.text).toMatchObject([200, { id, status: before, version: 3 }]);
    expect(await shop.read('scout', id)).toMatchObject({ status: before });
    expect((await shop.call('talent', 'one', { id })).status).toBe(404);
  });

  it('stays as somebody has set it since', async () => {
    const { id } = await scoutWith(2);
    await convert(id);
    await shop.call('talent', 'update', { id, given: { status: 3, displayName: 'Renamed' } });
    expect((await undo(id)).data).toMatchObject({ status: 3, displayName: 'Renamed' });
  });
});

describe('a conversion', () => {
  it('stands in the history with its way back, as does taking it back', async () => {
    const { id } = await scoutWith(0);
    await convert(id);
    const [made] = await historyOf('talent', id);
    expect(made).toMatchObject({ action: 'convert', conversion: { from: 'scout', canUndo: true } });
    await undo(id);
    const [back, former] = await historyOf('scout', id);
    expect(back.action).toBe('unconvert');
    expect(back.changes).toContainEqual({ field: 'status', before: 1, after: 0 });
    expect(former.conversion).toEqual({ from: 'scout', canUndo: false });
    expect((await convert(id)).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
  });

  it('is taken back by whoever may edit the one and make the other, over the version that they saw', async () => {
    const { id } = await scoutWith(0);
    await convert(id);
    expect((await undo(id, {}, 'viewAll')).status).toBe(403);
    expect((await undo(id, {}, 'otherAgency')).status).toBe(404);
    expect((await undo(id, { version: 1 })).json.error.key).toBe('staleVersion');
    expect((await undo(id, { version: 2 }, 'editAll')).status).toBe(200);
    expect((await undo(id)).status).toBe(404);
  });

  it('is final after thirty days, and none is taken back that never was', async () => {
    const over = { key: 'conversionOver', params: { days: restoreDays } };
    const talent = await shop.make('talent');
    expect((await undo(talent.id)).json.error).toMatchObject(over);
    const { id } = await scoutWith(0);
    await convert(id);
    await shop.test.pools.owner.query(
      `update history set at = at - make_interval(days => $2) - interval '1 minute' where record_id = $1`,
      [id, restoreDays],
    );
    expect((await historyOf('talent', id))[0].conversion.canUndo).toBe(false);
    expect((await undo(id)).json.error).toMatchObject(over);
  });
});
