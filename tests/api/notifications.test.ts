import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mentionOf } from '../../schema/rules/mentions.ts';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Notifications of staff (AB 2, AB 7): who hears of what, and only as far as they may read it. */
let shop: Workshop;

const call = (method: string, path: string, body: unknown, as: PrincipalName): Promise<Answer> =>
  shop.test.ask({ method: method as 'GET', path, token: shop.house.of(as).token, ...(body !== undefined && { body }) });
const staffOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
const listOf = async (as: PrincipalName, body: object = {}): Promise<readonly Json[]> => {
  const { status, text, data } = await call('POST', '/client/v1/notifications/list', body, as);
  expect(status, text).toBe(200);
  return data.data;
};
const countOf = async (as: PrincipalName): Promise<number> =>
  (await call('POST', '/client/v1/notifications/count', {}, as)).data.count;
const read = (as: PrincipalName, body: object) => call('PUT', '/client/v1/notifications/read', body, as);
const told = (rows: readonly Json[]) =>
  rows.map(({ record, events }) => [record.displayName, ...events.map(({ kind }: Json) => kind)]);
const forget = () => shop.test.pools.owner.query('delete from notification');

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll', 'viewAssigned', 'otherAgency', 'rowless']);
});
beforeEach(forget);
afterAll(() => shop.close());

describe('a write', () => {
  it('notifies those to whom it gives a record, each time anew, and not its writer', async () => {
    const me = staffOf('editAll');
    const task = await shop.make(
      'task',
      { summary: 'Call Ida', assigneeId: staffOf('viewAll'), collaboratorIds: [me, staffOf('viewAssigned')] },
      'editAll',
    );
    const [row] = await listOf('viewAll');
    expect(row).toMatchObject({
      read: 0,
      owner: null,
      record: { id: task.id, displayName: 'Call Ida', kind: 'task' },
      events: [{ kind: 'ASSIGNED', field: 'assignee', by: { id: me, displayName: 'editAll of staff' } }],
    });
    expect(told(await listOf('viewAssigned'))).toEqual([['Call Ida', 'ASSIGNED']]);
    expect(await listOf('editAll')).toEqual([]);
    expect(await listOf('agency')).toEqual([]);
  });

  it('groups what happens to a record until it is read, or ten minutes have passed', async () => {
    const { id } = await shop.make('task', { summary: 'Book', assigneeId: staffOf('viewAll') });
    await shop.call('task', 'update', { id, given: { dueDate: 1_800_000_000_000, dueDateTimeZone: 'UTC' } });
    expect(told(await listOf('viewAll'))).toEqual([['Book', 'ASSIGNED', 'DATE_CHANGED']]);
    await read('viewAll', { until: shop.test.now() });
    await shop.call('task', 'update', { id, given: { dueDate: 1_800_000_060_000 } });
    expect(told(await listOf('viewAll', { read: 0 }))).toEqual([['Book', 'DATE_CHANGED']]);
    await shop.test.pools.owner.query(`update notification set created_at = created_at - interval '11 minutes'`);
    await shop.call('task', 'update', { id, given: { dueDate: 1_800_000_120_000 } });
    expect(told(await listOf('viewAll', { read: 0 }))).toEqual([
      ['Book', 'DATE_CHANGED'],
      ['Book', 'DATE_CHANGED'],
    ]);
  });

  it('tells the maker that a task is completed, however it is', async () => {
    const { id } = await shop.make('task', { summary: 'Done soon' }, 'editAll');
    await call('PUT', `/client/v1/tasks/complete/${id}`, {}, 'agency');
    expect(told(await listOf('editAll'))).toEqual([['Done soon', 'COMPLETED']]);
    const own = await shop.make('task', { summary: 'By myself' }, 'editAll');
    await call('PUT', `/client/v1/tasks/complete/${own.id}`, {}, 'editAll');
    expect(told(await listOf('editAll'))).toEqual([['Done soon', 'COMPLETED']]);
  });

  it('notifies of a mention once, with the record that the note is about', async () => {
    const talent = await shop.make('talent', { displayName: 'Ida' });
    const text = `See ${mentionOf('Vi', staffOf('viewAll'))}`;
    const note = await shop.make('note', { text, ownerId: talent.id });
    const [row] = await listOf('viewAll');
    expect(row).toMatchObject({ record: { id: note.id, kind: 'note' }, owner: { id: talent.id, displayName: 'Ida' } });
    await shop.call('note', 'update', { id: note.id, given: { text: `${text} again` } });
    expect(row?.events).toHaveLength(1);
    expect(await countOf('viewAll')).toBe(1);
  });
});

describe('a person who loses the right to read a record', () => {
  it('has no notification of it in the list, in the count, or on an open page', async () => {
    const client = await enterChannel(await channelOf(shop.test.app), shop.house.of('viewAssigned').token);
    const inbox = client.subscribe('/queue/notifications');
    expect(await inbox.next()).toEqual({ kind: 'BADGE_NUMBER_UPDATE', body: { count: 0 } });
    const { id } = await shop.make('task', { summary: 'Hidden later', assigneeId: staffOf('viewAssigned') });
    const [row] = await listOf('viewAssigned');
    expect(await inbox.next()).toEqual({ kind: 'NEW_MESSAGE', body: { id: row?.id } });
    expect(await inbox.next()).toEqual({ kind: 'BADGE_NUMBER_UPDATE', body: { count: 1 } });
    await shop.call('task', 'update', { id, given: { assigneeId: staffOf('viewAll') } });
    expect(await inbox.next()).toEqual({ kind: 'BADGE_NUMBER_UPDATE', body: { count: 0 } });
    expect(await listOf('viewAssigned')).toEqual([]);
    expect(await countOf('viewAssigned')).toBe(0);
    await client.close();
  });

  it('finds it again with the right', async () => {
    const { id } = await shop.make('task', { summary: 'Gone', assigneeId: staffOf('viewAll') });
    await shop.call('task', 'delete', { id });
    expect(await countOf('viewAll')).toBe(0);
    await shop.call('task', 'restore', { id });
    expect(told(await listOf('viewAll'))).toEqual([['Gone', 'ASSIGNED']]);
  });
});

describe('notifications', () => {
  it('are marked by ids or up to a moment, by their own reader alone, and shown so on other pages', async () => {
    await shop.make('task', { summary: 'One', assigneeId: staffOf('viewAll') });
    await shop.make('task', { summary: 'Two', assigneeId: staffOf('viewAll') });
    const [two, one] = await listOf('viewAll');
    expect((await read('viewAll', {})).status).toBe(400);
    expect((await read('viewAll', { ids: [one?.id], until: 1 })).status).toBe(400);
    await read('editAll', { ids: [one?.id, two?.id] });
    await read('otherAgency', { until: shop.test.now() });
    expect(await countOf('viewAll')).toBe(2);
    const client = await enterChannel(await channelOf(shop.test.app), shop.house.of('viewAll').token);
    const inbox = client.subscribe('/queue/notifications');
    expect(await inbox.next()).toEqual({ kind: 'BADGE_NUMBER_UPDATE', body: { count: 2 } });
    await read('viewAll', { ids: [one?.id] });
    expect(await inbox.next()).toEqual({ kind: 'MESSAGE_STATUS_UPDATE', body: { id: one?.id, read: 1 } });
    expect(await inbox.next()).toEqual({ kind: 'BADGE_NUMBER_UPDATE', body: { count: 1 } });
    await read('viewAll', { ids: [one?.id], read: 0 });
    expect(await countOf('viewAll')).toBe(2);
    await read('viewAll', { until: shop.test.now() });
    expect(await countOf('viewAll')).toBe(0);
    await client.close();
  });

  it('come in pages', async () => {
    for (const summary of ['a', 'b', 'c']) await shop.make('task', { summary, assigneeId: staffOf('viewAll') });
    const page = async (pageIndex: number) =>
      (await call('POST', '/client/v1/notifications/list', { pageIndex, pageSize: 2 }, 'viewAll')).data;
    expect(await page(0)).toMatchObject({ data: [{}, {}], loadMore: true, nextPageIndex: 1 });
    expect(await page(1)).toMatchObject({ data: [{}], loadMore: false, nextPageIndex: null });
  });

  it('have settings, of staff alone', async () => {
    const settings = async (as: PrincipalName) =>
      (await call('GET', '/client/v1/notifications/settings', undefined, as)).data;
    const change = (as: PrincipalName, body: object) => call('PUT', '/client/v1/notifications/settings', body, as);
    expect(await settings('viewAll')).toEqual({ mail: 'DAILY', showTaskReminder: true });
    await change('viewAll', { mail: 'NONE' });
    await change('viewAll', { showTaskReminder: false });
    expect(await settings('viewAll')).toEqual({ mail: 'NONE', showTaskReminder: false });
    expect(await settings('editAll')).toEqual({ mail: 'DAILY', showTaskReminder: true });
    expect((await change('rowless', { mail: 'NONE' })).status).toBe(400);
    expect((await change('viewAll', { mail: 'HOURLY' })).status).toBe(400);
    expect(await listOf('rowless')).toEqual([]);
  });
});
