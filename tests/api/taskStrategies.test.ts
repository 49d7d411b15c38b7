import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantAt } from '../../schema/rules/dates.ts';
import type { Json } from '../support/app.ts';
import { openTaskServer, shownStart, startsAt, sydney, tasksPath, type TaskServer } from '../support/taskSeries.ts';

/** Changes and deletions of a task that reach others of its series (AB 7, recurrenceStrategy). */
let tasks: TaskServer;
beforeAll(async () => {
  tasks = await openTaskServer();
});
afterAll(() => tasks.server.close());

const following = { recurrenceStrategy: 'THIS_AND_FOLLOWING_TASKS' };
const all = { recurrenceStrategy: 'ALL_TASKS' };
const each = (rows: readonly Json[], key: string) => rows.map((row) => row?.[key] ?? null);
const starts = (rows: readonly Json[]) => rows.map((row) => row && shownStart(row));
const complete = async (row: Json) => (await tasks.call('PUT', `${tasksPath}/complete/${row.id}`, {})).status;
const listed = async (summary: string): Promise<Json[]> => {
  const query = { summary, orderBy: 'startDate', orderDirection: 'ASC', pageSize: 100 };
  return (await tasks.call('POST', `${tasksPath}/list`, query)).data.data;
};

describe('a change of one task', () => {
  it('is of this task alone unless it says otherwise, also of many at once', async () => {
    const rows = await tasks.series();
    const { data } = await tasks.put(rows[1], { note: 'One', version: 1 });
    expect(data).not.toHaveProperty('series');
    await tasks.put(rows[1], { note: 'Two', recurrenceStrategy: 'THIS_TASK_ONLY' });
    const ids = [{ id: rows[2].id }, { id: rows[3].id }];
    await tasks.call('POST', `${tasksPath}/bulk`, { ids, change: { priorityLevel: 'HIGH' } });
    const now = await tasks.read(rows);
    expect(each(now, 'note')).toEqual([null, 'Two', null, null, null]);
    expect(each(now, 'priorityLevel')).toEqual(['MEDIUM', 'MEDIUM', 'HIGH', 'HIGH', 'MEDIUM']);
    const { data: told } = await tasks.put(rows[0], { priorityLevel: 'LOW', note: 'All', ...all });
    expect(told.series).toEqual({ changed: 5, kept: 3 });
    const after = await tasks.read(rows);
    expect(each(after, 'note')).toEqual(['All', 'Two', 'All', 'All', 'All']);
    expect(each(after, 'priorityLevel')).toEqual(['LOW', 'LOW', 'HIGH', 'HIGH', 'LOW']);
  });

  it('reaches the following ones, but no completed one and no field that was changed on one alone', async () => {
    const rows = await tasks.series();
    await tasks.put(rows[2], { note: 'Own' });
    expect(await complete(rows[3])).toBe(200);
    const body = { note: 'Common', priorityLevel: 'HIGH', address: '1 High St', version: 1, ...following };
    const { status, data } = await tasks.put(rows[1], body);
    expect([status, data.series]).toEqual([200, { changed: 3, kept: 2 }]);
    const now = await tasks.read(rows);
    expect(each(now, 'note')).toEqual([null, 'Common', 'Own', null, 'Common']);
    expect(each(now, 'priorityLevel')).toEqual(['MEDIUM', 'HIGH', 'HIGH', 'MEDIUM', 'HIGH']);
    expect(each(now, 'version')).toEqual([1, 2, 3, 2, 2]);
    // Only what changed is written.
    const { data: history } = await tasks.call('GET', `${tasksPath}/${rows[4].id}/history`);
    const changed = history.data[0].changes.map(({ field }: Json) => field);
    expect(changed.toSorted()).toEqual(['address', 'note', 'priorityLevel']);
    // What was written for the series is no change of one task alone.
    expect((await tasks.put(rows[1], { note: 'Again', ...following })).data.series).toEqual({ changed: 2, kept: 2 });
    expect(each(await tasks.read(rows), 'note')).toEqual([null, 'Again', 'Own', null, 'Again']);
  });

  it('moves by the clocks: also over their change, also a task that was moved past its neighbours', async () => {
    const rows = await tasks.series({ ...startsAt('2027-09-20', '02:30') }, 4);
    expect(starts(rows)).toEqual(['09-20 02:30', '09-27 02:30', '10-04 02:30', '10-11 02:30']);
    // The second one goes behind the third: its own from now on.
    await tasks.put(rows[1], startsAt('2027-10-05', '08:00'));
    const { data } = await tasks.put(rows[0], { ...startsAt('2027-09-19', '02:30'), ...all });
    expect(data.series).toEqual({ changed: 3, kept: 1 });
    // 3 October has no 02:30.
    expect(starts(await tasks.read(rows))).toEqual(['09-19 02:30', '10-05 08:00', '10-03 03:30', '10-10 02:30']);
    // On that day alone: the others have their own time back, also if the very task that it had moved on is moved.
    await tasks.put(rows[2], { ...startsAt('2027-10-04', '03:30'), ...all });
    expect(starts(await tasks.read(rows))).toEqual(['09-20 02:30', '10-05 08:00', '10-04 03:30', '10-11 02:30']);
    await tasks.put(rows[3], { ...startsAt('2027-10-11', '09:00'), ...all });
    expect(starts(await tasks.read(rows))).toEqual(['09-20 09:00', '10-05 08:00', '10-04 09:00', '10-11 09:00']);
  });

  it('gives and takes a second date at its distance in days', async () => {
    const rows = await tasks.series({}, 3);
    const due = { dueDate: instantAt('2027-01-13', '00:00', 'UTC'), dueDateTimeZone: 'UTC', dueDateIsAllDay: true };
    await tasks.put(rows[1], { ...due, ...all });
    expect(each(await tasks.read(rows), 'dueDateDay')).toEqual(['2027-01-06', '2027-01-13', '2027-01-20']);
    await tasks.put(rows[2], { dueDate: null });
    await tasks.put(rows[0], { dueDate: instantAt('2027-01-05', '00:00', 'UTC'), ...all });
    expect(each(await tasks.read(rows), 'dueDateDay')).toEqual(['2027-01-05', '2027-01-12', null]);
    await tasks.put(rows[0], { dueDate: null, ...all });
    expect(each(await tasks.read(rows), 'dueDateDay')).toEqual([null, null, null]);
  });

  it('takes the days of the week of its rule with it', async () => {
    const end = { type: 'AFTER', count: 4 };
    const rows = await tasks.series({ recurrenceSetting: { repeat: 'WEEKLY', weekdays: ['MO', 'SU'], end } });
    expect(starts(rows)).toEqual(['01-04 10:00', '01-10 10:00', '01-11 10:00', '01-17 10:00']);
    await tasks.put(rows[0], { ...startsAt('2027-01-05'), ...all });
    const now = await tasks.read(rows);
    expect(starts(now)).toEqual(['01-05 10:00', '01-11 10:00', '01-12 10:00', '01-18 10:00']);
    for (const { recurrenceSetting } of now) expect(recurrenceSetting.weekdays).toEqual(['MO', 'TU']);
  });

  it('tells a second editor of the same task, who writes nothing', async () => {
    const rows = await tasks.series({}, 3);
    const answers = await Promise.all(['A', 'B'].map((note) => tasks.put(rows[1], { note, version: 1, ...following })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400)?.body;
    expect(refused.error.key).toBe('staleVersion');
    expect(refused.responseData).toMatchObject({ current: { version: 2 }, changedFields: ['note'] });
    expect(each(await tasks.read(rows), 'version')).toEqual([1, 2, 2]);
  });

  it('leaves a task that is completed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rows = await tasks.series();
      const [edit, done] = await Promise.all([tasks.put(rows[0], { note: 'All', ...following }), complete(rows[4])]);
      expect([edit.status, done]).toEqual([200, 200]);
      const [last] = await tasks.read([rows[4]]);
      expect(last.status.categoryCode).toBe('COMPLETED');
      // Either it was changed before it was completed, or it is one that kept its own.
      expect([edit.data.series.changed, last.note]).toEqual(edit.data.series.kept === 0 ? [5, 'All'] : [4, null]);
    }
  });

  it('refuses what any change refuses, with its field, and then changes none', async () => {
    const rows = await tasks.series({}, 3);
    const faults: readonly (readonly [object, string, string])[] = [
      [{ summary: '' }, 'summary', 'required'],
      [{ recurrenceStrategy: 'NEXT' }, 'recurrenceStrategy', 'choice'],
      [{ recurrenceSetting: { repeat: 'CUSTOM' } }, 'recurrenceSetting', 'recurrenceUnit'],
      [
        { recurrenceSetting: { repeat: 'DAILY', end: { type: 'ON', date: '2031-01-01' } } },
        'recurrenceSetting',
        'recurrenceTooMany',
      ],
      [{ typeId: rows[0].statusId }, 'typeId', 'reference'],
    ];
    for (const [body, field, key] of faults) {
      const { status, body: said } = await tasks.put(rows[0], { note: 'No', ...all, ...body });
      expect([status, said.errorDetails]).toMatchObject([400, [{ field, key }]]);
    }
    expect(each(await tasks.read(rows), 'version')).toEqual([1, 1, 1]);
  });
});

describe('another rule', () => {
  const rule = (more: object, count = 4) => ({ repeat: 'WEEKLY', end: { type: 'AFTER', count }, ...more });

  it('for the following ones ends the series before this one and begins another', async () => {
    const rows = await tasks.series({}, 6);
    await tasks.put(rows[3], { note: 'Own' });
    expect(await complete(rows[4])).toBe(200);
    const { status, data } = await tasks.put(rows[2], {
      recurrenceSetting: rule({ weekdays: ['MO', 'TH'] }, 6),
      ...following,
    });
    expect([status, data.recurrenceId]).toEqual([200, rows[2].id]);
    const now = await listed(rows[0].summary);
    expect(starts(now)).toEqual([
      ...['01-04 10:00', '01-11 10:00'],
      // Two of them are new, the completed one and the own one have their days in the new plan.
      ...['01-18 10:00', '01-21 10:00', '01-25 10:00', '01-28 10:00', '02-01 10:00', '02-04 10:00'],
    ]);
    const own = now.filter(({ recurrenceId }) => recurrenceId === rows[2].id);
    expect(own).toHaveLength(5);
    const [first, , , noted, done] = await tasks.read(rows);
    expect(noted).toMatchObject({ note: 'Own', recurrenceId: rows[2].id, startDate: rows[3].startDate });
    expect(done).toMatchObject({ recurrenceId: rows[0].id, version: 2 });
    expect(first).toMatchObject({ recurrenceId: rows[0].id, recurrenceSetting: { end: { type: 'AFTER', count: 2 } } });
    // The one of 8 February moved to a day of the new plan, and two are new.
    expect(data.series).toEqual({ changed: 5, kept: 1 });
    // Each is a series of its own now.
    expect((await tasks.put(rows[0], { address: 'Old', ...all })).data.series).toEqual({ changed: 2, kept: 0 });
    expect((await tasks.put(rows[2], { address: 'New', ...all })).data.series).toEqual({ changed: 5, kept: 1 });
  });

  it('for all plans them anew: fewer, more, on other days; deleted ones stay deleted', async () => {
    const rows = await tasks.series({}, 5);
    await tasks.call('DELETE', `${tasksPath}/${rows[1].id}`);
    const { data: fewer } = await tasks.put(rows[2], { recurrenceSetting: rule({}, 3), ...all });
    expect([fewer.series, fewer.recurrenceId]).toEqual([{ changed: 4, kept: 0 }, rows[0].id]);
    expect(starts(await listed(rows[0].summary))).toEqual(['01-04 10:00', '01-18 10:00']);
    const { data: more } = await tasks.put(rows[2], { recurrenceSetting: rule({}, 6), ...all });
    expect(more.series).toEqual({ changed: 5, kept: 0 });
    // What a shorter rule took away comes back with a longer one, what was deleted alone does not.
    const weekly = ['01-04 10:00', '01-18 10:00', '01-25 10:00', '02-01 10:00', '02-08 10:00'];
    expect(starts(await listed(rows[0].summary))).toEqual(weekly);
    await tasks.put(rows[0], {
      recurrenceSetting: rule({ repeat: 'MONTHLY' }, 3),
      ...startsAt('2027-01-31', '11:00'),
      ...all,
    });
    const monthly = await listed(rows[0].summary);
    expect(starts(monthly)).toEqual(['01-31 11:00', '02-28 11:00', '03-31 11:00']);
    expect(new Set(each(monthly, 'recurrenceId'))).toEqual(new Set([rows[0].id]));
  });

  it('follows a series that was moved, also one whose first task was completed before', async () => {
    const rows = await tasks.series({}, 3);
    expect(await complete(rows[0])).toBe(200);
    await tasks.put(rows[1], { ...startsAt('2027-01-12'), ...all });
    expect(starts(await tasks.read(rows))).toEqual(['01-04 10:00', '01-12 10:00', '01-19 10:00']);
    await tasks.put(rows[1], { recurrenceSetting: rule({}, 4), ...all });
    const longer = ['01-04 10:00', '01-12 10:00', '01-19 10:00', '01-26 10:00'];
    expect(starts(await listed(rows[0].summary))).toEqual(longer);
    // A completed task that is opened again stays on its day, where only the time is another.
    expect((await tasks.put(rows[0], { statusId: rows[1].statusId })).status).toBe(200);
    const { data } = await tasks.put(rows[1], { ...startsAt('2027-01-12', '08:00'), ...all });
    expect(data.series).toEqual({ changed: 4, kept: 0 });
    expect(starts(await listed(rows[0].summary))).toEqual(longer.map((start) => start.replace('10:', '08:')));
  });

  it('keeps what was changed on one task alone, where the new rule has no day for it', async () => {
    const rows = await tasks.series({}, 5);
    await tasks.put(rows[4], { note: 'Own' });
    await tasks.put(rows[3], startsAt('2027-03-01'));
    const { data } = await tasks.put(rows[0], { recurrenceSetting: rule({}, 2), ...all });
    expect(data.series).toEqual({ changed: 5, kept: 2 });
    expect(starts(await tasks.read(rows))).toEqual(
      ['01-04 10:00', '01-11 10:00', undefined, '03-01 10:00', '02-01 10:00'].map((one) => one ?? null),
    );
  });

  it('that is none leaves this task alone and deletes the others, but completed ones', async () => {
    const rows = await tasks.series({}, 5);
    expect(await complete(rows[3])).toBe(200);
    const { status, data } = await tasks.put(rows[2], { recurrenceSetting: null, ...following });
    expect([status, data.series]).toEqual([200, { changed: 2, kept: 1 }]);
    expect(data).toMatchObject({ recurrenceSetting: null, recurrenceId: null });
    const now = await tasks.read(rows);
    expect(each(now, 'id')).toEqual([rows[0].id, rows[1].id, rows[2].id, rows[3].id, null]);
    expect(now[0].recurrenceSetting.end).toEqual({ type: 'AFTER', count: 2 });
    const { data: none } = await tasks.put(rows[1], { recurrenceSetting: null, ...all });
    expect(none.series).toEqual({ changed: 2, kept: 1 });
    expect(each(await tasks.read(rows), 'id')).toEqual([null, rows[1].id, rows[2].id, rows[3].id, null]);
  });
});

describe('a deletion', () => {
  const remove = (row: Json, query: string, body?: unknown) =>
    tasks.call('DELETE', `${tasksPath}/${row.id}${query}`, body);
  const restore = (row: Json) => tasks.call('POST', `${tasksPath}/${row.id}/restore`, {});

  it('is of this task alone unless it says otherwise, and is no end of the series', async () => {
    const rows = await tasks.series({}, 3);
    expect((await remove(rows[1], '?version=1')).data).toEqual({ id: rows[1].id, version: 2 });
    expect((await tasks.put(rows[0], { note: 'On', ...following })).data.series).toEqual({ changed: 2, kept: 0 });
    await restore(rows[1]);
    expect(each(await tasks.read(rows), 'note')).toEqual(['On', null, 'On']);
    expect((await tasks.put(rows[0], { note: 'Off', ...all })).data.series).toEqual({ changed: 3, kept: 0 });
  });

  it.each([
    ['in the query', '?recurrenceStrategy=THIS_AND_FOLLOWING_TASKS', undefined],
    ['in the body', '', following],
  ])('of the following ones keeps completed tasks, and one restore brings all back: %s', async (_way, query, body) => {
    const rows = await tasks.series();
    expect(await complete(rows[3])).toBe(200);
    const { status, data } = await remove(rows[1], query, body);
    expect([status, data]).toEqual([200, { id: rows[1].id, version: 2, series: { changed: 3, kept: 1 } }]);
    expect(each(await tasks.read(rows), 'id')).toEqual([rows[0].id, null, null, rows[3].id, null]);
    expect((await restore(rows[4])).status).toBe(200);
    expect(each(await tasks.read(rows), 'id')).toEqual(each(rows, 'id'));
  });

  it('of all takes those before as well', async () => {
    const rows = await tasks.series({}, 3);
    const stale = await remove(rows[2], '?recurrenceStrategy=ALL_TASKS&version=7');
    expect([stale.status, stale.body.error.key]).toEqual([400, 'staleVersion']);
    expect((await remove(rows[2], '?recurrenceStrategy=ALL_TASKS&version=1')).data.series).toEqual({
      changed: 3,
      kept: 0,
    });
    expect(await tasks.read(rows)).toEqual([null, null, null]);
    expect((await remove(rows[0], '?recurrenceStrategy=SOME')).status).toBe(400);
  });
});

describe('a series', () => {
  it('stays one when a scout of it becomes a talent, or two of its talents are merged', async () => {
    const scout = await tasks.call('POST', '/client/v1/scouts', { displayName: 'Nia Reed' });
    const twin = await tasks.call('POST', '/client/v1/talents', { displayName: 'Nia Reed' });
    const rows = await tasks.series({ relatedToIds: [scout.data.id] }, 3);
    const id = scout.data.id;
    const converted = await tasks.call('PUT', '/client/v1/scouts/convert-to-talent', { id });
    expect(converted.status).toBe(200);
    const merge = { version: twin.data.version, goneId: id, goneVersion: converted.data.version };
    const merged = await tasks.call('POST', `/client/v1/talents/${twin.data.id}/merge`, merge);
    expect(merged.status).toBe(200);
    expect((await tasks.read(rows)).map(({ relatedToIds }) => relatedToIds)).toEqual(rows.map(() => [twin.data.id]));
    const other = await tasks.call('POST', '/client/v1/talents', { displayName: 'Other' });
    // The merge was no change of one task alone.
    const { data } = await tasks.put(rows[0], { relatedToIds: [other.data.id], ...all });
    expect(data.series).toEqual({ changed: 3, kept: 0 });
  });

  it('is not touched by a write of a task that is in none', async () => {
    const { data: one } = await tasks.call('POST', tasksPath, {
      summary: 'Alone',
      startDate: 0,
      startDateTimeZone: sydney,
    });
    expect((await tasks.put(one, { note: 'x', ...all })).data.series).toEqual({ changed: 1, kept: 0 });
    const { data } = await tasks.call('DELETE', `${tasksPath}/${one.id}?recurrenceStrategy=ALL_TASKS`);
    expect(data).toEqual({ id: one.id, version: 3, series: { changed: 1, kept: 0 } });
  });
});
