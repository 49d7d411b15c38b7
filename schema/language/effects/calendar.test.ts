import { expect, it } from 'vitest';
import { field } from '../../fields/kinds.ts';
import { calendarMistakes, calendarSql, type CalendarConfig } from './calendar.ts';

const fields = {
  title: field.text(),
  from: field.zoned(),
  until: field.zoned({ after: 'from' }),
  day: field.date(),
  last: field.date(),
  talents: field.refs('talent'),
  state: field.choice(['ON', 'OFF']),
};
const mistakesOf = (calendar: CalendarConfig) => calendarMistakes({ calendar, fields });

it.each<CalendarConfig>([
  { start: 'from' },
  { start: 'from', end: 'until', people: ['talents'], leavesOut: { state: ['OFF'] } },
  { start: 'day', end: 'last', isEdges: true },
  { start: 'day', isYearly: true },
])('takes %j', (calendar) => {
  expect(mistakesOf(calendar)).toEqual([]);
});

it.each<[CalendarConfig, string]>([
  [{ start: 'title' }, "the calendar starts at 'title', which is no moment or day"],
  [{ start: 'from', end: 'last' }, "the calendar ends at 'last', which is not of the kind of 'from'"],
  [{ start: 'day', isEdges: true }, 'the calendar has items on the first and the last day, but does not have two days'],
  [{ start: 'from', isYearly: true }, 'the calendar repeats each year what is not one day'],
  [{ start: 'from', people: ['title'] }, "the calendar has people in 'title', which points to nobody"],
  [{ start: 'from', leavesOut: { day: ['x'] } }, "the calendar leaves out values of 'day', which is no choice"],
])('refuses %j', (calendar, mistake) => {
  expect(mistakesOf(calendar)).toEqual([mistake]);
});

it('begins at the end where the start is empty, and ends at the start where the end is', () => {
  expect(calendarSql({ calendar: { start: 'from', end: 'until' }, fields }, 't.')).toMatchObject({
    begin: 'coalesce(t.from_, t.until)',
    finish: 'coalesce(t.until_end, t.from_end)',
  });
  expect(calendarSql({ calendar: { start: 'day' }, fields })).toEqual({
    begin: 'day',
    finish: 'day',
    isShort: null,
    days: null,
  });
  expect(calendarSql({ fields })).toBeNull();
});
