import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openContracts } from '../support/contracts.ts';

/** Exclusivity of contracts: who is exclusive for something else in the same days is asked about. */
const { shop, ask, ok, staffIdOf } = await openContracts();
afterAll(() => shop.close());

const spring = { startsOn: '2027-03-01', endsOn: '2027-05-31' };
const drinks = { category: 'DRINKS', territory: 'Australia' };
const exclusive = (row: object, more: object = {}) => ({ summary: 'Deal', ...spring, exclusivities: [row], ...more });
const create = (given: Record<string, unknown>, as: PrincipalName = 'agency') =>
  shop.call('contract', 'create', { given: { acceptClash: false, ...given }, as });
const talentOf = (body: object = {}) => shop.make('talent', { displayName: `Mara ${shop.next()}`, ...body });

describe('an exclusivity', () => {
  it('that overlaps another one of the same person is refused, naming that, until it is accepted', async () => {
    const { id, displayName } = await talentOf();
    const talentIds = [id];
    const first = ok(await create(exclusive(drinks, { summary: 'Cola', talentIds })));
    const given = exclusive(drinks, { summary: 'Lemonade', talentIds, startsOn: '2027-05-31', endsOn: null });
    const { status, json } = await create(given);
    expect([status, json.error.code, json.error.key]).toEqual([400, 1014, 'exclusiveFor']);
    expect(json.responseData.items).toEqual([
      expect.objectContaining({
        id: first.id,
        kind: 'contract',
        displayName: 'Cola',
        reason: 'EXCLUSIVITY',
        startDay: spring.startsOn,
        endDay: spring.endsOn,
        people: [{ id, displayName }],
      }),
    ]);
    const made = ok(await create({ ...given, acceptClash: true }));
    expect((await shop.read('contract', made.id)).acceptedConflicts).toBe(1);
    const { data } = await shop.call('contract', 'history', { id: made.id });
    expect(data.data.flatMap(({ changes }: Json) => changes)).toContainEqual(
      expect.objectContaining({ field: 'acceptedConflicts', after: 1 }),
    );
    const changed = await shop.call('contract', 'update', {
      id: made.id,
      given: { endsOn: '2027-12-31', acceptClash: false },
    });
    expect(changed.status).toBe(400);
    ok(await shop.call('contract', 'update', { id: made.id, given: { summary: 'Lime' } }));
  });

  it.each([
    ['another category', { category: 'FOOD', territory: 'Australia' }, {}],
    ['another territory', { category: 'DRINKS', territory: 'New Zealand' }, {}],
    ['the day after', drinks, { startsOn: '2027-06-01', endsOn: '2027-07-01' }],
    ['days of its own', { ...drinks, startsOn: '2028-01-01', endsOn: '2028-02-01' }, {}],
    ['another place', { place: 'Perth', radiusKm: 50 }, {}],
  ])('leaves %s free', async (_, row, more) => {
    const talentIds = [(await talentOf()).id];
    ok(await create(exclusive(drinks, { talentIds })));
    ok(await create(exclusive({ place: 'Sydney', radiusKm: 50 }, { talentIds })));
    const { status, text } = await create(exclusive(row, { talentIds, ...more }));
    expect(status, text).toBe(200);
  });

  it('is everywhere without a territory, and around a place in its days', async () => {
    const talentIds = [(await talentOf()).id];
    ok(await create(exclusive(drinks, { talentIds })));
    expect((await create(exclusive({ category: 'DRINKS' }, { talentIds }))).status).toBe(400);
    ok(await create(exclusive({ place: 'Sydney', radiusKm: 50 }, { talentIds })));
    expect((await create(exclusive({ place: 'sydney', radiusKm: 10 }, { talentIds }))).status).toBe(400);
  });

  it('reaches as far as the larger of both radiuses', async () => {
    const placeOf = async (q: string) => {
      const [found] = (await ask('GET', `locations?q=${q}`)).data as readonly { placeId: string }[];
      return found?.placeId ?? '';
    };
    const [sydney, newcastle] = [await placeOf('sydney'), await placeOf('newcastle new south wales')];
    const talentIds = [(await talentOf()).id];
    const around = (place: string, placeId: string, radiusKm: number) =>
      create(exclusive({ place, placeId, radiusKm }, { talentIds }));
    // 117 kilometres apart.
    ok(await around('Sydney', sydney, 100));
    expect((await around('Newcastle', newcastle, 130)).status).toBe(400);
    ok(await around('Newcastle', newcastle, 50));
    expect((await around('Newcastle upon somewhere', 'unknown', 20_000)).status).toBe(200);
  });

  it('counts brands of the talent, and no contract that was called off or deleted', async () => {
    const brands = [{ brand: 'Fizz', category: 'DRINKS', isExclusive: true, exclusiveUntil: '2027-04-01' }];
    const branded = await talentOf({ brands });
    const { status, json } = await create(exclusive(drinks, { talentIds: [branded.id] }));
    expect([status, json.responseData.items[0].displayName]).toEqual([400, 'Fizz']);
    const talentIds = [(await talentOf()).id];
    const off = ok(await create(exclusive(drinks, { talentIds })));
    ok(await ask('POST', `contracts/${off.id}/cancel`, {}));
    const gone = ok(await create(exclusive(drinks, { talentIds })));
    ok(await shop.call('contract', 'delete', { id: gone.id }));
    ok(await create(exclusive(drinks, { talentIds })));
  });

  it('is told by its days alone to who may not read the other contract', async () => {
    const { id } = await talentOf();
    ok(await create(exclusive(drinks, { summary: 'Secret cola', talentIds: [id] })));
    const mine = await shop.make('contract', { summary: 'Mine', assigneeIds: [staffIdOf('editAssigned')] });
    const given = { ...spring, talentIds: [id], exclusivities: [drinks], acceptClash: false };
    const { status, json, text } = await shop.call('contract', 'update', { id: mine.id, given });
    expect([status, json.responseData.items[0].displayName]).toEqual([400, 'Secret cola']);
    ok(await shop.call('contract', 'update', { id: mine.id, given: { ...given, acceptClash: true } }));
    const seen = await shop.call('contract', 'update', {
      id: mine.id,
      given: { endsOn: '2027-05-30', acceptClash: false },
      as: 'editAssigned',
    });
    expect([seen.status, seen.json.error.key]).toEqual([400, 'exclusiveFor']);
    expect(seen.text).not.toContain('Secret cola');
    expect(Object.keys(seen.json.responseData.items[0])).not.toContain('id');
    expect(text).toContain('Secret cola');
  });

  it('is seen by one of two that are made at once', async () => {
    const talentIds = [(await talentOf()).id];
    const answers = await Promise.all([1, 2, 3].map(() => create(exclusive(drinks, { talentIds }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });
});
