import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Tasks that are completed together, with all that follows from completing each. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll']);
});
afterAll(() => shop.close());

const ask = (path: string, body: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method: 'POST', path: `/client/v1/${path}`, token: shop.house.of(as).token, body });

it('tasks that are completed together tell the maker of each, and are open again by one undo', async () => {
  const made = [
    await shop.make('task', { summary: 'First' }, 'editAll'),
    await shop.make('task', { summary: 'Second' }, 'editAll'),
  ];
  await shop.test.pools.owner.query('delete from notification');
  const { data } = await ask('tasks/steps/complete', { ids: made.map(({ id }) => id) });
  expect(data).toMatchObject({ done: made.map(({ id }) => ({ id, version: 2 })), refused: [] });
  const { data: notices } = await ask('notifications/list', {}, 'editAll');
  const told = notices.data.map(({ record, events }: Json) => [record.displayName, events[0].kind]);
  expect(told.toSorted()).toEqual([
    ['First', 'COMPLETED'],
    ['Second', 'COMPLETED'],
  ]);
  const again = await ask('tasks/steps/complete', { ids: made.map(({ id }) => id) });
  expect(again.data.refused.map(({ state, code }: Json) => [state, code])).toEqual([
    ['COMPLETED', 1012],
    ['COMPLETED', 1012],
  ]);
  await shop.call('task', 'bulk', { given: { ids: data.done, undo: true } });
  for (const { id, statusId } of made) {
    expect(await shop.read('task', id)).toMatchObject({ statusId, completedDate: null, version: 3 });
  }
});
