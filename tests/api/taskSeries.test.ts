import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantAt } from '../../schema/rules/dates.ts';
import type { Json } from '../support/app.ts';
import { openTaskServer, sydney, tasksPath, type TaskServer } from '../support/taskSeries.ts';

/** Tasks that repeat: rows that are written all at once (AB 7). */
let opened: TaskServer;
const tasks = tasksPath;
const zone = sydney;
beforeAll(async () => {
  opened = await openTaskServer();
});
afterAll(() => opened.server.close());

const begins = (day = '2027-01-31', time = '10:00') => ({
  startDate: instantAt(day, time, zone),
  startDateTimeZone: zone,
});
const after = (count: number, repeat = 'DAILY') => ({ repeat, end: { type: 'AFTER', count } });

const call: TaskServer['call'] = (...given) => opened.call(...given);

const allOf = (summary: string) => ({ summary, orderBy: 'startDate', orderDirection: 'ASC', pageSize: 100 });

/** The first tasks of a summary by their starts, in the order of their days. */
async function listed(summary: string): Promise<Json[]> {
  const { data } = await call('POST', `${tasks}/list`, allOf(summary));
  return data.data;
}

async function counted(summary: string): Promise<number> {
  return (await call('POST', `${tasks}/count`, { summary })).data.total;
}

describe('a task with a rule', () => {
  it('is the first of a series whose tasks are alike, each on its day', async () => {
    const talent = await call('POST', '/client/v1/talents', { displayName: 'Ada Lark' });
    const body = {
      summary: 'Royalty statement',
      ...begins(),
      dueDate: instantAt('2027-02-02', '00:00', zone),
      dueDateTimeZone: zone,
      dueDateIsAllDay: true,
      priorityLevel: 'HIGH',
      relatedToIds: [talent.data.id],
      cost: '12.50',
      note: 'Ask for it',
      recurrenceSetting: after(4, 'MONTHLY'),
    };
    const { status, data } = await call('POST', tasks, body);
    expect(status).toBe(200);
    const full = { interval: 1, unit: 'MONTHS', weekdays: null, monthly: 'DAY' };
    expect(data.recurrenceSetting).toEqual({ ...after(4, 'MONTHLY'), ...full });
    expect(data.recurrenceId).toBe(data.id);
    const all = await listed('Royalty statement');
    expect(all[0].id).toBe(data.id);
    expect(all.map((one) => [one.startDate, one.dueDateDay])).toEqual([
      [instantAt('2027-01-31', '10:00', zone), '2027-02-02'],
      [instantAt('2027-02-28', '10:00', zone), '2027-03-02'],
      [instantAt('2027-03-31', '10:00', zone), '2027-04-02'],
      [instantAt('2027-04-30', '10:00', zone), '2027-05-02'],
    ]);
    const { relatedTos, creator, status: state } = all[0];
    for (const one of all) {
      const same = { priorityLevel: 'HIGH', cost: '12.50', note: 'Ask for it', relatedTos, creator, status: state };
      expect(one).toMatchObject({ ...same, recurrenceId: data.id, version: 1 });
      const { data: whole } = await call('GET', `${tasks}/${one.id}`);
      expect(whole.recurrenceSetting).toEqual(data.recurrenceSetting);
      const { data: history } = await call('GET', `${tasks}/${one.id}/history`);
      expect(history.data).toMatchObject([{ action: 'create', version: 1 }]);
    }
    expect(
      (await call('POST', `${tasks}/list`, { keyword: 'royalty statement', talentIds: [talent.data.id] })).data.data,
    ).toHaveLength(4);
  });

  it('begins a series also when it is given the rule later, and leaves it with the rule', async () => {
    const { data: one } = await call('POST', tasks, { summary: 'Later', ...begins() });
    expect(one).toMatchObject({ recurrenceSetting: null, recurrenceId: null });
    const { status, data } = await call('PUT', `${tasks}/${one.id}`, { recurrenceSetting: after(3), version: 1 });
    expect([status, data.recurrenceId]).toEqual([200, one.id]);
    expect(await listed('Later')).toHaveLength(3);
    const again = await call('PUT', `${tasks}/${one.id}`, { recurrenceSetting: after(4) });
    expect([again.status, again.body.errorDetails[0]]).toMatchObject([
      400,
      { field: 'recurrenceSetting', key: 'recurrenceReach' },
    ]);
    const left = await call('PUT', `${tasks}/${one.id}`, { recurrenceSetting: null });
    expect(left.data).toMatchObject({ recurrenceSetting: null, recurrenceId: null });
    expect((await listed('Later')).filter(({ recurrenceId }) => recurrenceId === one.id)).toHaveLength(2);
  });

  it.each([
    ['recurrenceUndated', { recurrenceSetting: after(3) }],
    ['recurrenceEnd', { ...begins(), recurrenceSetting: after(1366) }],
    ['recurrenceInterval', { ...begins(), recurrenceSetting: { ...after(2, 'CUSTOM'), unit: 'DAYS', interval: '2' } }],
    [
      'recurrenceEndBefore',
      { ...begins(), recurrenceSetting: { repeat: 'DAILY', end: { type: 'ON', date: '2027-01-30' } } },
    ],
    [
      'recurrenceEndDay',
      { ...begins(), recurrenceSetting: { repeat: 'DAILY', end: { type: 'ON', date: '2027-02-31' } } },
    ],
    [
      'recurrenceTooLate',
      { ...begins(), recurrenceSetting: { ...after(1000, 'CUSTOM'), unit: 'YEARS', interval: 99 } },
    ],
    ['unknownField', { ...begins(), recurrenceId: '01930000-0000-7000-8000-000000000001' }],
  ])('is refused and writes nothing: %s', async (fault, body) => {
    const { status, body: said } = await call('POST', tasks, { summary: 'Refused', ...body });
    const field = fault === 'unknownField' ? 'recurrenceId' : 'recurrenceSetting';
    expect({ status, details: said.errorDetails }).toMatchObject({ status: 400, details: [{ field, key: fault }] });
    expect(await listed('Refused')).toEqual([]);
  });

  it('may have 1,365 tasks and no more: the last possible day is told', async () => {
    const on = (date: string) => ({ repeat: 'DAILY', end: { type: 'ON', date } });
    const body = (date: string) => ({ summary: 'Many', ...begins('2027-01-01'), recurrenceSetting: on(date) });
    const { status, body: said } = await call('POST', tasks, body('2030-09-27'));
    expect([status, said.errorDetails]).toEqual([
      400,
      [
        {
          field: 'recurrenceSetting',
          key: 'recurrenceTooMany',
          params: { max: 1365, day: '2030-09-26' },
          message: 'At most 1365 times. The last possible day is 26 Sep 2030',
        },
      ],
    ]);
    expect(await counted('Many')).toBe(0);
    expect((await call('POST', tasks, body('2030-09-26'))).status).toBe(200);
    expect(await counted('Many')).toBe(1365);
  });

  it('is made once for one Idempotency-Key, however often it is asked for at once', async () => {
    const body = { summary: 'Once', ...begins(), recurrenceSetting: after(30) };
    const headers = { 'idempotency-key': 'series-1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => opened.server.call('POST', tasks, body, undefined, headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json<Json>().responseData.id)).size).toBe(1);
    expect(await listed('Once')).toHaveLength(30);
  });

  it('is not made of many tasks at once', async () => {
    const { data: one } = await call('POST', tasks, { summary: 'Bulk', ...begins() });
    const change = { recurrenceSetting: after(3) };
    const { data } = await call('POST', `${tasks}/bulk`, { ids: [{ id: one.id }], change });
    expect(data[0].errorDetails[0]).toMatchObject({ field: 'recurrenceSetting', key: 'recurrenceReach' });
    expect(await listed('Bulk')).toHaveLength(1);
  });
});

describe('validate-recurrence', () => {
  const ask = (body: object) => call('POST', `${tasks}/validate-recurrence`, body);

  it('answers the number of tasks, the first five and the last, and writes nothing', async () => {
    const due = { dueDate: instantAt('2027-02-01', '12:00', zone), dueDateTimeZone: zone };
    const { status, data } = await ask({ ...begins(), ...due, recurrenceSetting: after(7, 'MONTHLY') });
    const on = (day: string, next: string) => ({
      startDate: instantAt(day, '10:00', zone),
      dueDate: instantAt(next, '12:00', zone),
    });
    expect([status, data]).toEqual([
      200,
      {
        total: 7,
        left: 7,
        next: [
          on('2027-01-31', '2027-02-01'),
          on('2027-02-28', '2027-03-01'),
          on('2027-03-31', '2027-04-01'),
          on('2027-04-30', '2027-05-01'),
          on('2027-05-31', '2027-06-01'),
        ],
        last: on('2027-07-31', '2027-08-01'),
      },
    ]);
  });

  it('answers what is left of the series that has the rule already, also while its day is moved', async () => {
    const setting = after(6, 'WEEKLY');
    const dueDate = instantAt('2027-01-12', '10:00', zone);
    await call('POST', tasks, { summary: 'Weekly', dueDate, dueDateTimeZone: zone, recurrenceSetting: setting });
    const third = (await listed('Weekly')).toSorted((a: Json, b: Json) => a['dueDate'] - b['dueDate'])[2];
    const of = (day: string, rule: object = third?.['recurrenceSetting']) =>
      ask({
        id: third?.['id'],
        dueDate: instantAt(day, '10:00', zone),
        dueDateTimeZone: zone,
        recurrenceSetting: rule,
      });
    const last = (day: string) => ({ startDate: null, dueDate: instantAt(day, '10:00', zone) });
    expect((await of('2027-01-26')).data).toMatchObject({ total: 6, left: 4, last: last('2027-02-16') });
    expect((await of('2027-01-27')).data).toMatchObject({ total: 6, left: 4, last: last('2027-02-17') });
    // Another rule is planned anew from the task on.
    expect((await of('2027-01-26', after(2, 'WEEKLY'))).data).toMatchObject({ total: 2, last: last('2027-02-02') });
  });

  it('takes dates in the zone of the request, else of the caller', async () => {
    const dueDate = Date.parse('2027-03-13T15:00:00Z');
    const body = { dueDate, recurrenceSetting: after(2) };
    const said = async (more: object) => (await ask({ ...body, ...more })).data.last.dueDate - dueDate;
    // The clocks of New York go on in that night.
    expect(await said({ timezoneId: 'America/New_York' })).toBe(23 * 3_600_000);
    expect(await said({})).toBe(24 * 3_600_000);
    expect(await said({ dueDateTimeZone: 'America/New_York' })).toBe(23 * 3_600_000);
  });

  it('refuses what a write refuses', async () => {
    const faults: readonly (readonly [object, string, string])[] = [
      [
        { recurrenceSetting: { repeat: 'DAILY', end: { type: 'ON', date: '2031-01-01' } } },
        'recurrenceSetting',
        'recurrenceTooMany',
      ],
      [{ recurrenceSetting: after(0) }, 'recurrenceSetting', 'recurrenceEnd'],
      [
        { recurrenceSetting: after(2), startDate: null, startDateTimeZone: null },
        'recurrenceSetting',
        'recurrenceUndated',
      ],
      [{ recurrenceSetting: after(2), timezoneId: 'Mars/Olympus' }, 'timezoneId', 'timeZone'],
      [{ recurrenceSetting: after(2), startDateTimeZone: 'Mars/Olympus' }, 'startDateTimeZone', 'timeZone'],
      [{ recurrenceSetting: 'DAILY' }, 'recurrenceSetting', 'wrongType'],
    ];
    for (const [body, field, key] of faults) {
      const { status, body: said } = await ask({ ...begins(), ...body });
      expect({ status, details: said.errorDetails }).toMatchObject({ status: 400, details: [{ field, key }] });
    }
    expect((await ask({ ...begins(), recurrenceSetting: null })).data.total).toBe(1);
  });
});
