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
  way: field.integer(),
  state: field.choice(['ON', 'OFF']),
};
const mistakesOf = (calendar: CalendarConfig) => calendarMistakes({ calendar, fields });

it.each<CalendarConfig>([
  { start: 'from' },
  { start: 'from', end: 'until', people: ['talents'], leavesOut: { state: ['OFF'] } },
  { start: 'day', end: 'last', isEdges: true },
  { start: 'day', isYearly: true, zone: 'title' },
  { start: 'from', people: ['talents'], busy: true, travel: { before: 'way', after: 'way' } },
])('takes %j', (calendar) => {
  expect(mistakesOf(calendar)).toEqual([]);
});

it.each<[CalendarConfig, string]>([
  [{ start: 'title' }, "the calendar starts at 'title', which is no moment or day"],
  [{ start: 'from', end: 'last' }, "the calendar ends at 'last', which is not of the kind of 'from'"],
  [{ start: 'day', isEdges: true }, 'the calendar has items on the first and the last day, but does not have two days'],
  [{ start: 'from', isYearly: true }, 'the calendar repeats each year what is not one day'],
  [{ start: 'from', people: ['title'] }, "the calendar has people in 'title', which points to nobody"],
  [{ start: 'from', travel: { before: 'way', after: 'way' } }, 'the calendar has travel where no time is taken up'],
  [
    { start: 'from', people: ['talents'], busy: true, travel: { before: 'way', after: 'title' } },
    "the calendar has travel of 'title', which is no integer",
  ],
  [
    { start: 'from', people: ['talents'], zone: 'title' },
    "the calendar has the zone 'title', which is none of a person",
  ],
  [{ start: 'from', leavesOut: { day: ['x'] } }, "the calendar leaves out values of 'day', which is no choice"],
])('refuses %j', (calendar, mistake) => {
  expect(mistakesOf(calendar)).toEqual([mistake]);
});

it('has travel but for whole days', () => {
  const calendar: CalendarConfig = {
    start: 'from',
    people: ['talents'],
    busy: true,
    travel: { before: 'way', after: 'way' },
  };
  const minutes = 'case when (t.from_ is null or t.from_is_all_day) then 0 else coalesce(t.way, 0) end';
  expect(calendarSql({ calendar, fields }, 't.')?.travel).toEqual({ before: minutes, after: minutes });
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
    travel: null,
  });
  expect(calendarSql({ fields })).toBeNull();
});
