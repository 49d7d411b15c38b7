import { afterAll, beforeAll, expect, it } from 'vitest';
import { listParts } from '../../server/engine/reading/list.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
/** Priorities in the order in which the records were made. */
const made = ['HIGH', 'LOW', 'MEDIUM', 'LOW', 'HIGH', 'MEDIUM', 'LOW'];

beforeAll(async () => {
  shop = await openWorkshop();
  for (const [at, priority] of made.entries()) await shop.make('fixtureDuty', { summary: `Order ${at}`, priority });
});
afterAll(() => shop.close());

const pages = async (orderDirection: 'ASC' | 'DESC', size: number): Promise<string[]> => {
  const found: { priority: string }[] = [];
  for (let pageIndex = 0, more = true; more; pageIndex += 1) {
    const given = { keyword: 'Order', orderBy: 'priority', orderDirection, pageIndex, pageSize: size };
    const { data } = await shop.call('fixtureDuty', 'list', { given });
    found.push(...data.data);
    more = data.loadMore;
  }
  return found.map(({ priority }) => priority);
};

it.each([1, 2, 3, 100])('sorts a choice by the order of its declaration, in pages of %i', async (size) => {
  const rising = ['LOW', 'LOW', 'LOW', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH'];
  expect(await pages('ASC', size)).toEqual(rising);
  expect(await pages('DESC', size)).toEqual(rising.toReversed());
});

it('sorts an export by it', async () => {
  const given = { keyword: 'Order', orderBy: 'priority', orderDirection: 'DESC', columns: ['priority'] };
  const { text } = await shop.call('fixtureDuty', 'export', { given });
  expect(text.trim().split('\n').slice(1)).toEqual(['HIGH', 'HIGH', 'MEDIUM', 'MEDIUM', 'LOW', 'LOW', 'LOW']);
});

it('reads the order from an index', async () => {
  const { app, pools } = shop.test;
  const actor = shop.house.of('agency').actor;
  if (actor === null) throw new Error('nobody asks');
  const query = { orderBy: 'priority', orderDirection: 'ASC' } as const;
  const { where, order, values } = listParts(app.engine, actor, 'fixtureDuty', query);
  const text = `explain select t.id from fixture_duties t where ${where} order by ${order('t')}`;
  const plan = await pools.transaction(actor.agencyId, async (connection) => {
    await connection.query({ text: 'set local enable_sort = off' });
    await connection.query({ text: 'set local enable_seqscan = off' });
    return (await connection.query<{ 'QUERY PLAN': string }>({ text, values: values.list })).rows;
  });
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('fixture_duties_priority_sort');
  expect(lines).not.toContain('Sort Key');
});
