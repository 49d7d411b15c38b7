import { afterAll, beforeAll, expect, it } from 'vitest';
import { recurrenceStrategies } from '../../schema/rules/recurrence.ts';
import type { Json } from '../support/app.ts';
import { clockChanges, momentOnClocks, shownAt } from '../support/clocks.ts';
import { openTaskServer, tasksPath, type TaskServer } from '../support/taskSeries.ts';

/** Changes of the time of day of a stored series over a change of clocks, and a move of it by a day. */
let tasks: TaskServer;
beforeAll(async () => {
  tasks = await openTaskServer();
});
afterAll(() => tasks.server.close());

const repeats = ['DAILY', 'WEEKLY', 'MONTHLY', 'ANNUALLY'] as const;
const starts = { DAILY: [0, 0, 2], WEEKLY: [0, 0, 14], MONTHLY: [0, 2, 0], ANNUALLY: [2, 0, 0] } as const;

const cases = clockChanges.slice(0, 5).flatMap(([zone, gap, skipped, overlap, repeated], at) =>
  [
    { zone, day: gap, time: skipped },
    { zone, day: overlap, time: repeated },
  ].flatMap((change, other) =>
    recurrenceStrategies.map((strategy, index) => ({
      ...change,
      strategy,
      repeat: repeats[(at + other + index) % repeats.length] ?? 'DAILY',
    })),
  ),
);

it.each(cases)('$zone, $day, $repeat: $strategy', async ({ zone, day, time, strategy, repeat }) => {
  const [years, months, days] = starts[repeat];
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year - years, month - 1 - months, number - days)).toISOString().slice(0, 10);
  const at = (on: string, clock: string) => momentOnClocks(on, clock, zone).moment;
  const rows = await tasks.series({
    ...{ startDate: at(first, '09:00'), startDateTimeZone: zone },
    recurrenceSetting: { repeat, end: { type: 'AFTER', count: 5 } },
  });
  const dayOf = ({ startDate }: Json) => shownAt(startDate, zone).slice(0, 10);
  const own = rows.map(dayOf);
  expect(own[2]).toBe(day);
  const isReached = (index: number) =>
    strategy === 'ALL_TASKS' || (strategy === 'THIS_AND_FOLLOWING_TASKS' ? index >= 1 : index === 1);
  const put = async (startDate: number) => {
    const { status, data } = await tasks.put(rows[1], { startDate, recurrenceStrategy: strategy });
    expect(status).toBe(200);
    const counts = { THIS_TASK_ONLY: undefined, THIS_AND_FOLLOWING_TASKS: 4, ALL_TASKS: 5 };
    expect(data.series?.changed).toBe(counts[strategy]);
    return (await tasks.read(rows)).map((row) => row.startDate);
  };
  const timed = own.map((one, index) => at(one, isReached(index) ? time : '09:00'));
  expect(await put(at(own[1] ?? '', time))).toEqual(timed);
  // Back to a time that each day has, so that what the clocks moved on is as before.
  expect(await put(at(own[1] ?? '', '09:00'))).toEqual(own.map((one) => at(one, '09:00')));
  const { data } = await tasks.call('POST', `${tasksPath}/list`, { ids: rows.map(({ id }) => id) });
  expect(data.total).toBe(5);
});
