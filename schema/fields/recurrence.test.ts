import { expect, it } from 'vitest';
import { bodyRule, checkBody } from '../derive/rules.ts';
import { settledBody } from '../derive/settle.ts';
import { serverDefaults } from '../rules/agencyDefaults.ts';
import { instantAt } from '../rules/dates.ts';
import { field } from './kinds.ts';

const none = { begins: null, beginsTimeZone: null, beginsIsAllDay: false };
const atTime = (name: string, day: string, time: string) => ({
  [name]: instantAt(day, time, 'Australia/Sydney'),
  [`${name}TimeZone`]: 'Australia/Sydney',
  [`${name}IsAllDay`]: false,
});

/** A body that repeats from a Tuesday on, three times unless it says otherwise. */
const repeating = (part: unknown): Record<string, unknown> => ({
  part: typeof part === 'object' && !Array.isArray(part) ? { end: { type: 'AFTER', count: 3 }, ...part } : part,
  ...atTime('begins', '2027-01-05', '10:00'),
});
/** The same as it is kept. */
const kept = (part: object) => ({
  ...repeating({ interval: 1, weekdays: null, monthly: null, ...part }),
});

const fields = {
  begins: field.zoned(),
  ends: field.zoned(),
  part: field.recurrence({ of: ['begins', 'ends'] }),
};

/** A body, and what is kept of it, or its fault. */
type Case = readonly [body: Record<string, unknown>, outcome: Record<string, unknown> | string];
const cases: readonly Case[] = [
  [{ part: null }, { part: null }],
  [{ part: { repeat: 'DO_NOT_REPEAT' } }, { part: null }],
  [repeating({ repeat: 'DAILY' }), kept({ repeat: 'DAILY', unit: 'DAYS' })],
  [repeating({ repeat: 'MONTHLY' }), kept({ repeat: 'MONTHLY', unit: 'MONTHS', monthly: 'DAY' })],
  [
    repeating({ repeat: 'CUSTOM', interval: 99, unit: 'WEEKS', weekdays: ['SU', 'MO', 'SU'] }),
    kept({ repeat: 'CUSTOM', interval: 99, unit: 'WEEKS', weekdays: ['SU', 'MO', 'SU'] }),
  ],
  [
    repeating({ repeat: 'WEEKLY', end: { type: 'ON', date: '2027-01-05' } }),
    kept({ repeat: 'WEEKLY', unit: 'WEEKS', end: { type: 'ON', date: '2027-01-05' } }),
  ],
  // From the second date where there is no first one.
  [
    { ...repeating({ repeat: 'DAILY' }), ...none, ...atTime('ends', '2027-01-05', '10:00') },
    { ...kept({ repeat: 'DAILY', unit: 'DAYS' }), ...none, ...atTime('ends', '2027-01-05', '10:00') },
  ],
  [{ part: { repeat: 'DAILY', end: { type: 'AFTER', count: 2 } } }, 'part: recurrenceUndated'],
  ...(
    [
      ['recurrenceShape', 'DAILY'],
      ['recurrenceShape', []],
      ['recurrenceShape', { repeat: 'DAILY', until: 5 }],
      ['recurrenceRepeat', { repeat: 'HOURLY' }],
      ['recurrenceRepeat', {}],
      ['recurrenceUnit', { repeat: 'CUSTOM', interval: 2 }],
      ['recurrenceUnit', { repeat: 'CUSTOM', unit: 'HOURS' }],
      ...[0, 100, 1.5, -1, '2', Number.NaN, true].map(
        (interval) => ['recurrenceInterval', { repeat: 'CUSTOM', unit: 'DAYS', interval }] as const,
      ),
      ['recurrenceStock', { repeat: 'DAILY', interval: 2 }],
      ['recurrenceStock', { repeat: 'DAILY', unit: 'WEEKS' }],
      ...[[], ['XX'], ['MO', 5], 'MO', {}].map(
        (days) => ['recurrenceWeekdays', { repeat: 'WEEKLY', weekdays: days }] as const,
      ),
      ['recurrenceWeekdays', { repeat: 'DAILY', weekdays: ['MO'] }],
      ['recurrenceMonthly', { repeat: 'MONTHLY', monthly: 'FIRST' }],
      ['recurrenceMonthly', { repeat: 'WEEKLY', monthly: 'DAY' }],
      ...[0, 1366, -1, 1.5, '2', null].map(
        (count) => ['recurrenceEnd', { repeat: 'DAILY', end: { type: 'AFTER', count } }] as const,
      ),
      ...[null, 'NEVER', { type: 'NEVER' }, { type: 'ON' }, { type: 'ON', date: '2027-02-01', count: 2 }].map(
        (end) => ['recurrenceEnd', { repeat: 'DAILY', end }] as const,
      ),
      ...['2027-02-31', '31/12/2027', 5].map(
        (date) => ['recurrenceEndDay', { repeat: 'DAILY', end: { type: 'ON', date } }] as const,
      ),
      ['recurrenceEndBefore', { repeat: 'DAILY', end: { type: 'ON', date: '2027-01-04' } }],
    ] as const
  ).map(([fault, part]) => [repeating(part), `part: ${fault}`] as const),
];

it.each(cases)('$0: $1', async (body, outcome) => {
  const settled = settledBody(fields, body, {}, serverDefaults);
  const { values, faults } = await checkBody(bodyRule(fields, 'update'), settled, { today: '2026-11-20' });
  const told = faults.map((fault) => `${fault.field}: ${fault.key}`).join(', ');
  expect(told === '' ? values : told).toEqual(outcome);
});
