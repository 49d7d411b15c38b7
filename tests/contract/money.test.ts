import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
});
afterAll(() => shop.close());

const large = '90071992547409.93';
const largest = '92233720368547758.07';

it.each([large, largest, '-92233720368547758.07'])('is kept to its last cent: %s', async (amount) => {
  const made = await shop.make('fixtureErrand', {
    summary: `Deal ${amount}`,
    budget: amount,
    checklist: [{ label: 'x', price: amount }],
  });
  expect(made.budget).toBe(amount);
  const read = await shop.read('fixtureErrand', made.id);
  expect([read.budget, read.checklist[0].price]).toEqual([amount, amount]);
  const { data } = await shop.call('fixtureErrand', 'list', { given: { ids: [made.id] } });
  expect(data.data[0].budget).toBe(amount);
  const { data: same } = await shop.call('fixtureErrand', 'update', { id: made.id, given: { budget: amount } });
  expect(same.version).toBe(1);
  const { data: history } = await shop.call('fixtureErrand', 'history', { id: made.id });
  expect(history.data[0].changes).toContainEqual({ field: 'budget', before: null, after: amount });
  const csv = await shop.call('fixtureErrand', 'export', { given: { ids: [made.id], columns: ['budget'] } });
  expect(csv.text).toContain(amount);
  const { data: found } = await shop.call('fixtureErrand', 'list', {
    given: { ids: [made.id], budgetMin: amount, budgetMax: amount },
  });
  expect(found.total).toBe(1);
});
