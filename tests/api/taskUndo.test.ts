import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Taking back what completed, reopened or moved a task: the moment of its completion is the former one. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll']);
});
afterAll(() => shop.close());

const ask = async (method: 'PUT' | 'POST', path: string, body: object, as: 'agency' | 'editAll' = 'agency') => {
  const { status, data, text } = await shop.test.ask({ method, path, token: shop.house.of(as).token, body });
  if (status !== 200) throw new Error(text);
  return data;
};
const complete = (id: string): Promise<Json> => ask('PUT', `/client/v1/tasks/complete/${id}`, {});
const reopen = (id: string): Promise<Json> => ask('POST', `/client/v1/tasks/${id}/reopen`, {});
const undo = async ({ id, version }: Json, as?: 'editAll'): Promise<Json> =>
  (await ask('POST', '/client/v1/tasks/bulk', { ids: [{ id, version }], undo: true }, as))[0];
const later = () => shop.test.pass(60_000);
const completed = async (): Promise<Json> => {
  const { id } = await shop.make('task', { summary: `Task ${shop.next()}` });
  later();
  const task = await complete(id);
  later();
  return task;
};

it('gives a task that was opened again the moment at which it was completed', async () => {
  const task = await completed();
  const opened = await reopen(task.id);
  expect([opened.completedDate, opened.status.categoryCode]).toEqual([null, 'NEW']);
  later();
  expect(await undo(opened)).toMatchObject({ id: task.id, version: opened.version + 1 });
  expect(await shop.read('task', task.id)).toMatchObject({
    statusId: task.statusId,
    completedDate: task.completedDate,
  });
  const { data } = await shop.call('task', 'history', { id: task.id });
  expect(data.data[0].changes).toContainEqual({ field: 'completedDate', before: null, after: task.completedDate });
});

it('takes the moment away with a completion, whether by the step, of many, or on the board', async () => {
  const task = await completed();
  await undo(task);
  expect(await shop.read('task', task.id)).toMatchObject({ completedDate: null, status: { categoryCode: 'NEW' } });
  const { id } = await shop.make('task', { summary: 'One of many' });
  const rows = await ask('POST', '/client/v1/tasks/bulk', { ids: [{ id }], change: { statusId: task.statusId } });
  expect((await shop.read('task', id)).completedDate).not.toBeNull();
  await undo(rows[0]);
  expect((await shop.read('task', id)).completedDate).toBeNull();
});

it('gives it back where a card was dragged out of its column', async () => {
  const task = await completed();
  const { statusId } = await shop.make('task', { summary: 'New' });
  const moved = await ask('PUT', `/client/v1/tasks/status/${task.id}`, { statusId });
  expect(moved.completedDate).toBeNull();
  later();
  await undo(moved);
  const back = await ask('PUT', `/client/v1/tasks/status/${task.id}`, { statusId: task.statusId, lowerOrder: null });
  expect([back.statusId, back.completedDate]).toEqual([task.statusId, task.completedDate]);
});

it('writes nothing where others completed it again since, or where the write was somebody else’s', async () => {
  const task = await completed();
  const opened = await reopen(task.id);
  later();
  const again = await complete(task.id);
  expect((await undo(opened)).error).toMatchObject({ key: 'changedSince' });
  expect((await undo(again, 'editAll')).error).toMatchObject({ key: 'nothingToUndo' });
  expect(await shop.read('task', task.id)).toMatchObject({
    completedDate: again.completedDate,
    version: again.version,
  });
});

it('does not take the moment from a plain write', async () => {
  const task = await completed();
  for (const given of [{ completedDate: 0 }, { completedDate: null }]) {
    const refused = await shop.call('task', 'update', { id: task.id, given });
    expect([refused.status, refused.json.errorDetails[0].field]).toEqual([400, 'completedDate']);
  }
});
