import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Tasks that are exported, and imported again: each row is a task of its own, as the first was. */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAssigned']);
  me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
  // Tasks that others point to have no part in it.
  for (const id of shop.find(['task'])) await shop.call('task', 'delete', { id });
});
afterAll(() => shop.close());

/** Values that are each record's own, or that a series gives. */
const own: readonly string[] = ['id', 'version', 'createdAt', 'updatedAt', 'recurrenceId', 'recurrenceSetting'];
const valuesOf = (record: Json) => Object.fromEntries(Object.entries(record).filter(([key]) => !own.includes(key)));
const tasks = async (): Promise<readonly Json[]> => {
  const given = { pageSize: 100, orderBy: 'createdAt', orderDirection: 'ASC' };
  return (await shop.call('task', 'list', { given })).data.data;
};

it('come back as they were, none left out and none changed', async () => {
  const [staffId] = [shop.house.of('editAssigned').actor?.staffId];
  const [talent, partner] = [
    await shop.make('talent', { displayName: 'Ida "the Voice"' }),
    await shop.make('partner', { displayName: 'Tidewater & Sons' }),
  ];
  const [type, supplier] = [
    await shop.make('taskType', { displayName: 'Fitting' }),
    await shop.make('supplier', { displayName: 'Cab & Co' }),
  ];
  const event = await shop.make('event', { summary: 'Launch' });
  const { statusId } = await shop.make('task', { summary: 'Plain' });
  const made = [
    await shop.make('task', {
      summary: '=Call, "twice"\u00a0',
      typeId: type.id,
      statusId,
      priorityLevel: 'HIGH',
      assigneeId: staffId,
      collaboratorIds: [staffId],
      startDate: Date.parse('2026-12-01T09:30:00+11:00'),
      startDateTimeZone: 'Australia/Sydney',
      dueDate: Date.parse('2026-12-02T18:00:00+11:00'),
      dueDateTimeZone: 'Australia/Sydney',
      relatedToIds: [talent.id, partner.id],
      linkToIds: [event.id],
      address: '1 Bay St\nLevel 2',
      note: 'Two\nlines; and a comma, too',
      supplierId: supplier.id,
      chargeTo: 'EXTERNAL_CLIENT',
      externalClient: 'Harbour Council',
      cost: '1200.50',
      costCurrency: 'AUD',
      sale: '3000',
      saleCurrency: 'JPY',
    }),
    await shop.make('task', {
      summary: 'Whole day',
      startDate: Date.parse('2026-12-03T00:00:00+11:00'),
      startDateTimeZone: 'Australia/Sydney',
      startDateIsAllDay: true,
    }),
    await shop.make('task', {
      summary: 'Each day',
      dueDate: Date.parse('2026-12-05T10:00:00+11:00'),
      dueDateTimeZone: 'Australia/Sydney',
      recurrenceSetting: { repeat: 'DAILY', end: { type: 'AFTER', count: 3 } },
    }),
  ];
  expect(made).toHaveLength(3);
  const before = await tasks();
  expect(before).toHaveLength(6);

  const begin = await me.begin('task', 'a\n1\n');
  expect(begin.status, begin.text).toBe(200);
  await me.work();
  const begun = await me.one(begin.data.id);
  const { fields } = shop.test.registry.get('task');
  const names: readonly string[] = begun.fields.flatMap(({ name }: Json) => (name in fields ? [name] : []));
  expect(names).toEqual(expect.arrayContaining(['summary', 'status', 'startDate', 'relatedTos', 'linkTos', 'cost']));
  const given = { columns: names, headings: names, orderBy: 'createdAt', orderDirection: 'ASC' };
  const { text, status } = await shop.call('task', 'export', { given });
  expect(status, text).toBe(200);
  const run = await me.whole('task', text, { columns: names });
  expect(await me.faults(run.id)).toEqual([]);
  expect(run).toMatchObject({ state: 'done', created: before.length, updated: 0, skipped: 0 });

  const after = await tasks();
  expect(after.slice(0, before.length)).toEqual(before);
  const copies = after.slice(before.length);
  expect(copies.map(valuesOf)).toEqual(before.map(valuesOf));
  expect(copies.map(({ recurrenceId }) => recurrenceId)).toEqual(copies.map(() => null));

  await me.step(run.id, 'undo');
  await me.work();
  expect(await tasks()).toEqual(before);
});
