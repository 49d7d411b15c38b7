import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** `people` has no right on contracts, `viewAssigned` sees assigned ones. Today is 20 November 2026. */
let shop: Workshop;
let partner: Json;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'people', 'editAll']);
  partner = await shop.make('partner', { displayName: 'Tidewater Records' });
});
afterAll(() => shop.close());

const contract = (body: object) => shop.make('contract', { clientId: partner.id, ...body });

describe('a partner’s deals', () => {
  it('are the contracts with it, while they are there', async () => {
    const one = await contract({ summary: 'Residency' });
    const other = await contract({ summary: 'Gala' });
    expect((await shop.read('partner', partner.id)).dealIds.toSorted()).toEqual([one.id, other.id].toSorted());
    await shop.call('contract', 'delete', { id: one.id });
    const { deals } = await shop.read('partner', partner.id, 'viewAll');
    expect(deals).toMatchObject([{ id: other.id, kind: 'contract', displayName: 'Gala' }]);
  });

  it('come with the partner itself, not with each row of a list', async () => {
    const { data } = await shop.call('partner', 'list', { given: { ids: [partner.id] } });
    expect(data.data[0]).toMatchObject({ id: partner.id });
    expect(data.data[0]).not.toHaveProperty('deals');
    expect(data.data[0]).not.toHaveProperty('dealIds');
  });

  it('are not told to who may read no contracts', async () => {
    const record = await shop.read('partner', partner.id, 'people');
    expect(record).not.toHaveProperty('deals');
    expect(record).not.toHaveProperty('dealIds');
    const list = await shop.call('contract', 'list', { given: { clientIds: [partner.id] }, as: 'people' });
    expect(list.status).toBe(403);
  });

  it('are told to who may read some contracts, as far as these are theirs', async () => {
    const staffId = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const { id } = await shop.make('partner', { displayName: 'Northerly', assigneeIds: [staffId] });
    const talent = await shop.make('talent', { displayName: 'Bo Quill', assigneeIds: [staffId] });
    const mine = await shop.make('contract', { summary: 'Mine', clientId: id, talentIds: [talent.id] });
    const other = await shop.make('contract', { summary: 'Not mine', clientId: id });
    const seen = await shop.read('partner', id, 'viewAssigned');
    expect([seen.dealIds, seen.deals]).toEqual([[mine.id], [expect.objectContaining({ displayName: 'Mine' })]]);
    const all = await shop.read('partner', id, 'viewAll');
    expect(all.dealIds.toSorted()).toEqual([mine.id, other.id].toSorted());
    const alone = await shop.make('partner', { displayName: 'Easterly', assigneeIds: [staffId] });
    await shop.make('contract', { summary: 'Theirs', clientId: alone.id });
    expect(await shop.read('partner', alone.id, 'viewAssigned')).toMatchObject({ dealIds: [], deals: [] });
  });

  it('keep their partner from being deleted', async () => {
    const { id } = await shop.make('partner', { displayName: 'Southerly' });
    const deal = await shop.make('contract', { summary: 'Campaign', clientId: id });
    expect((await shop.call('partner', 'delete', { id })).status).toBe(400);
    await shop.call('contract', 'delete', { id: deal.id });
    expect((await shop.call('partner', 'delete', { id })).status).toBe(200);
  });
});

describe('a contract', () => {
  it('says by its days whether it is to come, holds or has ended', async () => {
    const days: readonly (readonly [startsOn: string | null, endsOn: string | null, timeStatus: string | null])[] = [
      ['2026-11-21', null, 'UPCOMING'],
      ['2026-11-20', '2026-11-20', 'CURRENT'],
      [null, '2026-11-20', 'CURRENT'],
      ['2026-11-01', null, 'CURRENT'],
      ['2026-11-01', '2026-11-19', 'ENDED'],
      [null, null, null],
    ];
    for (const [startsOn, endsOn, timeStatus] of days) {
      const made = await contract({ summary: 'Days', startsOn, endsOn });
      expect([startsOn, endsOn, made.timeStatus]).toEqual([startsOn, endsOn, timeStatus]);
    }
  });

  it('does not end before it begins, whichever of its days is changed', async () => {
    const given = { summary: 'Backwards', startsOn: '2026-11-20', endsOn: '2026-11-19' };
    const refused = await shop.call('contract', 'create', { given });
    expect(refused.json.errorDetails).toMatchObject([{ field: 'endsOn', key: 'dateOrder' }]);
    const { id, version } = await contract({ ...given, endsOn: '2026-11-20' });
    for (const change of [{ startsOn: '2026-11-21' }, { endsOn: '2026-11-19' }]) {
      const answer = await shop.call('contract', 'update', { id, version, given: change });
      expect(answer.json.errorDetails).toMatchObject([{ field: 'endsOn', key: 'dateOrder' }]);
    }
  });

  it('begins with the first status of contracts, and is seen by those who look after its talents', async () => {
    const staffId = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const talent = await shop.make('talent', { displayName: 'Ada Marlow', assigneeIds: [staffId] });
    const mine = await contract({ summary: 'Clinic', talentIds: [talent.id] });
    const others = await contract({ summary: 'Not mine' });
    expect(mine.status).toMatchObject({ categoryCode: 'DRAFT' });
    expect((await shop.read('contract', mine.id, 'viewAssigned')).summary).toBe('Clinic');
    expect((await shop.call('contract', 'one', { id: others.id, as: 'viewAssigned' })).status).toBe(404);
  });
});
