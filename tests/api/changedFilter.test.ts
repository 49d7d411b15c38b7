import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../schema/index.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency']);
});
afterAll(() => shop.close());

it('finds what was changed within a range, to the millisecond, in every list that can be put in that order', async () => {
  const kinds = registry.all.filter(({ list }) => list.sortable?.includes('updatedAt')).map(({ name }) => name);
  expect(kinds).toEqual(expect.arrayContaining(['talent', 'scout', 'partner', 'task', 'contract', 'event']));
  const { id, updatedAt } = await shop.make('talent', { displayName: 'Ada Changed' });
  const idsOf = async (given: Record<string, unknown>) => {
    const answer = await shop.call('talent', 'list', { given: { ids: [id], ...given } });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.data.map((record: { id: string }) => record.id) as string[];
  };
  expect(await idsOf({ updatedAtFrom: updatedAt, updatedAtTo: updatedAt })).toEqual([id]);
  expect(await idsOf({ updatedAtFrom: updatedAt + 1 })).toEqual([]);
  expect(await idsOf({ updatedAtTo: updatedAt - 1 })).toEqual([]);
  const wrong = await shop.call('talent', 'list', { given: { updatedAtFrom: 'yesterday' } });
  expect(wrong.json.errorDetails).toMatchObject([{ field: 'updatedAtFrom' }]);
});
