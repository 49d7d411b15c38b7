import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { levelSets, type LevelSetName } from '../../schema/access/levels.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { shownStart, startsAt } from '../support/taskSeries.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/**
 * Changes and deletions of a series by people who may write only some of its tasks, or none. Five tasks, of which the
 * second and the fourth are assigned to them.
 */
let shop: Workshop;
/** Edit assigned tasks, the same with finance, view assigned tasks, tasks of assigned talents, no right. */
const people = { editAssigned: 'editAssigned', none: 'editAssigned', viewAssigned: 'viewAssigned' } as const;

async function allow(name: PrincipalName, rights: Readonly<Record<string, LevelSetName>>): Promise<void> {
  const resources = Object.entries(rights).map(([resource, level]) => ({
    name: `res::${resource}`,
    resourceAccesses: levelSets[level],
  }));
  const body = { userId: idOf(name), resources };
  const { token } = shop.house.of('agency');
  const answer = await shop.test.ask({ method: 'PUT', path: '/user/v1/staff/permission', token, body });
  if (answer.status !== 200) throw new Error(answer.text);
}

const idOf = (name: PrincipalName) => shop.house.of(name).actor?.staffId ?? '';

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAssigned', 'none', 'viewAssigned', 'editAll', 'otherStaff']);
  await allow('editAssigned', { TASK: 'editAssigned' });
  await allow('none', { TASK: 'editAssigned', FINANCE: 'editAll' });
  await allow('viewAssigned', { TASK: 'viewAssigned', FINANCE: 'viewAll' });
});
afterAll(() => shop.close());

let rows: readonly Json[] = [];
const listed = async (summary: string): Promise<readonly Json[]> => {
  const given = { summary, orderBy: 'startDate', orderDirection: 'ASC', pageSize: 100 };
  return (await shop.call('task', 'list', { given })).data.data;
};
const now = (): Promise<readonly Json[]> =>
  Promise.all(rows.map(async ({ id }) => (await shop.call('task', 'one', { id })).data ?? null));
const each = (tasks: readonly Json[], key: string) => tasks.map((task) => task?.[key] ?? null);
const put = (row: Json, given: object, as: PrincipalName) =>
  shop.call('task', 'update', { id: row.id, given: { ...given }, as });
const remove = (row: Json, recurrenceStrategy: string, as: PrincipalName) =>
  shop.call('task', 'delete', { id: row.id, given: { recurrenceStrategy }, as });

const mine = [1, 3];
const weekly = (count: number) => ({ repeat: 'WEEKLY', end: { type: 'AFTER', count } });
const all = { recurrenceStrategy: 'ALL_TASKS' };
const following = { recurrenceStrategy: 'THIS_AND_FOLLOWING_TASKS' };

beforeEach(async () => {
  const summary = `Series ${shop.next()}.`;
  await shop.make('task', { summary, ...startsAt('2027-01-04'), recurrenceSetting: weekly(5) });
  rows = await listed(summary);
  for (const index of mine) {
    const given = { collaboratorIds: Object.keys(people).map((name) => idOf(name as PrincipalName)) };
    await put(rows[index], given, 'agency');
  }
  rows = await now();
});

describe.each(['editAssigned', 'none'] as const)('somebody who may edit some tasks of a series (%s)', (as) => {
  it('changes these, and is told how many stayed', async () => {
    const { status, data } = await put(rows[1], { note: 'Mine', ...all }, as);
    expect([status, data.series]).toEqual([200, { changed: 2, kept: 3 }]);
    expect(each(await now(), 'note')).toEqual([null, 'Mine', null, 'Mine', null]);
    const later = await put(rows[3], { address: '1 High St', ...following }, as);
    expect(later.data.series).toEqual({ changed: 1, kept: 1 });
    expect(each(await now(), 'version')).toEqual([1, 3, 1, 4, 1]);
  });

  it('moves these alone; a later change of all by its time of day moves no day', async () => {
    expect((await put(rows[1], { ...startsAt('2027-01-12'), ...all }, as)).data.series).toEqual({
      changed: 2,
      kept: 3,
    });
    const parted = ['01-04 10:00', '01-12 10:00', '01-18 10:00', '01-26 10:00', '02-01 10:00'];
    expect((await now()).map(shownStart)).toEqual(parted);
    const { data } = await put(rows[3], { ...startsAt('2027-01-26', '11:30'), ...all }, 'editAll');
    expect(data.series).toEqual({ changed: 5, kept: 0 });
    expect((await now()).map(shownStart)).toEqual(parted.map((start) => start.replace('10:00', '11:30')));
  });

  it('plans anew what they may write: the others stay in the series that they were in', async () => {
    const { status, data } = await put(rows[1], { recurrenceSetting: weekly(3), ...following }, as);
    expect([status, data.series]).toEqual([200, { changed: 2, kept: 2 }]);
    const [, second, third, fourth] = await now();
    expect([second.recurrenceId, fourth.recurrenceId]).toEqual([rows[1].id, rows[1].id]);
    expect(third).toEqual(rows[2]);
    // No day has two, and each task is in one series.
    const starts = (await listed(rows[0].summary)).map(shownStart);
    expect(starts).toEqual(['01-04 10:00', '01-11 10:00', '01-18 10:00', '01-25 10:00', '02-01 10:00']);
    expect((await put(rows[0], { note: 'Old', ...all }, 'editAll')).data.series).toEqual({ changed: 3, kept: 0 });
    expect((await put(rows[1], { note: 'New', ...all }, 'editAll')).data.series).toEqual({ changed: 2, kept: 0 });
  });

  it('ends the series for these: what they may not write is not deleted', async () => {
    const { data } = await put(rows[1], { recurrenceSetting: null, ...all }, as);
    expect(data.series).toEqual({ changed: 2, kept: 3 });
    expect(each(await now(), 'id')).toEqual([rows[0].id, rows[1].id, rows[2].id, null, rows[4].id]);
  });

  it('deletes these alone, and is told how many stayed', async () => {
    const { status, data } = await remove(rows[1], 'ALL_TASKS', as);
    expect([status, data.series]).toEqual([200, { changed: 2, kept: 3 }]);
    expect(await now()).toEqual([rows[0], null, rows[2], null, rows[4]]);
    const restored = await shop.call('task', 'restore', { id: rows[3].id, as });
    expect(restored.status).toBe(200);
    expect(each(await now(), 'id')).toEqual(each(rows, 'id'));
    expect((await remove(rows[1], 'THIS_AND_FOLLOWING_TASKS', as)).data.series).toEqual({ changed: 2, kept: 2 });
  });

  it('writes none by a task that is not theirs, of which they know nothing', async () => {
    for (const strategy of [all, following]) {
      expect((await put(rows[0], { note: 'No', ...strategy }, as)).status).toBe(404);
      expect((await remove(rows[0], strategy.recurrenceStrategy, as)).status).toBe(404);
    }
    expect(await now()).toEqual(rows);
  });
});

describe('money in a change of a series', () => {
  const money = { cost: '12.00', costCurrency: 'AUD', chargeTo: 'PARTNER' };

  it('is refused without finance, with its field, and then nothing of the change is written', async () => {
    for (const strategy of [all, following, {}]) {
      const { status, json } = await put(rows[1], { note: 'Cheap', ...money, ...strategy }, 'editAssigned');
      expect([status, json.errorDetails.map(({ field }: Json) => field)]).toMatchObject([
        400,
        ['cost', 'costCurrency', 'chargeTo'],
      ]);
    }
    expect(await now()).toEqual(rows);
  });

  it('is written with finance on what one may write, and stays where a person without it changes the rest', async () => {
    expect((await put(rows[1], { ...money, ...all }, 'none')).data.series).toEqual({ changed: 2, kept: 3 });
    const told = await put(rows[1], { note: 'Cheap', ...all }, 'editAssigned');
    expect(told.data.series).toEqual({ changed: 2, kept: 3 });
    expect(told.text).not.toContain('12.00');
    const after = await now();
    expect(each(after, 'cost')).toEqual([null, '12.00', null, '12.00', null]);
    expect(each(after, 'note')).toEqual([null, 'Cheap', null, 'Cheap', null]);
    // Tasks that a longer series lacks are like the one that was changed, also in what its writer may not see.
    const longer = await put(rows[1], { recurrenceSetting: weekly(6), ...following }, 'editAssigned');
    expect(longer.status).toBe(200);
    expect(longer.text).not.toContain('12.00');
    expect(each(await listed(rows[0].summary), 'cost')).toEqual([null, '12.00', null, '12.00', null, '12.00', '12.00']);
  });
});

describe('somebody who may only see some tasks of a series, or none', () => {
  it.each(['viewAssigned', 'otherStaff'] as const)('writes nothing, whatever it reaches: %s', async (as) => {
    const from = shop.test.statements.length;
    for (const row of [rows[0], rows[1]]) {
      for (const strategy of [all, following, { recurrenceStrategy: 'THIS_TASK_ONLY' }]) {
        for (const given of [{ note: 'No' }, startsAt('2027-01-12'), { recurrenceSetting: null }, { cost: '1.00' }])
          expect([403, 404]).toContain((await put(row, { ...given, ...strategy }, as)).status);
        expect([403, 404]).toContain((await remove(row, strategy.recurrenceStrategy, as)).status);
      }
    }
    const writes = shop.test.statements.slice(from).filter((text) => /\b(insert|delete from|update \w+ )/i.test(text));
    expect(writes).toEqual([]);
    expect(await now()).toEqual(rows);
  });
});
