import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll']);
});
afterAll(() => shop.close());

it('a list of deleted records tells when and by whom each was deleted last, if it is asked', async () => {
  const { id } = await shop.make('talent', { displayName: 'Wanda Wandering' });
  await shop.call('talent', 'delete', { id });
  await shop.call('talent', 'restore', { id });
  await shop.call('talent', 'delete', { id, as: 'editAll' });
  const listed = async (given: Record<string, unknown>) => {
    const { data } = await shop.call('talent', 'list', { given: { ids: [id], ...given } });
    return (data.data as Json[])[0];
  };
  const row = await listed({ deleted: true, fields: ['displayName', 'deletedAt', 'deletedBy'] });
  const staffId = shop.house.of('editAll').actor?.staffId;
  expect(row).toMatchObject({ deletedAt: expect.any(Number), deletedBy: { id: staffId, kind: 'staff' } });
  expect(await listed({ deleted: true })).not.toHaveProperty('deletedBy');
  await shop.call('talent', 'restore', { id });
  expect(await listed({ fields: ['deletedBy'] })).toMatchObject({ deletedBy: null });
});
