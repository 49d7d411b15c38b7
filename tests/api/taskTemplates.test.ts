import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupItemLimit } from '../../schema/rules/taskGroups.ts';
import { insertMany } from '../../server/engine/many/insertMany.ts';
import { systemActor } from '../../schema/access/access.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Templates of tasks (AB 7, Task group templates), and their tasks made in one press and taken back in one. */
let shop: Workshop;
const base = '/client/v1/task-group-templates';
const zone = 'Australia/Sydney';

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll', 'editAssigned', 'none']);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const group = (more: object = {}): Promise<Json> =>
  shop.make('taskGroup', { displayName: `Tour ${shop.next()}`, ...more });
const item = async (taskGroupId: string, more: object = {}): Promise<Json> => {
  const { status, text, data } = await ask('POST', `${base}/items`, {
    summary: `Item ${shop.next()}`,
    taskGroupId,
    ...more,
  });
  expect(status, text).toBe(200);
  return data;
};
const apply = (body: object, as?: PrincipalName) => ask('POST', '/client/v1/tasks/from-template', body, as);
const takeBack = (tasks: readonly object[], as?: PrincipalName) =>
  ask('POST', '/client/v1/tasks/from-template/undo', { tasks }, as);
const refusalOf = ({ status, json }: { status: number; json: Json }) => [
  status,
  json.errorDetails?.[0]?.field,
  json.errorDetails?.[0]?.key,
];
const namesOf = (records: readonly Json[], key = 'summary') => records.map((one) => one[key]);

describe('templates of tasks', () => {
  it('are told with their items where these are asked for, in their order, and renamed', async () => {
    const made = await group();
    const first = await item(made.id, { summary: 'Book the hall', dayOffset: -30 });
    const second = await item(made.id, { summary: 'Thank everybody', dayOffset: 1, priorityLevel: 'LOW' });
    const plain = (await ask('GET', base)).data.find(({ id }: Json) => id === made.id);
    expect(plain).toMatchObject({ displayName: made.displayName, isWorkingDaysOnly: false });
    expect(plain).not.toHaveProperty('items');
    const whole = (await ask('GET', `${base}?isTaskView=true`)).data.find(({ id }: Json) => id === made.id);
    expect(whole.items).toMatchObject([
      { id: first.id, summary: 'Book the hall', dayOffset: -30, priorityLevel: 'MEDIUM' },
      { id: second.id, summary: 'Thank everybody', dayOffset: 1, priorityLevel: 'LOW' },
    ]);
    expect(namesOf((await ask('GET', `${base}/${made.id}/items`)).data)).toEqual(['Book the hall', 'Thank everybody']);
    expect(namesOf((await ask('GET', `${base}/items`)).data)).toEqual(expect.arrayContaining(['Book the hall']));
    const changed = await ask('PUT', `${base}/items`, { id: first.id, dayOffset: -20, version: 1 });
    expect(changed.data).toMatchObject({ dayOffset: -20, version: 2 });
    const renamed = await ask('PUT', `${base}/${made.id}/rename`, { name: 'Winter tour', version: 1 });
    expect(renamed.data).toMatchObject({ displayName: 'Winter tour', version: 2 });
    expect(refusalOf(await ask('PUT', `${base}/${made.id}/rename`, { name: ' ' }))).toEqual([400, 'name', 'required']);
    const other = await group();
    expect(refusalOf(await ask('PUT', `${base}/${other.id}/rename`, { name: 'winter TOUR' }))).toEqual([
      400,
      'name',
      'notUnique',
    ]);
  });

  it('are put between two others, as their items are, one move at a time', async () => {
    const made = await group();
    const ids: string[] = [];
    for (const _each of [1, 2, 3, 4]) ids.push((await item(made.id)).id);
    const [one = '', two = '', three = '', four = ''] = ids;
    const order = async () => (await ask('GET', `${base}/${made.id}/items`)).data.map(({ id }: Json) => id);
    const move = (id: string, body: object) => ask('PUT', `${base}/items/${id}/reorder`, body);
    expect((await move(four, { previousId: one, afterId: two })).status).toBe(200);
    expect(await order()).toEqual([one, four, two, three]);
    await move(one, { previousId: three, afterId: null });
    expect(await order()).toEqual([four, two, three, one]);
    await move(three, { previousId: null, afterId: four });
    expect(await order()).toEqual([three, four, two, one]);
    const strange = await item((await group()).id);
    expect(refusalOf(await move(one, { previousId: strange.id }))).toEqual([400, 'previousId', 'reference']);
    expect(refusalOf(await move(one, {}))).toEqual([400, 'previousId', 'required']);
    // Two people at once, into the same gap: both are there.
    await Promise.all([move(one, { previousId: three }), move(two, { previousId: three })]);
    const after = await order();
    expect([after[0], after[3]]).toEqual([three, four]);
    expect(after.slice(1, 3).toSorted()).toEqual([one, two].toSorted());
    // Groups.
    const [a, b] = [await group(), await group()];
    await ask('PUT', `${base}/${b.id}/reorder`, { previousId: null });
    const all = (await ask('GET', base)).data.map(({ id }: Json) => id);
    expect(all[0]).toBe(b.id);
    expect(all).toContain(a.id);
  });

  it('go with their items, and come back with them; an item goes by its group alone', async () => {
    const [made, other] = [await group(), await group()];
    const one = await item(made.id);
    expect((await ask('DELETE', `${base}/${other.id}/items/${one.id}`)).status).toBe(404);
    expect((await ask('DELETE', `${base}/${made.id}/items/${one.id}?version=7`)).json.error.key).toBe('staleVersion');
    expect((await ask('DELETE', `${base}/${made.id}/items/${one.id}?version=1`)).data).toEqual({
      id: one.id,
      version: 2,
    });
    const two = await item(made.id);
    expect((await ask('DELETE', `${base}/${made.id}`)).status).toBe(200);
    expect((await ask('GET', `${base}/${made.id}/items`)).status).toBe(404);
    expect((await shop.call('taskGroup', 'restore', { id: made.id })).status).toBe(200);
    expect((await ask('GET', `${base}/${made.id}/items`)).data.map(({ id }: Json) => id)).toEqual([two.id]);
  });

  it('are changed by those who may change the settings alone', async () => {
    const made = await group();
    const one = await item(made.id);
    const calls = [
      ['POST', base, { displayName: 'Mine' }],
      ['PUT', `${base}/${made.id}/rename`, { name: 'Mine' }],
      ['PUT', `${base}/${made.id}/reorder`, { previousId: null }],
      ['POST', `${base}/items`, { summary: 'Mine', taskGroupId: made.id }],
      ['PUT', `${base}/items`, { id: one.id, summary: 'Mine' }],
      ['DELETE', `${base}/${made.id}/items/${one.id}`, undefined],
      ['DELETE', `${base}/${made.id}`, undefined],
    ] as const;
    for (const [method, path, body] of calls)
      expect([path, (await ask(method, path, body, 'viewAll')).status]).toEqual([path, 403]);
    expect((await ask('GET', `${base}/${made.id}/items`, undefined, 'viewAll')).data).toHaveLength(1);
    expect((await ask('GET', `${base}/${made.id}/items`, undefined, 'otherAgency')).status).toBe(404);
  });

  it('have a limit of items', async () => {
    const made = await group();
    const actor = systemActor(shop.house.agencyId);
    const bodies = Array.from({ length: groupItemLimit }, (_, n) => ({ summary: `Item ${n}`, taskGroupId: made.id }));
    await insertMany(shop.test.app.engine, actor, 'taskGroupItem', bodies);
    const more = await ask('POST', `${base}/items`, { summary: 'One too many', taskGroupId: made.id });
    expect(refusalOf(more)).toEqual([400, 'taskGroupId', 'tooMany']);
    expect((await ask('GET', `${base}/${made.id}/items`)).data).toHaveLength(groupItemLimit);
    for (const dayOffset of [1001, -1001, 1.5])
      expect(
        refusalOf(await ask('POST', `${base}/items`, { summary: 'Late', taskGroupId: made.id, dayOffset }))[0],
      ).toBe(400);
  });
});

describe('a template in one press', () => {
  it('makes whole-day tasks on their days, for whom they are asked, and is undone in one', async () => {
    const made = await group();
    const staffId = shop.house.of('viewAll').actor?.staffId ?? '';
    const me = shop.house.of('agency').actor?.staffId ?? '';
    const [typeId = ''] = shop.find(['taskType']);
    const talent = await shop.make('talent', { displayName: 'Ida Berg' });
    const contract = await shop.make('contract', { summary: 'Residency' });
    await item(made.id, {
      summary: 'Book the hall',
      dayOffset: -10,
      typeId,
      assigneeId: staffId,
      priorityLevel: 'HIGH',
    });
    for (let day = 0; day < 9; day += 1) await item(made.id, { summary: `Day ${day}`, dayOffset: day });
    const asked = {
      templateId: made.id,
      startDay: '2027-04-02',
      timezoneId: zone,
      relatedToIds: [talent.id],
      linkToIds: [contract.id],
      assigneeId: me,
    };
    const { data, status, text } = await apply(asked);
    expect(status, text).toBe(200);
    expect(namesOf(data.tasks)).toEqual(['Book the hall', ...Array.from({ length: 9 }, (_, day) => `Day ${day}`)]);
    const first = await shop.read('task', data.tasks[0].id);
    expect(first).toMatchObject({
      summary: 'Book the hall',
      typeId,
      priorityLevel: 'HIGH',
      assigneeId: staffId,
      dueDateIsAllDay: true,
      dueDateTimeZone: zone,
      dueDateDay: '2027-03-23',
      relatedToIds: [talent.id],
      linkToIds: [contract.id],
      version: data.tasks[0].version,
    });
    // The clocks go back on 4 April.
    const last = await shop.read('task', data.tasks[9].id);
    expect(last).toMatchObject({ dueDateDay: '2027-04-10', assigneeId: me, creatorId: me });
    const undone = await takeBack(data.tasks.map(({ id, version }: Json) => ({ id, version })));
    expect(undone.data).toEqual({ removed: 10, kept: [] });
    const { data: left } = await shop.call('task', 'list', { given: { linkToIds: [contract.id] } });
    expect(left.data).toEqual([]);
    // As one: whoever restores one of them has all again.
    const { data: gone } = await shop.call('task', 'list', { given: { linkToIds: [contract.id], deleted: true } });
    expect(gone.data).toHaveLength(10);
    await shop.call('task', 'restore', { id: gone.data[3].id });
    expect((await shop.call('task', 'list', { given: { linkToIds: [contract.id] } })).data.data).toHaveLength(10);
  });

  it('counts working days alone where the template says so', async () => {
    const made = await group({ isWorkingDaysOnly: true });
    for (const dayOffset of [-1, 0, 3]) await item(made.id, { summary: `On ${dayOffset}`, dayOffset });
    // A Saturday.
    const { data } = await apply({ templateId: made.id, startDay: '2026-11-28', timezoneId: zone });
    const days = [];
    for (const { id } of data.tasks) days.push((await shop.read('task', id)).dueDateDay);
    expect(days).toEqual(['2026-11-27', '2026-11-30', '2026-12-03']);
  });

  it('leaves what was changed or completed since, and says so; taken back twice it does nothing more', async () => {
    const made = await group();
    for (const summary of ['Untouched', 'Edited', 'Completed', 'Deleted']) await item(made.id, { summary });
    const { data } = await apply({ templateId: made.id, startDay: '2026-12-01' });
    const tasks = data.tasks.map(({ id, version }: Json) => ({ id, version }));
    const [, edited, completed, deleted] = tasks;
    await shop.call('task', 'update', { id: edited.id, given: { note: 'Talked to them' } });
    expect((await ask('PUT', `/client/v1/tasks/complete/${completed.id}`, {})).status).toBe(200);
    await shop.call('task', 'delete', { id: deleted.id });
    const undone = await takeBack(tasks);
    expect(undone.data.removed).toBe(1);
    expect(namesOf(undone.data.kept, 'displayName')).toEqual(['Edited', 'Completed']);
    expect((await shop.read('task', edited.id)).note).toBe('Talked to them');
    expect((await takeBack(tasks)).data).toMatchObject({ removed: 0 });
    expect((await takeBack(tasks, 'otherAgency')).data).toEqual({ removed: 0, kept: [] });
  });

  it('is made once for one key, all or none, and refused with the field that is wrong', async () => {
    const made = await group();
    for (const _each of [1, 2]) await item(made.id);
    const total = async () => (await shop.call('task', 'count')).data.total;
    const before = await total();
    const good = { templateId: made.id, startDay: '2026-12-01' };
    for (const [wrong, field, key] of [
      [{ startDay: '2026-02-31' }, 'startDay', 'date'],
      [{ startDay: '1 Dec' }, 'startDay', 'date'],
      [{ timezoneId: 'Mars/Olympus' }, 'timezoneId', 'timeZone'],
      [{ relatedToIds: [made.id] }, 'relatedToIds', 'reference'],
      [{ assigneeId: made.id }, 'assigneeId', 'reference'],
    ] as const)
      expect([wrong, ...refusalOf(await apply({ ...good, ...wrong }))]).toEqual([wrong, 400, field, key]);
    expect((await apply({ ...good, templateId: shop.find(['talent'])[0] })).status).toBe(404);
    expect((await apply(good, 'otherAgency')).status).toBe(404);
    expect((await apply(good, 'viewAll')).status).toBe(403);
    const empty = await group();
    expect(refusalOf(await apply({ ...good, templateId: empty.id }))).toEqual([400, 'templateId', 'templateEmpty']);
    expect(await total()).toBe(before);
    const { token } = shop.house.of('agency');
    const headers = { 'idempotency-key': 'one-press' };
    const press = () =>
      shop.test.ask({ method: 'POST', path: '/client/v1/tasks/from-template', token, body: good, headers });
    const answers = await Promise.all([press(), press(), press()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await total()).toBe(before + 2);
  });

  it('gives the items of who is gone to the one that is named, and tells of them', async () => {
    const made = await group();
    const left = await shop.make('staff', { displayName: 'Bo Leaving', email: 'bo.leaving@staff.test' });
    await item(made.id, { summary: 'Orphaned', assigneeId: left.id });
    expect((await shop.call('staff', 'delete', { id: left.id })).status).toBe(200);
    const me = shop.house.of('agency').actor?.staffId ?? '';
    const { data } = await apply({ templateId: made.id, startDay: '2026-12-01', assigneeId: me });
    expect(data.unassigned).toEqual(['Orphaned']);
    expect((await shop.read('task', data.tasks[0].id)).assigneeId).toBe(me);
  });
});
