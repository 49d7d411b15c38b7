import { describe, expect, it } from 'vitest';
import { computed } from '../../../../generated/computed.ts';
import { registry } from '../../../../schema/index.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import type { RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import { clockChanges, momentOnClocks, shownAt } from '../../../../tests/support/clocks.ts';
import { modelOf } from '../../../engine/model.ts';
import { changesOf } from '../../../engine/writing/changes.ts';
import { changeOf, editOf } from './edit.ts';
import { daysOf } from './expand.ts';
import { datesOn, patternOf, type Dated } from './walls.ts';

/** A change of one task of a series that reaches others, over the changes of clocks. */
const model = modelOf(registry.get('task'), registry, computed);
const nothing: ReadonlySet<string> = new Set();

const rule = (unit: RecurrenceSetting['unit'], more: Partial<RecurrenceSetting> = {}): RecurrenceSetting => ({
  repeat: 'CUSTOM',
  interval: 1,
  unit,
  weekdays: null,
  monthly: unit === 'MONTHS' ? 'DAY' : null,
  end: { type: 'AFTER', count: 5 },
  ...more,
});
/** Rules, with the years, months and days by which a series begins before the change, so that it meets it. */
const rules: readonly (readonly [string, RecurrenceSetting, readonly [number, number, number]])[] = [
  ['daily', rule('DAYS'), [0, 0, 2]],
  ['weekly', rule('WEEKS'), [0, 0, 14]],
  ['on each day of the week', rule('WEEKS', { weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] }), [0, 0, 2]],
  ['monthly', rule('MONTHS'), [0, 2, 0]],
  ['yearly', rule('YEARS'), [2, 0, 0]],
  ['every fourth day', rule('DAYS', { interval: 4 }), [0, 0, 8]],
];

const cases = clockChanges.flatMap(([zone, gap, skipped, overlap, repeated]) =>
  rules.flatMap(([name, setting, start]) => [
    { zone, day: gap, time: skipped, name, setting, start },
    { zone, day: overlap, time: repeated, name, setting, start },
  ]),
);

const moments = new Map<string, number>();
/** The moment of a time by the oracle, which looks at the clocks. */
function moment(day: string, time: string, zone: string): number {
  const key = `${day} ${time} ${zone}`;
  const known = moments.get(key) ?? momentOnClocks(day, time, zone).moment;
  moments.set(key, known);
  return known;
}

const taskAt = (id: string, dates: Readonly<Record<string, unknown>>) => ({
  ...{ id, version: 1, startDateIsAllDay: false, dueDate: null },
  ...dates,
  startDate: Number(dates['startDate']),
});

/** The days of a series that meets the change, and a task of it at a time on each. */
function seriesOf({ zone, day, setting, start: [years, months, days] }: (typeof cases)[number], time: string) {
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year - years, month - 1 - months, number - days)).toISOString().slice(0, 10);
  const plan = daysOf(first, setting, 10);
  expect(plan).toContain(day);
  // The plan has the time as it is; a first task on a day without it would say another one.
  const { pattern } = patternOf({ startDate: moment(first, time, zone), startDateTimeZone: zone }) ?? {};
  if (!pattern) throw new Error('no pattern');
  return plan.map((one, index) => ({
    record: taskAt(String(index), datesOn(one, pattern)),
    place: { taskId: String(index), day: one, startTime: `${time}:00.000`, dueTime: null },
  }));
}

/** The clocks of each task after a change of one of them that reaches from one on. */
function afterEdit(series: ReturnType<typeof seriesOf>, at: number, from: number, given: object, zone: string) {
  const before = series[at]?.record ?? { id: '', version: 0 };
  const after = { ...before, ...given };
  const edit = editOf(model, before, after, changesOf(model, before, given as Record<string, unknown>));
  const names: readonly Dated[] = ['startDate'];
  return series.map(({ record, place }, index) => {
    if (index === at) return (after as { readonly startDate?: number }).startDate;
    if (index < from) return record.startDate;
    const { body, isKeeping } = changeOf(record, place, nothing, edit, names);
    expect([isKeeping, body['startDateTimeZone']]).toEqual([false, zone]);
    return body['startDate'];
  });
}

const said = (one: unknown, zone: string) => `${shownAt(Number(one), zone)} = ${Number(one)}`;

describe.each([
  ['this and the following tasks', (at: number) => at],
  ['all tasks', () => 0],
] as const)('a change of %s', (_scope, fromOf) => {
  it.each(cases)('gives each its time of day, and moves no day: $zone, $day, $name', (one) => {
    const { zone, day, time } = one;
    for (const [former, next] of [
      ['09:00', time],
      [time, '09:00'],
      [time, '23:45'],
    ] as const) {
      const series = seriesOf(one, former);
      const change = series.findIndex(({ place }) => place.day === day);
      for (const at of [0, change, series.length - 1]) {
        const startDate = moment(series[at]?.place.day ?? '', next, zone);
        // On a day without the time, another one is said: it is that of the others as well.
        const told = shownAt(startDate, zone).slice(11);
        const expected = series.map(({ record, place }, index) =>
          index < fromOf(at) ? record.startDate : moment(place.day, told, zone),
        );
        const found = afterEdit(series, at, fromOf(at), { startDate }, zone);
        expect(found.map((each) => said(each, zone))).toEqual(expected.map((each) => said(each, zone)));
      }
    }
  });

  it.each(cases)('moves each by as many days, at its own time: $zone, $day, $name', (one) => {
    const { zone, day, time } = one;
    const series = seriesOf(one, time);
    const shownTime = (index: number) => shownAt(Number(series[index]?.record.startDate), zone).slice(11);
    for (const days of [-1, 1, 8]) {
      const targetOf = (index: number) => addToDay(series[index]?.place.day ?? '', days);
      // A task that lands on a day with its time; the one whose time was moved on counts as being at that time.
      const usual = series.findIndex(({ place }, index) => place.day !== day && targetOf(index) !== day);
      const change = series.findIndex(({ place }) => place.day === day);
      for (const at of [usual, change]) {
        const startDate = moment(targetOf(at), shownTime(at), zone);
        const found = afterEdit(series, at, fromOf(at), { startDate }, zone);
        const expected = series.map(({ record, place }, index) => {
          if (index === at) return startDate;
          return index < fromOf(at) ? record.startDate : moment(addToDay(place.day, days), time, zone);
        });
        expect(found.map((each) => said(each, zone))).toEqual(expected.map((each) => said(each, zone)));
      }
    }
  });
});
