import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Projects: the filters of the spec by its names, their steps, what belongs to them, and who sees it. */
let shop: Workshop;
/** A project with a value for each filter, and another one with none of them. */
let project: Json;
let other: Json;
let supplier: Json;
let scout: Json;

const staffIdOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/client/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const found = async (given: Record<string, unknown>): Promise<readonly string[]> => {
  const { status, text, data } = await shop.call('project', 'list', { given });
  expect(status, text).toBe(200);
  const ids: readonly string[] = data.data.map(({ id }: Json) => id);
  // The others are those to which the workshop points.
  return ids.filter((id) => id === project.id || id === other.id);
};
/** The status of a category, from the board. */
const statusOf = async (code: string): Promise<string> => {
  const { data } = await ask('POST', 'projects/board', {});
  return data.columns.find(({ status }: Json) => status.categoryCode === code).status.id;
};
const ok = ({ status, text, data }: Answer): Json => {
  expect(status, text).toBe(200);
  return data;
};

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'editAssigned', 'people', 'none', 'otherAgency']);
  supplier = await shop.make('supplier', { displayName: 'Southern Stages' });
  scout = await shop.make('scout', { displayName: 'Sasha Scout' });
  other = await shop.make('project', { summary: 'Quiet work' });
  project = await shop.make('project', {
    summary: 'Winter campaign',
    typeId: shop.find(['catalogue'], 'PROJECT_TYPE')[0],
    priorityLevel: 'HIGH',
    clientId: shop.find(['partner'])[0],
    talentIds: [shop.find(['talent'])[0], scout.id],
    startsOn: '2027-04-01',
    endsOn: '2027-06-30',
    leadId: staffIdOf('viewAll'),
    assigneeIds: [staffIdOf('viewAssigned')],
    collaboratorIds: [staffIdOf('editAssigned')],
    supplierIds: [supplier.id],
    venue: 'Enmore Theatre',
    description: 'Firm dates',
  });
});
afterAll(() => shop.close());

describe('the list', () => {
  it('takes each filter of the spec by its name', async () => {
    const { data: whole } = await shop.call('project', 'one', { id: project.id });
    const filters: Record<string, unknown> = {
      talentIds: [shop.find(['talent'])[0]],
      clientIds: [shop.find(['partner'])[0]],
      partnerIds: [shop.find(['partner'])[0]],
      typeIds: [shop.find(['catalogue'], 'PROJECT_TYPE')[0]],
      collaboratorIds: [staffIdOf('editAssigned')],
      assigneeIds: [staffIdOf('viewAssigned')],
      supplierIds: [supplier.id],
      priorityLevels: ['HIGH'],
      talentTypes: ['PROSPECT'],
      fromDate: Date.parse('2027-06-29T00:00:00Z'),
      toDate: Date.parse('2027-07-02T00:00:00Z'),
      venue: 'enmore',
      summary: 'winter',
      description: 'firm',
    };
    for (const [name, value] of Object.entries(filters)) {
      if (name === 'toDate') continue;
      const given = name === 'fromDate' ? { fromDate: value, toDate: filters['toDate'] } : { [name]: value };
      expect([name, await found(given)]).toEqual([name, [project.id]]);
    }
    expect(await found({ creatorId: [staffIdOf('agency')] })).toHaveLength(2);
    expect(await found({ statusIds: [whole.statusId], summary: 'winter' })).toEqual([project.id]);
    expect(await found({ categoryCodes: ['NEW'], summary: 'winter' })).toEqual([project.id]);
    expect(await found({ categoryCodes: ['COMPLETED'], summary: 'winter' })).toEqual([]);
    expect(await found({ talentTypes: ['ALL'], summary: 'quiet' })).toEqual([other.id]);
  });

  it('refuses what is none of its filters', async () => {
    const { status, text } = await shop.call('project', 'list', { given: { artistIds: [project.id] } });
    expect(status).toBe(400);
    expect(text).toContain('artistIds');
  });

  it('is a column for each status on the board, with everybody’s order', async () => {
    const { columns } = ok(await ask('POST', 'projects/board', {}));
    expect(columns.map(({ status }: Json) => status.categoryCode)).toEqual([
      'NEW',
      'IN_PROGRESS',
      'BLOCKED',
      'COMPLETED',
    ]);
    expect(columns[0].data.map(({ id }: Json) => id)).toEqual(expect.arrayContaining([project.id, other.id]));
  });
});

describe('a project', () => {
  it('ends no earlier than it begins', async () => {
    const given = { summary: 'Backwards', startsOn: '2027-05-02', endsOn: '2027-05-01' };
    const { status, text } = await shop.call('project', 'create', { given });
    expect(status).toBe(400);
    expect(text).toContain('endsOn');
  });

  it('is completed today, and forgets the day when it is reopened', async () => {
    const { id, version } = await shop.make('project', { summary: 'Short one' });
    const done = ok(await ask('POST', `projects/${id}/complete`, { version }));
    expect(done.completedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(done.status.categoryCode).toBe('COMPLETED');
    const open = ok(await ask('POST', `projects/${id}/reopen`, { version: done.version }));
    expect([open.status.categoryCode, open.completedOn]).toEqual(['IN_PROGRESS', null]);
    const blocked = await shop.call('project', 'update', { id, given: { statusId: await statusOf('BLOCKED') } });
    expect(blocked.data.status.categoryCode).toBe('BLOCKED');
  });

  it('keeps its partner from being deleted', async () => {
    const partner = await shop.make('partner', { displayName: 'Kept Pty' });
    await shop.make('project', { summary: 'For them', clientId: partner.id });
    expect((await shop.call('partner', 'delete', { id: partner.id })).status).toBe(400);
  });

  it('has its own media by the calls of the spec', async () => {
    const file = await putFile(shop.test, shop.house.of('agency').actor, 'plan.pdf', { type: 'document' });
    ok(await ask('PUT', `projects/${other.id}/media`, { mediaIds: [file] }));
    const { text } = await ask('GET', `projects/${other.id}/media`);
    expect(text).toContain(file);
    expect((await ask('GET', `projects/${other.id}/media`, undefined, 'otherAgency')).status).toBe(404);
  });

  it('has tasks, contracts, events and notes that name it', async () => {
    const task = await shop.make('task', { summary: 'Book the studio', linkToIds: [project.id] });
    await shop.make('task', { summary: 'Something else' });
    const contract = await shop.make('contract', { summary: 'Fee', projectId: project.id });
    const event = await shop.make('event', { summary: 'Shoot', projectId: project.id });
    const note = await shop.make('note', { text: 'They called', ownerId: project.id });
    const tasks = ok(await ask('POST', `projects/${project.id}/tasks`, {}));
    expect(tasks.data.map(({ id }: Json) => id)).toEqual([task.id]);
    expect(task.linkTos).toMatchObject([{ id: project.id, kind: 'project', displayName: 'Winter campaign' }]);
    for (const [kind, given, { id }] of [
      ['contract', { projectIds: [project.id] }, contract],
      ['event', { projectIds: [project.id] }, event],
      ['note', { ownerIds: [project.id] }, note],
    ] as const) {
      const { data } = await shop.call(kind, 'list', { given });
      expect([kind, data.data.map((one: Json) => one.id)]).toEqual([kind, [id]]);
    }
    const wrong = { summary: 'No', projectId: contract.id };
    expect((await shop.call('event', 'create', { given: wrong })).status).toBe(400);
  });
});

describe('rights', () => {
  it('answers the team with roles and the numbers of the tasks of this project', async () => {
    const later = Date.now() + 40 * 86_400_000;
    const dates = { dueDate: later, dueDateTimeZone: 'UTC', dueDateIsAllDay: false };
    const assigneeId = staffIdOf('viewAssigned');
    await shop.make('task', { summary: 'Theirs', linkToIds: [project.id], assigneeId, ...dates });
    await shop.make('task', { summary: 'Of another one', linkToIds: [other.id], assigneeId, ...dates });
    const team = ok(await ask('GET', `projects/${project.id}/team`)) as unknown as readonly Json[];
    expect(team.map(({ id, roles }) => [id, roles])).toEqual([
      [staffIdOf('viewAll'), ['LEAD']],
      [assigneeId, ['ASSIGNEE']],
      [staffIdOf('editAssigned'), ['COLLABORATOR']],
    ]);
    expect(team[1]).toMatchObject({ outstandingTaskNumber: 1, dueInTaskNumber: 0, overDueTaskNumber: 0 });
  });

  it('shows to those who are assigned what they are assigned to, and nothing to the others', async () => {
    const seen = async (as: PrincipalName, id: string) => (await shop.call('project', 'one', { id, as })).status;
    expect([await seen('viewAssigned', project.id), await seen('viewAssigned', other.id)]).toEqual([200, 404]);
    expect([await seen('viewAll', other.id), await seen('otherAgency', project.id)]).toEqual([200, 404]);
    expect(await seen('none', project.id)).toBe(403);
    const change = (as: PrincipalName, id: string) =>
      shop.call('project', 'update', { id, given: { venue: 'Elsewhere' }, as });
    expect((await change('viewAll', project.id)).status).toBe(403);
    expect((await change('editAssigned', project.id)).status).toBe(200);
    expect((await change('editAssigned', other.id)).status).toBe(404);
  });
});
