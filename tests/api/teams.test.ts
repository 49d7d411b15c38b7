import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetsOf, rangeOf } from '../../schema/language/listRange.ts';
import { task } from '../../schema/areas/tasks/entities/task.ts';
import { rangeOfPreset, type DatePreset } from '../../schema/rules/ranges.ts';
import type { Answer, Json } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Staff of opportunities, events and contracts, and the numbers of their tasks (AB 2, AB 3). */
let shop: Workshop;
/** Staff members: one with every role, one who assists, one who left. */
let lead: Json;
let helper: Json;
let gone: Json;
let opportunity: Json;

const pipelines = '/client/v1/pipelines';
const ask = (path: string, as: PrincipalName = 'agency'): Promise<Answer> =>
  shop.test.ask({ method: 'GET', path, token: shop.house.of(as).token });
const teamOf = async (base: string, id: string, as?: PrincipalName): Promise<readonly Json[]> => {
  const { status, text, data } = await ask(`${base}/${id}/team`, as);
  expect(status, text).toBe(200);
  return data;
};
const staffIdOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
const liveIn = (as: PrincipalName, timezoneId: string) =>
  shop.test.ask({
    method: 'PUT',
    path: '/user/v1/auth/time-zone',
    token: shop.house.of(as).token,
    body: { timezoneId },
  });
const timed = (iso: string) => ({ dueDate: Date.parse(iso), dueDateTimeZone: 'UTC', dueDateIsAllDay: false });
const allDay = (day: string, zone: string, startsAt: string) => ({
  dueDate: Date.parse(`${day}T${startsAt}`),
  dueDateTimeZone: zone,
  dueDateIsAllDay: true,
});

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'people', 'none', 'otherAgency', 'editAll']);
  lead = await shop.make('staff', {
    displayName: 'Lena Lead',
    email: 'lena@team.test',
    phoneNumber: '0412345678',
    countryCode: 'AU',
  });
  helper = await shop.make('staff', { displayName: 'Hal Helper', email: 'hal@team.test' });
  gone = await shop.make('staff', { displayName: 'Gail Gone', email: 'gail@team.test' });
  opportunity = await shop.make('opportunity', {
    summary: 'Spring campaign',
    leadId: lead.id,
    assigneeIds: [lead.id, gone.id, staffIdOf('viewAssigned')],
    collaboratorIds: [helper.id, lead.id],
  });
  await shop.call('staff', 'delete', { id: gone.id });
});
afterAll(() => shop.close());

it('names each colleague once with all roles, the lead first, and nobody who left', async () => {
  const team = await teamOf(pipelines, opportunity.id);
  expect(team.map(({ name, roles }) => [name, roles])).toEqual([
    ['Lena Lead', ['LEAD', 'ASSIGNEE', 'COLLABORATOR']],
    ['viewAssigned of staff', ['ASSIGNEE']],
    ['Hal Helper', ['COLLABORATOR']],
  ]);
  expect(team[0]).toMatchObject({ id: lead.id, email: 'lena@team.test', phoneCode: '61', countryCode: 'AU' });
  expect(team[2]).toMatchObject({ phone: null, email: 'hal@team.test' });
});

describe('the numbers of tasks', () => {
  /** Open tasks of Lena, with the name of what each is for. */
  const dues: Readonly<Record<string, object>> = {
    'an hour ago': timed('2026-11-20T12:00:00Z'),
    'the 20th in Sydney': allDay('2026-11-20', 'Australia/Sydney', '00:00:00+11:00'),
    'late on the 23rd in Sydney': timed('2026-11-23T12:59:00Z'),
    'early on the 24th in Sydney': timed('2026-11-23T13:30:00Z'),
    'the 23rd in Los Angeles': allDay('2026-11-23', 'America/Los_Angeles', '00:00:00-08:00'),
    'the 24th in Sydney': allDay('2026-11-24', 'Australia/Sydney', '00:00:00+11:00'),
    'whenever it suits': {},
  };
  const readers = [
    ['agency', 'Australia/Sydney'],
    ['viewAll', 'America/Los_Angeles'],
  ] as const;

  beforeAll(async () => {
    for (const [index, [summary, due]] of Object.entries(dues).entries()) {
      // Whether she does it or helps with it, or both, it counts once.
      const who = [
        { assigneeId: lead.id },
        { collaboratorIds: [lead.id] },
        { assigneeId: lead.id, collaboratorIds: [lead.id] },
      ][index % 3];
      await shop.make('task', { summary, linkToIds: [opportunity.id], ...due, ...who });
    }
    const done = await shop.make('task', {
      summary: 'Done',
      linkToIds: [opportunity.id],
      assigneeId: lead.id,
      ...timed('2026-11-20T12:00:00Z'),
    });
    await shop.test.ask({
      method: 'PUT',
      path: `/client/v1/tasks/complete/${done.id}`,
      token: shop.house.of('agency').token,
      body: { version: done.version },
    });
    const deleted = await shop.make('task', { summary: 'No', linkToIds: [opportunity.id], assigneeId: lead.id });
    await shop.call('task', 'delete', { id: deleted.id });
    const other = await shop.make('opportunity', { summary: 'Another one' });
    await shop.make('task', { summary: 'Elsewhere', linkToIds: [other.id], assigneeId: lead.id });
    for (const [as, zone] of readers) await liveIn(as, zone);
  });

  const presets = presetsOf(rangeOf(task.list) ?? { field: 'dueDate' }) ?? [];
  /** The number of the list to which a number of the tab leads. */
  const listed = async (as: PrincipalName, zone: string, preset?: DatePreset) => {
    const range = preset && rangeOfPreset(preset, { clock: () => shop.test.now(), zone });
    const filters = preset && presets.find(({ name }) => name === preset)?.filters;
    const given = {
      linkToIds: [opportunity.id],
      staffIds: [lead.id],
      ...(filters ?? { categoryCodes: task.list.open }),
      ...(range && range.from !== null && { fromDate: range.from }),
      ...(range && range.to !== null && { toDate: range.to }),
    };
    return (await shop.call('task', 'count', { given, as })).data.total as number;
  };
  const numbersOf = async (as: PrincipalName) => {
    const [first] = await teamOf(pipelines, opportunity.id, as);
    return [first.outstandingTaskNumber, first.dueInTaskNumber, first.overDueTaskNumber];
  };

  it.each([
    // 23:30 in Sydney, then 23:30 in Los Angeles: outstanding, due within three days, overdue.
    [Date.parse('2026-11-20T12:30:00Z'), [7, 3, 1], [7, 4, 1]],
    [Date.parse('2026-11-21T07:30:00Z'), [7, 4, 2], [7, 3, 2]],
  ])('are those of the lists that they lead to, at %s', async (moment, sydney, losAngeles) => {
    shop.test.pass(moment - shop.test.now());
    for (const [index, [as, zone]] of readers.entries()) {
      const numbers = await numbersOf(as);
      expect([as, numbers]).toEqual([as, [sydney, losAngeles][index]]);
      expect(numbers).toEqual([
        await listed(as, zone),
        await listed(as, zone, 'dueWithin3DayTasks'),
        await listed(as, zone, 'overdueTasks'),
      ]);
    }
  });

  it('are counted in one statement, whatever the number of colleagues', async () => {
    shop.test.statements.length = 0;
    await teamOf(pipelines, opportunity.id);
    expect(shop.test.statements.filter((text) => text.includes('outstandingTaskNumber'))).toHaveLength(1);
  });

  it('count what the reader may see, and are absent for who may see no tasks', async () => {
    const mine = await shop.make('task', {
      summary: 'With me',
      linkToIds: [opportunity.id],
      assigneeId: lead.id,
      collaboratorIds: [staffIdOf('viewAssigned')],
    });
    const [seen] = await teamOf(pipelines, opportunity.id, 'viewAssigned');
    expect(seen).toMatchObject({ id: lead.id, outstandingTaskNumber: 1, dueInTaskNumber: 0, overDueTaskNumber: 0 });
    expect(seen).not.toHaveProperty('email');
    await shop.call('task', 'delete', { id: mine.id });
    const event = await shop.make('event', {
      summary: 'Casting',
      leadId: lead.id,
      assigneeIds: [staffIdOf('people')],
    });
    // May see events, neither tasks nor colleagues.
    const [row] = await teamOf('/client/v1/events', event.id, 'people');
    expect(row).toEqual({ id: lead.id, name: 'Lena Lead', avatar: null, roles: ['LEAD'] });
  });
});

it('is not told of a record that is hidden, of another agency, or of another kind', async () => {
  const contract = await shop.make('contract', { summary: 'Residency', assigneeIds: [helper.id] });
  expect(await teamOf('/client/v1/contracts', contract.id)).toMatchObject([{ id: helper.id, roles: ['ASSIGNEE'] }]);
  const hidden = await shop.make('opportunity', { summary: 'Secret' });
  expect(await teamOf(pipelines, hidden.id)).toEqual([]);
  expect((await ask(`${pipelines}/${hidden.id}/team`, 'viewAssigned')).status).toBe(404);
  expect((await ask(`${pipelines}/${hidden.id}/team`, 'otherAgency')).status).toBe(404);
  expect((await ask(`${pipelines}/${contract.id}/team`)).status).toBe(404);
  expect((await ask(`${pipelines}/${hidden.id}/team`, 'none')).status).toBe(403);
});

describe.each(['opportunity', 'event', 'contract'] as const)('a team of one %s', (kind) => {
  const baseOf = () => shop.test.registry.get(kind).api.base;
  const send = (method: string, path: string, body?: object, as: PrincipalName = 'agency') =>
    shop.test.ask({ method, path: `${baseOf()}/${path}`, token: shop.house.of(as).token, ...(body && { body }) });

  it('is joined and left one by one, so that nobody is lost, and replaced by the call of AB 7', async () => {
    const record = await shop.make(kind, { summary: `Team of ${kind}`, assigneeIds: [] });
    const people = [lead.id, helper.id, staffIdOf('viewAll'), staffIdOf('editAll')];
    const joined = await Promise.all(people.map((id) => send('POST', `${record.id}/assignees`, { ids: [id] })));
    expect(joined.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(new Set((await teamOf(baseOf(), record.id)).map(({ id }) => id))).toEqual(new Set(people));
    await send('DELETE', `${record.id}/assignees/${lead.id}`);
    expect(await teamOf(baseOf(), record.id)).toHaveLength(3);
    const refused = await send('POST', `${record.id}/assignees`, { ids: [lead.id] }, 'viewAll');
    expect(refused.status).toBe(403);
    const { status, data } = await send('POST', `${record.id}/staffs`, { staffIds: [lead.id] });
    expect([status, data.staffs.map(({ id }: Json) => id)]).toEqual([200, [lead.id]]);
    expect((await teamOf(baseOf(), record.id)).map(({ roles }) => roles)).toEqual([['ASSIGNEE']]);
  });

  it('has files of fifty people who add one at once, all of them', async () => {
    const record = await shop.make(kind, { summary: `Files of ${kind}` });
    const { actor } = shop.house.of('agency');
    const ids: string[] = [];
    for (let each = 0; each < 50; each += 1) ids.push(await putFile(shop.test, actor, `${each}.pdf`));
    const answers = await Promise.all(ids.map((id) => send('POST', `${record.id}/attachments`, { ids: [id] })));
    expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
    const now = await shop.read(kind, record.id);
    expect(new Set(now.attachmentIds)).toEqual(new Set(ids));
    const over = await send('POST', `${record.id}/attachments`, { ids: [await putFile(shop.test, actor, 'one.pdf')] });
    expect([over.status, over.json.errorDetails[0].key]).toEqual([400, 'tooMany']);
  });
});
