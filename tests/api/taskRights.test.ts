import { afterAll, beforeAll, expect, it } from 'vitest';
import { levelSets } from '../../schema/access/levels.ts';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Somebody who may see assigned talents and assigned tasks, and nothing else. */
let shop: Workshop;
let ownTalent: Json;
let seen: readonly string[];
let hidden: readonly string[];
const as = 'none';

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'none']);
  const me = shop.house.of(as).actor?.staffId ?? '';
  const rights = await shop.test.ask({
    method: 'PUT',
    path: '/user/v1/staff/permission',
    token: shop.house.of('agency').token,
    body: {
      userId: me,
      resources: ['TALENT', 'TASK'].map((name) => ({
        name: `res::${name}`,
        resourceAccesses: levelSets.viewAssigned,
      })),
    },
  });
  if (rights.status !== 200) throw new Error(rights.text);
  ownTalent = await shop.make('talent', { displayName: 'Ida of mine', assigneeIds: [me] });
  const otherTalent = await shop.make('talent', { displayName: 'Somebody else’s' });
  const make = async (summary: string, more: object) => (await shop.make('task', { summary, ...more })).id as string;
  seen = [
    await make('Of my talent', { relatedToIds: [ownTalent.id] }),
    await make('Assigned to me', { assigneeId: me }),
    await make('I help with', { collaboratorIds: [me], relatedToIds: [otherTalent.id] }),
  ];
  hidden = [await make('Of another talent', { relatedToIds: [otherTalent.id] }), await make('Of nobody', {})];
});
afterAll(() => shop.close());

const all = () => [...seen, ...hidden];
const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => id as string).toSorted();

it('sees in a list, its count, its export and its news the tasks of their talents and their own', async () => {
  const list = await shop.call('task', 'list', { as });
  expect(idsOf(list.data.data)).toEqual(seen.toSorted());
  expect(list.data.total).toBe(3);
  expect((await shop.call('task', 'count', { as })).data.total).toBe(3);
  const file = await shop.call('task', 'export', { given: { columns: ['summary'] }, as });
  expect(
    file.text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .toSorted(),
  ).toEqual(['Assigned to me', 'I help with', 'Of my talent']);
  const { data } = await shop.call('task', 'versions', { given: { ids: all() }, as });
  expect(idsOf(data.versions)).toEqual(seen.toSorted());
  const found = await shop.call('task', 'list', { given: { keyword: 'another' }, as });
  expect(found.data.data).toEqual([]);
});

it('opens these and their history, and knows nothing of the others', async () => {
  for (const id of seen) {
    expect((await shop.call('task', 'one', { id, as })).status).toBe(200);
    expect((await shop.call('task', 'history', { id, as })).status).toBe(200);
  }
  for (const id of hidden) {
    expect((await shop.call('task', 'one', { id, as })).status).toBe(404);
    expect((await shop.call('task', 'history', { id, as })).status).toBe(404);
  }
});

it('is offered their own talents, finds their tasks under these, and changes nothing', async () => {
  const token = shop.house.of(as).token;
  const path = '/client/v1/tasks/form-option';
  const options = await shop.test.ask({ method: 'GET', path, query: { field: 'relatedTos', kind: 'talent' }, token });
  expect(idsOf(options.data.data)).toEqual([ownTalent.id]);
  const own = { method: 'POST', path: `/client/v1/talents/${ownTalent.id}/tasks`, body: {}, token } as const;
  expect(idsOf((await shop.test.ask(own)).data.data)).toEqual([seen[0]]);
  for (const id of all()) {
    const wrote = await shop.call('task', 'update', { id, given: { summary: 'Mine' }, as });
    expect([403, 404]).toContain(wrote.status);
  }
  expect((await shop.call('task', 'create', { given: { summary: 'Mine' }, as })).status).toBe(403);
});

it('loses the tasks of a talent with the talent', async () => {
  await shop.call('talent', 'update', { id: ownTalent.id, given: { assigneeIds: [] } });
  expect(idsOf((await shop.call('task', 'list', { as })).data.data)).toEqual(seen.slice(1).toSorted());
});
