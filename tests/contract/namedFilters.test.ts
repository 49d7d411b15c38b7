import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { listFiltersOf } from '../../schema/language/listFilters.ts';
import type { Answer, Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAssigned', 'work', 'editAll']);
});
afterAll(() => shop.close());

const statusIn = async (categoryCode: string): Promise<string> => {
  const { rows } = await shop.test.pools.query<{ id: string }>(shop.house.agencyId, {
    text: `select s.id from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = $1 and s.type = 'TASK' and c.code = $2`,
    values: [shop.house.agencyId, categoryCode],
  });
  return rows[0]?.id ?? '';
};
const staff = (name: PrincipalName) => shop.house.of(name).actor?.staffId ?? '';
let count = 0;
const make = (given: object): Promise<Json> => shop.make('fixtureDuty', { summary: `Duty ${(count += 1)}`, ...given });
const ask = (given: object, as: PrincipalName = 'agency', operation: 'list' | 'count' | 'export' = 'list') =>
  shop.call('fixtureDuty', operation, { given: { ...given }, as });
async function found(records: readonly Json[], given: object, as: PrincipalName = 'agency'): Promise<number[]> {
  const ids = records.map(({ id }) => id);
  const answer = await ask({ ids, ...given }, as);
  expect(answer.status, answer.text).toBe(200);
  const counted = await ask({ ids, ...given }, as, 'count');
  expect(counted.data.total).toBe(answer.data.data.length);
  const places = answer.data.data.map(({ id }: Json) => ids.indexOf(id));
  return places.toSorted();
}

describe('a filter by the kinds of what a field points to', () => {
  it('finds those that point to such a record, and none by a record of another kind', async () => {
    const [talent] = shop.find(['talent']);
    const [scout] = shop.find(['scout']);
    const [partner] = shop.find(['partner']);
    const duties = [await make({ aboutIds: [talent, partner] }), await make({ aboutIds: [scout] }), await make({})];
    expect(await found(duties, { talentIds: [talent, scout] })).toEqual([0, 1]);
    expect(await found(duties, { talentIds: [scout] })).toEqual([1]);
    expect(await found(duties, { clientIds: [partner] })).toEqual([0]);
    expect(await found(duties, { talentIds: [partner] })).toEqual([]);
    expect(await found(duties, { clientIds: [talent] })).toEqual([]);
    expect(await found(duties, { talentIds: [v7()] })).toEqual([]);
  });

  it('looks at a single reference likewise, and is unknown without the right of the field', async () => {
    const [talent] = shop.find(['talent']);
    const [partner] = shop.find(['partner']);
    const helperIds = [staff('editAssigned'), staff('work')];
    const duties = [await make({ payerId: partner, helperIds }), await make({ payerId: talent, helperIds })];
    expect(await found(duties, { payingClientIds: [partner, talent] })).toEqual([0]);
    expect(await found(duties, { payingClientIds: [partner] }, 'work')).toEqual([0]);
    for (const operation of ['list', 'count', 'export'] as const) {
      const answer = await ask({ payingClientIds: [partner] }, 'editAssigned', operation);
      expect([answer.status, answer.json.errorDetails]).toMatchObject([
        400,
        [{ field: 'payingClientIds', key: 'unknownParameter' }],
      ]);
    }
  });
});

describe('a filter by what kinds a field points to', () => {
  it('finds those that point to a record of such a kind, as it is by now', async () => {
    const scout = await shop.make('scout');
    const duties = [
      await make({ aboutIds: [shop.find(['talent'])[0]] }),
      await make({ aboutIds: [scout.id, shop.find(['partner'])[0]] }),
      await make({ aboutIds: [shop.find(['partner'])[0]] }),
      await make({}),
    ];
    expect(await found(duties, { aboutTypes: ['TALENT'] })).toEqual([0]);
    expect(await found(duties, { aboutTypes: ['PROSPECT'] })).toEqual([1]);
    expect(await found(duties, { aboutTypes: ['PROSPECT', 'TALENT'] })).toEqual([0, 1]);
    const file = await ask(
      { ids: duties.map(({ id }) => id), aboutTypes: ['PROSPECT'], columns: ['summary'] },
      'agency',
      'export',
    );
    expect(file.text.trim().split('\n').slice(1)).toEqual([duties[1].summary]);
    expect((await ask({ aboutTypes: ['PARTNER'] })).status).toBe(400);
    expect((await ask({ aboutTypes: ['talent'] })).status).toBe(400);
  });

  it('looks at a single reference likewise, and is unknown without the right of the field', async () => {
    const helperIds = [staff('editAssigned'), staff('work')];
    const [payerId] = shop.find(['partner']);
    const duties = [await make({ payerId, helperIds }), await make({ helperIds })];
    expect(await found(duties, { payerTypes: ['PARTNER'] }, 'work')).toEqual([0]);
    expect(await found(duties, { payerTypes: ['TALENT'] })).toEqual([]);
    const refused = await ask({ payerTypes: ['PARTNER'] }, 'editAssigned');
    expect(refused.json.errorDetails).toMatchObject([{ field: 'payerTypes', key: 'unknownParameter' }]);
  });
});

describe('a word of a filter', () => {
  it('for all means no condition, whatever else is said; for none the records without a value', async () => {
    const [own, other] = [staff('agency'), staff('work')];
    const duties = [await make({ assigneeId: own }), await make({ assigneeId: other }), await make({})];
    expect(await found(duties, { assigneeIds: ['ALL'] })).toEqual([0, 1, 2]);
    expect(await found(duties, { assigneeIds: ['ALL', own], aboutTypes: ['ALL'] })).toEqual([0, 1, 2]);
    expect(await found(duties, { assigneeIds: ['NOBODY'] })).toEqual([2]);
    expect(await found(duties, { assigneeIds: [own, 'NOBODY'] })).toEqual([0, 2]);
    for (const assigneeIds of [['EVERYBODY'], ['all'], 'ALL']) expect((await ask({ assigneeIds })).status).toBe(400);
    for (const helperIds of [['ALL'], ['NOBODY']]) expect((await ask({ helperIds })).status).toBe(400);
  });
});

describe('a filter by the category of a status', () => {
  it('finds the records whose status lies in one of the categories', async () => {
    const duties = [
      await make({ statusId: await statusIn('NEW') }),
      await make({ statusId: await statusIn('BLOCKED') }),
      await make({ statusId: await statusIn('COMPLETED') }),
    ];
    expect(await found(duties, { categoryCodes: ['NEW', 'BLOCKED'] })).toEqual([0, 1]);
    expect(await found(duties, { categoryCodes: ['COMPLETED'] })).toEqual([2]);
    expect(await found(duties, { categoryCodes: ['IN_PROGRESS'] })).toEqual([]);
  });

  it('takes the categories of the type alone', async () => {
    for (const code of ['WON', 'new', '']) expect((await ask({ categoryCodes: [code] })).status).toBe(400);
  });

  it('finds contracts', async () => {
    const { id } = await shop.make('contract', { summary: 'Residency' });
    const asked = (categoryCodes: string[]) =>
      shop.call('contract', 'list', { given: { ids: [id], categoryCodes } }).then(({ data }) => data.total);
    expect(await asked(['DRAFT'])).toBe(1);
    expect(await asked(['ACTIVE', 'COMPLETED'])).toBe(0);
  });
});

describe('a filter by any of several fields', () => {
  it('finds a record by each of them, once', async () => {
    const [own, other] = [staff('agency'), staff('editAll')];
    const duties = [
      await make({ assigneeId: own }),
      await make({ helperIds: [own, other] }),
      await make({ assigneeId: own, helperIds: [own] }),
      await make({ assigneeId: other }),
    ];
    expect(await found(duties, { staffIds: [own] })).toEqual([0, 1, 2]);
    expect(await found(duties, { staffIds: [own, other] })).toEqual([0, 1, 2, 3]);
    expect(await found(duties, { staffIds: [v7()] })).toEqual([]);
    const ids = duties.map(({ id }) => id);
    const page = await ask({ ids, staffIds: [own], pageSize: 2, pageIndex: 1, orderBy: 'createdAt' });
    expect(page.data).toMatchObject({ data: [{ id: ids[2] }], total: 3, loadMore: false });
  });

  it('stays within the scope of the reader', async () => {
    const own = staff('agency');
    const duties = [await make({ assigneeId: own }), await make({ assigneeId: own, helperIds: [staff('work')] })];
    expect(await found(duties, { staffIds: [own] }, 'work')).toEqual([1]);
    expect(await found(duties, { staffIds: [own] }, 'otherAgency')).toEqual([]);
  });
});

describe('every named filter', () => {
  const named = fixtureRegistry.all.flatMap((entity) =>
    listFiltersOf(entity)
      .filter(({ isNamed }) => isNamed)
      .map(({ name }) => ({ kind: entity.name, param: name })),
  );
  const refused = async (kind: string, given: object): Promise<Answer> =>
    shop.call(kind, 'list', { given: { ...given } });

  it.each(named)('of $kind: $param is checked, found and offered', async ({ kind, param }) => {
    for (const wrong of [['é'], [''], [null], [{}], 'é']) {
      const answer = await refused(kind, { [param]: wrong });
      expect([answer.status, answer.json.errorDetails[0].field]).toEqual([400, expect.stringMatching(`^${param}`)]);
    }
    const lists = await shop.test.ask({
      method: 'GET',
      path: `${fixtureRegistry.get(kind).api.base}/form-option-list`,
      token: shop.house.of('agency').token,
    });
    const [first] = lists.data[param];
    expect(first).toMatchObject({ id: expect.anything(), displayName: expect.any(String) });
    const answer = await shop.call(kind, 'list', { given: { [param]: [first.id] } });
    expect(answer.status, answer.text).toBe(200);
  });
});
