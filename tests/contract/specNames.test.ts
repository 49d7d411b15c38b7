import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Keys that the spec has besides those of a declaration: answers carry both. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

it('a record, its references and its rows carry the further keys of their declarations', async () => {
  const { id } = await shop.make('fixtureErrand');
  const record = await shop.read('fixtureErrand', id);
  expect(record).toMatchObject({ errandId: id, siteName: record.site.displayName, folder: { key: `errands/${id}` } });
  expect(record.people.length).toBeGreaterThan(0);
  for (const one of record.people) {
    const objectType = one.kind === 'talent' ? 'TALENT' : 'CLIENT';
    expect(one).toMatchObject({ objectId: one.id, objectType, isOurs: true });
  }
  expect(record).toMatchObject({ headline: record.summary, isKept: true, isHigh: record.priority === 3 });
  expect(record).toMatchObject({ share: record.effort, assignee: { since: record.createdAt } });
  const papers = record.paperIds.map((paper: string, order: number) => ({ id: paper, order, media: { id: paper } }));
  expect(papers.length).toBeGreaterThan(0);
  expect(record.papers).toMatchObject(papers);
  const { data } = await shop.call('fixtureErrand', 'list', { given: { ids: [id] } });
  expect(data.data[0]).toMatchObject({ errandId: id, siteName: record.siteName });
});

it('a further key is asked for by its name, and what it repeats is empty without a value', async () => {
  const { id, version } = await shop.make('fixtureErrand');
  const fields = ['siteName', 'folder'];
  const { siteName } = await shop.read('fixtureErrand', id);
  const asked = await shop.call('fixtureErrand', 'one', { id, given: { fields } });
  expect(asked.data).toEqual({
    id,
    version,
    siteName,
    folder: { key: `errands/${id}` },
    permissions: expect.anything(),
  });
  // What it repeats is read for it, and not answered.
  const listed = await shop.call('fixtureErrand', 'list', { given: { fields: ['siteName'], ids: [id] } });
  expect(listed.data.data).toEqual([{ id, version, siteName }]);
  await shop.call('fixtureErrand', 'update', { id, version, given: { siteId: null, assigneeId: null } });
  expect(await shop.read('fixtureErrand', id)).toMatchObject({ siteName: null, assignee: null });
});
