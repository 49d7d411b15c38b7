import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { listParts } from '../../server/engine/reading/list.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
/** The names of the statuses of tasks, by the order of their categories and then their own. */
let order: string[] = [];

beforeAll(async () => {
  shop = await openWorkshop(['agency']);
  const category = async (code: string): Promise<Json> => {
    const { data } = await shop.test.ask({
      method: 'GET',
      path: '/client/v1/status-category',
      query: { type: 'TASK', isIncludeStatus: true },
      token: shop.house.of('agency').token,
    });
    return data.find((one: Json) => one.code === code);
  };
  const [fresh, blocked, done] = [await category('NEW'), await category('BLOCKED'), await category('COMPLETED')];
  const add = (statusName: string, one: Json, position: number) =>
    shop.make('status', { statusName, type: 'TASK', categoryId: one.id, position });
  // Made in another order than the one in which they stand.
  const last = await add('Zz last', done, 90);
  const early = await add('Early', fresh, 91);
  const late = await add('Late', fresh, 92);
  const waits = await add('Aa waits', blocked, 90);
  order = [early, late, waits, last].map(({ statusName }) => statusName);
  for (const { id } of [last, waits, early, late, waits, early]) {
    await shop.make('fixtureDuty', { summary: `In turn ${shop.next()}`, statusId: id });
  }
});
afterAll(() => shop.close());

async function walk(given: object, pageSize: number): Promise<{ readonly id: string; readonly status: string }[]> {
  const found: { id: string; status: string }[] = [];
  for (let pageIndex = 0, more = true; more; pageIndex += 1) {
    const { data, text } = await shop.call('fixtureDuty', 'list', {
      given: { orderBy: 'status', pageIndex, pageSize, ...given },
    });
    expect(data?.data, text).toBeDefined();
    found.push(...data.data.map((one: Json) => ({ id: one.id, status: one.status.displayName })));
    more = data.loadMore;
  }
  return found;
}

const expected = () => [0, 0, 1, 2, 2, 3].map((at) => order[at]);

it.each([1, 2, 100])('sorts by the places of categories and of statuses in them, in pages of %i', async (size) => {
  const statusesOf = async (given: object) =>
    (await walk({ keyword: 'In turn', ...given }, size)).map(({ status }) => status);
  expect(await statusesOf({ orderDirection: 'ASC' })).toEqual(expected());
  expect(await statusesOf({ orderDirection: 'DESC' })).toEqual(expected().toReversed());
});

it('shows each record once where nothing narrows the list down, page by page', async () => {
  const whole = await walk({ orderDirection: 'ASC' }, 100);
  expect(whole).toHaveLength(6);
  expect(await walk({ orderDirection: 'ASC' }, 2)).toEqual(whole);
  expect(await walk({ orderDirection: 'DESC' }, 3)).toEqual(whole.toReversed());
  expect(whole.map(({ status }) => status).filter((name) => order.includes(name))).toEqual(expected());
});

it('sorts an export by it', async () => {
  const given = { keyword: 'In turn', orderBy: 'status', orderDirection: 'DESC', columns: ['status'] };
  const { text } = await shop.call('fixtureDuty', 'export', { given });
  expect(text.trim().split('\n').slice(1)).toEqual(expected().toReversed());
});

it('finds the rows of each status by an index', async () => {
  const { app, pools } = shop.test;
  const { actor } = shop.house.of('agency');
  if (actor === null) throw new Error('nobody asks');
  const { where, values } = listParts(app.engine, actor, 'fixtureDuty', { orderBy: 'status' });
  const plan = await pools.transaction(actor.agencyId, async (connection) => {
    await connection.query({ text: 'set local enable_sort = off' });
    await connection.query({ text: 'set local enable_seqscan = off' });
    const text = `explain select t.* from fixture_duties t where ${where} and t.status_id = $1::uuid order by t.id limit 20`;
    return (await connection.query<{ 'QUERY PLAN': string }>({ text, values: values.list })).rows;
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('fixture_duties_status_id_sort');
});
