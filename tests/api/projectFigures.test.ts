import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The dashboard and the report of a project: each figure is the total of the list that it names. */
let shop: Workshop;
let project: Json;
let group: Json;

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/client/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const ok = ({ status, text, data }: Answer): Json => {
  expect(status, text).toBe(200);
  return data;
};
const staffIdOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
const due = (days: number) => ({
  dueDate: shop.test.now() + days * 86_400_000,
  dueDateTimeZone: 'UTC',
  dueDateIsAllDay: false,
});

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'people', 'none', 'otherAgency']);
  const team = { leadId: staffIdOf('viewAll'), assigneeIds: [staffIdOf('viewAssigned')] };
  project = await shop.make('project', { summary: 'Figures', ...team });
  group = await shop.make('projectGroup', { displayName: 'Shoot', projectId: project.id });
  const assigneeId = staffIdOf('viewAll');
  const of = { linkToIds: [project.id] };
  const grouped = { ...of, projectGroupId: group.id, assigneeId };
  const cost = { cost: '100.50', costCurrency: 'AUD', sale: '5000', saleCurrency: 'JPY' };
  const collaboratorIds = [staffIdOf('viewAssigned')];
  await shop.make('task', { summary: 'Late', ...grouped, ...due(-2), ...cost, collaboratorIds });
  await shop.make('task', { summary: 'Soon', ...grouped, ...due(1), cost: '9.50', costCurrency: 'AUD' });
  const done = await shop.make('task', { summary: 'Done', ...of, ...due(-5) });
  ok(await ask('PUT', `tasks/complete/${done.id}`, {}));
  await shop.make('task', { summary: 'Other', ...due(-5) });
  await shop.make('contract', { summary: 'Fee', projectId: project.id });
  await shop.make('event', {
    summary: 'Shoot day',
    projectId: project.id,
    startsAt: shop.test.now() + 86_400_000,
    startsAtTimeZone: 'UTC',
    startsAtIsAllDay: false,
  });
});
afterAll(() => shop.close());

const listed = async (entity: string, filters: object | null): Promise<number | null> => {
  if (filters === null) return null;
  const { status, text, data } = await shop.call(entity, 'list', { given: { ...filters } });
  expect(status, text).toBe(200);
  return data.data.length;
};
/** Every figure in an answer, wherever it stands. */
function figuresIn(value: unknown): readonly { readonly total: number; readonly filters: object | null }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'total' in value && 'filters' in value ? [value as { total: number; filters: object | null }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, one]) => (key === 'filters' ? [] : figuresIn(one)))];
}

describe('the dashboard', () => {
  it('has the numbers of the lists that it leads to', async () => {
    const { tasks, contracts, events } = ok(await ask('GET', `projects/${project.id}/dashboard`));
    expect([tasks.all.total, tasks.overdue.total, tasks.dueSoon.total]).toEqual([3, 1, 1]);
    expect(tasks.categories.map(({ code, total }: Json) => [code, total])).toEqual([
      ['NEW', 2],
      ['IN_PROGRESS', 0],
      ['BLOCKED', 0],
      ['COMPLETED', 1],
    ]);
    const lead = tasks.people.find(({ of }: Json) => of.id === staffIdOf('viewAll'));
    expect(tasks.people).toHaveLength(2);
    expect(lead).toMatchObject({ outstanding: { total: 2 }, dueSoon: { total: 1 }, overdue: { total: 1 } });
    expect([contracts.total, events.total]).toEqual([1, 1]);
    expect(events.next).toMatchObject([{ displayName: 'Shoot day', day: null }]);
    for (const { total, filters } of figuresIn(tasks)) expect(await listed('task', filters)).toBe(total);
    expect(await listed('contract', contracts.filters)).toBe(1);
    expect(await listed('event', events.filters)).toBe(1);
  });

  it('leaves out what somebody may not read', async () => {
    expect((await ask('GET', `projects/${project.id}/dashboard`, undefined, 'none')).status).toBe(403);
    expect((await ask('GET', `projects/${project.id}/dashboard`, undefined, 'otherAgency')).status).toBe(404);
    const own = ok(await ask('GET', `projects/${project.id}/dashboard`, undefined, 'viewAssigned'));
    expect([own.tasks.all.total, own.contracts.total, own.events.total]).toEqual([1, 0, 0]);
    const other = await shop.make('project', { summary: 'Not theirs' });
    expect((await ask('GET', `projects/${other.id}/dashboard`, undefined, 'viewAssigned')).status).toBe(404);
    const noTasks = await ask('GET', `projects/${project.id}/dashboard`, undefined, 'people');
    expect(noTasks.status).toBe(403);
  });
});

describe('the report', () => {
  it('has a row for each group and person, with money per currency', async () => {
    const { rows, total, money } = ok(await ask('GET', `projects/${project.id}/report`));
    expect(total).toMatchObject({
      all: { total: 3 },
      open: { total: 2 },
      completed: { total: 1 },
      overdue: { total: 1 },
    });
    expect(rows).toMatchObject([
      {
        group: { displayName: 'Shoot' },
        person: { id: staffIdOf('viewAll') },
        all: { total: 2 },
        open: { total: 2 },
        overdue: { total: 1 },
        money: {
          cost: [{ currency: 'AUD', amount: '110.00' }],
          extra: [],
          sale: [{ currency: 'JPY', amount: '5000' }],
        },
      },
      {
        group: null,
        person: null,
        all: { total: 1, filters: { empty: ['projectGroup', 'assignee'] } },
        completed: { total: 1 },
      },
    ]);
    expect(money.cost).toEqual([{ currency: 'AUD', amount: '110.00' }]);
    for (const { total: number, filters } of figuresIn([rows, total]))
      expect(await listed('task', filters)).toBe(number);
  });

  it('has no money for those without the right on it, on the page and in the file', async () => {
    const own = ok(await ask('GET', `projects/${project.id}/report`, undefined, 'viewAssigned'));
    expect(own.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).not.toContain('money');
    const file = await ask('POST', `projects/${project.id}/report/export`, { format: 'csv' }, 'viewAssigned');
    expect(file.text).not.toContain('110');
  });

  it('is a CSV or a workbook', async () => {
    const csv = await ask('POST', `projects/${project.id}/report/export`, { format: 'csv', headings: ['Groupe'] });
    expect([csv.status, csv.text.split('\n')[0]?.replace('\uFEFF', '')]).toEqual([
      200,
      'Groupe,Assignee,Tasks,Open,Completed,Overdue,Currency,Cost,Extra,Sale',
    ]);
    expect(csv.text).toContain('110.00');
    const workbook = await ask('POST', `projects/${project.id}/report/export`, { format: 'xlsx' });
    expect([workbook.status, workbook.text.slice(0, 2)]).toEqual([200, 'PK']);
    expect((await ask('POST', `projects/${project.id}/report/export`, { format: 'pdf' })).status).toBe(400);
  });
});
