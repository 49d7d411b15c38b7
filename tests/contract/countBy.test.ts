import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedFiltersOf } from '../../schema/language/countedFilters.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAssigned', 'viewAll']);
});
afterAll(() => shop.close());

const counted = fixtureRegistry.all.flatMap((entity) => {
  const params = countedFiltersOf(entity).map(({ param }) => param);
  return offers(entity, 'count', 'create') && params.length > 0 ? [{ kind: entity.name, params }] : [];
});

it('records are counted by values in some entities', () => {
  expect(counted.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['talent', 'contract']));
});

describe.each(counted)('the records of kind $kind', ({ kind, params }) => {
  it('are counted by each value as its filter finds them, all in one call', async () => {
    await shop.make(kind);
    await shop.make(kind);
    const { data } = await shop.call(kind, 'count', { given: { countBy: params } });
    expect(data.total).toBe((await shop.call(kind, 'count')).data.total);
    for (const param of params) {
      const rows = data.counts[param] as Json[];
      expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(data.total);
      for (const { value, total } of rows.filter((row) => row.value !== null).slice(0, 3)) {
        const found = await shop.call(kind, 'count', { given: { [param]: [value] } });
        expect([param, value, found.data.total]).toEqual([param, value, total]);
      }
    }
  });
});

describe('counts by value', () => {
  it('obey the search, the filters and the rights of who asks, and cost one statement', async () => {
    const staffId = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const displayName = `Countess ${shop.next()}`;
    await shop.make('talent', { displayName, status: 1, assigneeIds: [staffId] });
    await shop.make('talent', { displayName, status: 1 });
    await shop.make('talent', { displayName, status: 3, state: 'ARCHIVED' });
    const given = { keyword: displayName, countBy: ['statusIds', 'states'] };
    shop.test.statements.length = 0;
    const { data } = await shop.call('talent', 'count', { given });
    expect(shop.test.statements.filter((text) => text.includes('group by k0'))).toHaveLength(1);
    const byValue = (rows: Json[]) => Object.fromEntries(rows.map(({ value, total }) => [value, total]));
    expect([data.total, byValue(data.counts.statusIds)]).toEqual([3, { 1: 2, 3: 1 }]);
    expect(byValue(data.counts.states)).toEqual({ ACTIVE: 2, ARCHIVED: 1 });
    const theirs = await shop.call('talent', 'count', { given, as: 'viewAssigned' });
    expect([theirs.data.total, byValue(theirs.data.counts.statusIds)]).toEqual([1, { 1: 1 }]);
    const foreign = await shop.call('talent', 'count', { given, as: 'otherAgency' });
    expect(foreign.data).toEqual({ total: 0, counts: { statusIds: [], states: [] } });
    const archived = await shop.call('talent', 'count', { given: { ...given, states: ['ARCHIVED'] } });
    expect(byValue(archived.data.counts.statusIds)).toEqual({ 3: 1 });
  });

  it('count the deleted ones for who may restore them, and refuse that to others', async () => {
    const displayName = `Departed ${shop.next()}`;
    const { id } = await shop.make('talent', { displayName });
    await shop.call('talent', 'delete', { id });
    const given = { keyword: displayName, countBy: ['statusIds'], withDeleted: true };
    const { data } = await shop.call('talent', 'count', { given });
    expect(data).toEqual({ total: 0, counts: { statusIds: [] }, deleted: 1 });
    expect((await shop.call('talent', 'count', { given, as: 'viewAll' })).status).toBe(403);
  });

  it('are of filters by a choice alone, and of those alone that the person may see', async () => {
    const answer = await shop.call('talent', 'count', { given: { countBy: ['location'] } });
    expect(answer.status).toBe(400);
  });
});
