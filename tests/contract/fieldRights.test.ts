import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableSums } from '../support/sums.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The errand's cost and sponsor ask for FINANCE: `editAssigned` has no right on it, `work` may see it. */
let shop: Workshop;
let id: string;
let sponsor: string;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAssigned', 'work', 'editAll']);
  sponsor = shop.find(['partner'])[0] ?? '';
  const collaboratorIds = ['editAssigned', 'work'].map((name) => shop.house.of(name as 'work').actor?.staffId);
  const record = await shop.make('fixtureErrand', {
    summary: 'Hire lamps',
    cost: '250',
    sponsorId: sponsor,
    collaboratorIds,
  });
  id = record.id;
  await shop.call('fixtureErrand', 'update', { id, given: { cost: '300', summary: 'Hire more lamps' } });
});
afterAll(() => shop.close());

const hidden = ['cost', 'costCurrency', 'sponsor', 'sponsorId'];

describe('a field behind another right', () => {
  it('is absent for those without it, everywhere', async () => {
    const one = await shop.read('fixtureErrand', id, 'editAssigned');
    const { data: page } = await shop.call('fixtureErrand', 'list', { as: 'editAssigned' });
    expect(page.data).toHaveLength(1);
    for (const record of [one, page.data[0]]) for (const key of hidden) expect(record).not.toHaveProperty(key);

    const { data: history } = await shop.call('fixtureErrand', 'history', { id, as: 'editAssigned' });
    const fields = history.data.flatMap(({ changes }: { changes: { field: string }[] }) =>
      changes.map(({ field }) => field),
    );
    expect(fields).toContain('summary');
    for (const key of hidden) expect(fields).not.toContain(key);

    const csv = await shop.call('fixtureErrand', 'export', { as: 'editAssigned' });
    expect(csv.text).not.toContain('cost');
    expect(csv.text).not.toContain('300');
  });

  it('cannot be asked about by those without it', async () => {
    const asked = [{ costMin: '1.00' }, { costMax: '1.00' }, { costCurrency: 'AUD' }, { sponsorIds: [sponsor] }];
    for (const given of [...asked, { orderBy: 'cost' }]) {
      const answer = await shop.call('fixtureErrand', 'list', { given, as: 'editAssigned' });
      expect([JSON.stringify(given), answer.status]).toEqual([JSON.stringify(given), 400]);
    }
    for (const given of asked) {
      expect((await shop.call('fixtureErrand', 'count', { given, as: 'editAssigned' })).status).toBe(400);
    }
    const summed = async (as: 'agency' | 'editAssigned') =>
      Object.keys((await shop.call('fixtureErrand', 'count', { as })).data.sums);
    expect([await summed('agency'), await summed('editAssigned')]).toEqual([['cost', 'budget'], ['budget']]);
    for (const column of ['cost', 'sponsor']) {
      const answer = await shop.call('fixtureErrand', 'export', {
        given: { columns: ['summary', column] },
        as: 'editAssigned',
      });
      expect([column, answer.status]).toEqual([column, 400]);
    }
    const options = await shop.call('fixtureErrand', 'options', { given: { field: 'sponsor' }, as: 'editAssigned' });
    expect(options.status).toBe(400);
  });

  it('cannot be written by those who may not edit it, as if it were not there', async () => {
    const before = await tableSums(shop.test);
    for (const as of ['editAssigned', 'work'] as const) {
      for (const given of [{ cost: '1' }, { costCurrency: 'EUR' }, { sponsorId: null }, { cost: null }]) {
        const answer = await shop.call('fixtureErrand', 'update', { id, given, as });
        expect([as, answer.status]).toEqual([as, 400]);
        expect(answer.json.errorDetails).toMatchObject([{ field: Object.keys(given)[0], key: 'unknownField' }]);
        const made = await shop.call('fixtureErrand', 'create', { given: { summary: 'New', ...given }, as });
        expect([as, made.status]).toEqual([as, 400]);
      }
    }
    expect(await tableSums(shop.test)).toEqual(before);
  });

  it('is kept when somebody without it changes the rest', async () => {
    const answer = await shop.call('fixtureErrand', 'update', {
      id,
      given: { details: 'Two of them' },
      as: 'editAssigned',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).not.toHaveProperty('cost');
    expect(await shop.read('fixtureErrand', id)).toMatchObject({ cost: '300.00', details: 'Two of them' });
    const made = await shop.make('fixtureErrand', { summary: 'Made without it' }, 'editAssigned');
    expect(made).not.toHaveProperty('cost');
    expect(await shop.read('fixtureErrand', made.id)).toMatchObject({ cost: null, costCurrency: 'AUD' });
  });

  it('tells nothing through a conflict of versions either', async () => {
    const { version } = await shop.read('fixtureErrand', id);
    await shop.call('fixtureErrand', 'update', { id, given: { cost: '310', email: 'new@example.test' } });
    const stale = await shop.call('fixtureErrand', 'update', {
      id,
      version,
      given: { details: 'x' },
      as: 'editAssigned',
    });
    expect(stale.status).toBe(400);
    expect(stale.data.changedFields).toEqual(['email']);
    expect(stale.data.current).not.toHaveProperty('cost');
  });

  it('is behind it under its former name too, where an older release wrote that', async () => {
    const changes = [
      { field: 'title', before: 'Rent lamps', after: 'Hire lamps' },
      { field: 'price', before: '1.00', after: '2.00' },
      { field: 'priceCurrency', before: 'AUD', after: 'EUR' },
    ];
    await shop.test.pools.query(shop.house.agencyId, {
      text: `update history set changes = $3 where agency_id = $1 and record_id = $2 and version = 1`,
      values: [shop.house.agencyId, id, JSON.stringify(changes)],
    });
    const fieldsFor = async (as: 'editAssigned' | 'work') => {
      const { data } = await shop.call('fixtureErrand', 'history', { id, as });
      return data.data.at(-1).changes.map(({ field }: { field: string }) => field);
    };
    expect(await fieldsFor('editAssigned')).toEqual(['summary']);
    expect(await fieldsFor('work')).toEqual(['summary', 'cost', 'costCurrency']);
  });

  it('is seen, filtered, sorted and exported by those who may view it', async () => {
    expect(await shop.read('fixtureErrand', id, 'work')).toMatchObject({ cost: '310.00', sponsorId: sponsor });
    const found = await shop.call('fixtureErrand', 'list', { given: { costMin: '300', orderBy: 'cost' }, as: 'work' });
    expect(found.data.data.map((one: { id: string }) => one.id)).toEqual([id]);
    const csv = await shop.call('fixtureErrand', 'export', { given: { columns: ['cost'] }, as: 'work' });
    expect(csv.text).toContain('310.00 AUD');
    expect((await shop.call('fixtureErrand', 'options', { given: { field: 'sponsor' }, as: 'work' })).status).toBe(200);
  });

  it('is written by those who may edit it', async () => {
    const answer = await shop.call('fixtureErrand', 'update', {
      id,
      given: { cost: '12.5', costCurrency: 'EUR' },
      as: 'editAll',
    });
    expect(answer.data).toMatchObject({ cost: '12.50', costCurrency: 'EUR' });
    expect(await shop.read('fixtureErrand', id)).toMatchObject({ cost: '12.50', costCurrency: 'EUR' });
  });
});
