import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Groups of the tasks of a project (AB 7): their order, their numbers, what stands in them, and templates that make them. */
let shop: Workshop;
let project: Json;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'editAssigned', 'none', 'otherAgency']);
  project = await shop.make('project', { summary: 'Winter campaign' });
});
afterAll(() => shop.close());

const base = '/client/v1/project-groups';
const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const ok = ({ status, text, data }: Answer): Json => {
  expect(status, text).toBe(200);
  return data;
};
const group = (displayName: string, projectId: string = project.id): Promise<Json> =>
  shop.make('projectGroup', { displayName, projectId });
const groupsOf = async (id: string, viewMode = 'LIST', as?: PrincipalName): Promise<readonly Json[]> =>
  ok(await ask('GET', `${base}?projectId=${id}&viewMode=${viewMode}`, undefined, as)) as unknown as readonly Json[];
const refusalOf = ({ status, json }: Answer) => [status, json.errorDetails?.[0]?.field, json.errorDetails?.[0]?.key];
const allDay = (day: string, name: 'startDate' | 'dueDate') => ({
  [name]: Date.parse(`${day}T00:00:00Z`),
  [`${name}TimeZone`]: 'UTC',
  [`${name}IsAllDay`]: true,
});

describe('the groups of a project', () => {
  it('are listed in their order, with the numbers that a view asks for', async () => {
    const own = await shop.make('project', { summary: 'Numbers' });
    const first = await group('Shoot', own.id);
    const second = await group('Publish', own.id);
    const done = await shop.make('task', { summary: 'Brief', projectGroupId: first.id });
    ok(await ask('PUT', `/client/v1/tasks/complete/${done.id}`, {}));
    const dates = { ...allDay('2027-04-02', 'startDate'), ...allDay('2027-04-09', 'dueDate') };
    await shop.make('task', { summary: 'Studio', projectGroupId: first.id, ...dates });
    expect(await groupsOf(own.id)).toEqual([
      { id: first.id, version: 1, displayName: 'Shoot', taskNumber: 2, openTaskNumber: 1 },
      { id: second.id, version: 1, displayName: 'Publish', taskNumber: 0, openTaskNumber: 0 },
    ]);
    expect((await groupsOf(own.id, 'BOARD'))[0]?.categories).toEqual({ NEW: 1, COMPLETED: 1 });
    const [timeline, empty] = await groupsOf(own.id, 'TIMELINE');
    expect([timeline?.from, timeline?.to]).toEqual([
      Date.parse('2027-04-02T00:00:00Z'),
      Date.parse('2027-04-09T23:59:59.999Z'),
    ]);
    expect([empty?.from, empty?.to]).toEqual([null, null]);
    expect(refusalOf(await ask('GET', `${base}?projectId=${own.id}&viewMode=WALL`))[0]).toBe(400);
    expect((await ask('GET', `${base}?projectId=${own.id}`, undefined, 'otherAgency')).status).toBe(404);
    expect((await ask('GET', `${base}?projectId=${own.id}`, undefined, 'viewAssigned')).status).toBe(404);
  });

  it('are put between two others, and two people at once lose none', async () => {
    const own = await shop.make('project', { summary: 'Order' });
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) ids.push((await group(name, own.id)).id);
    const [one = '', two = '', three = ''] = ids;
    const names = async () => (await groupsOf(own.id)).map(({ displayName }) => displayName);
    ok(await ask('PUT', `${base}/${one}/reorder`, { previousId: two, afterId: three }));
    expect(await names()).toEqual(['Two', 'One', 'Three', 'Four', 'Five', 'Six']);
    const moves = Array.from({ length: 20 }, (_, turn) => {
      const [moved = '', before = ''] = [ids[turn % 6], ids[(turn + 1 + (turn % 4)) % 6]];
      return ask('PUT', `${base}/${moved}/reorder`, { previousId: before });
    });
    for (const { status, text } of await Promise.all(moves)) expect(status, text).toBe(200);
    const after = await groupsOf(own.id);
    expect(after.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const { data } = await shop.call('projectGroup', 'list', { given: { projectIds: [own.id] } });
    expect(data.data.map(({ position }: Json) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    const other = await group('Elsewhere');
    expect(refusalOf(await ask('PUT', `${base}/${one}/reorder`, { previousId: other.id }))).toEqual([
      400,
      'previousId',
      'reference',
    ]);
    expect((await ask('PUT', `${base}/${one}/reorder`, { previousId: null }, 'viewAll')).status).toBe(403);
  });

  it('have names that are told apart within a project, and go and come back with it', async () => {
    const own = await shop.make('project', { summary: 'Names' });
    const made = await group('Shoot', own.id);
    const twice = await shop.call('projectGroup', 'create', { given: { displayName: 'SHOOT', projectId: own.id } });
    expect(refusalOf(twice)).toEqual([400, 'displayName', 'notUnique']);
    await group('Shoot');
    ok(await shop.call('project', 'delete', { id: own.id }));
    expect((await shop.call('projectGroup', 'one', { id: made.id })).status).toBe(404);
    ok(await shop.call('project', 'restore', { id: own.id }));
    expect((await groupsOf(own.id)).map(({ id }) => id)).toEqual([made.id]);
  });
});

describe('a task', () => {
  it('is linked to the project of its group, and leaves the group with the project', async () => {
    const part = await group('Links');
    const task = await shop.make('task', { summary: 'Book', projectGroupId: part.id });
    expect(task.linkToIds).toEqual([project.id]);
    const event = await shop.make('event', { summary: 'Shoot' });
    const both = await shop.call('task', 'update', { id: task.id, given: { linkToIds: [project.id, event.id] } });
    expect(both.data.projectGroupId).toBe(part.id);
    const out = await shop.call('task', 'update', { id: task.id, given: { linkToIds: [event.id] } });
    expect([out.data.projectGroupId, out.data.linkToIds]).toEqual([null, [event.id]]);
    const back = await shop.call('task', 'update', { id: task.id, given: { projectGroupId: part.id } });
    expect(back.data.linkToIds).toEqual([event.id, project.id]);
    const deleted = await group('Gone');
    await shop.call('projectGroup', 'delete', { id: deleted.id });
    const refused = await shop.call('task', 'update', { id: task.id, given: { projectGroupId: deleted.id } });
    expect(refusalOf(refused)).toEqual([400, 'projectGroupId', 'reference']);
  });

  it('is offered the groups of its projects alone', async () => {
    const own = await shop.make('project', { summary: 'Choices' });
    const mine = await group('Mine', own.id);
    await group('Not mine');
    const path = '/client/v1/tasks/form-option';
    const { data } = ok(await ask('GET', `${path}?field=projectGroup&amongIds=${own.id}`));
    expect(data.map(({ id }: Json) => id)).toEqual([mine.id]);
    const all = ok(await ask('GET', `${path}?field=projectGroup`));
    expect(all.data.length).toBeGreaterThan(1);
  });
});

describe('a template', () => {
  it('makes a group of a project with its tasks in one press, which is taken back in one', async () => {
    const template = await shop.make('taskGroup', { displayName: 'Launch week' });
    for (const summary of ['Invite', 'Rehearse'])
      ok(await ask('POST', '/client/v1/task-group-templates/items', { summary, taskGroupId: template.id }));
    const own = await shop.make('project', { summary: 'From a template' });
    const body = { templateId: template.id, startDay: '2027-04-03', timezoneId: 'Australia/Sydney', projectId: own.id };
    const path = '/client/v1/tasks/from-template';
    const made = ok(await ask('POST', path, body));
    expect(made.group).toMatchObject({ displayName: 'Launch week' });
    expect(ok(await ask('POST', path, body)).group.displayName).toBe('Launch week 2');
    const [first] = await groupsOf(own.id);
    expect(first).toMatchObject({ id: made.group.id, taskNumber: 2 });
    const { data } = ok(await ask('POST', `/client/v1/projects/${own.id}/tasks`, { projectGroupIds: [made.group.id] }));
    expect(data.map(({ linkToIds }: Json) => linkToIds)).toEqual([[own.id], [own.id]]);
    const undo = {
      tasks: made.tasks.map(({ id, version }: Json) => ({ id, version })),
      group: { id: made.group.id, version: made.group.version },
    };
    expect(ok(await ask('POST', `${path}/undo`, undo))).toEqual({ removed: 2, kept: [] });
    expect((await groupsOf(own.id)).map(({ displayName }) => displayName)).toEqual(['Launch week 2']);
    const refused = await ask('POST', path, body, 'viewAll');
    expect(refused.status).toBe(403);
    const empty = await shop.make('taskGroup', { displayName: 'Nothing in it' });
    expect((await ask('POST', path, { ...body, templateId: empty.id })).status).toBe(400);
    expect(await groupsOf(own.id)).toHaveLength(1);
  });
});
