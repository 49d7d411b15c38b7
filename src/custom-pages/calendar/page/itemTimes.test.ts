import { expect, it } from 'vitest';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { instantAt } from '../../../../schema/rules/dates.ts';
import { byDay, daysOfItem, timesOn } from './itemTimes.ts';

const zone = 'Australia/Sydney';
const item = (displayName: string, times: Partial<CalendarItem>): CalendarItem => ({
  id: displayName,
  kind: 'event',
  version: 1,
  displayName,
  isAllDay: false,
  start: null,
  end: null,
  startDay: null,
  endDay: null,
  people: [],
  canMove: true,
  record: {},
  ...times,
});
const show = item('Show', {
  start: instantAt('2031-03-10', '22:00', zone),
  end: instantAt('2031-03-11', '00:00', zone),
});
const night = item('Night', {
  start: instantAt('2031-03-10', '22:00', zone),
  end: instantAt('2031-03-11', '02:00', zone),
});
const call = item('Call', {
  start: instantAt('2031-03-10', '09:00', zone),
  end: instantAt('2031-03-10', '09:00', zone),
});
const tour = item('Tour', { isAllDay: true, startDay: '2031-03-09', endDay: '2031-03-11' });

it('ends on the day before a midnight', () => {
  expect(daysOfItem(show, zone)).toEqual({ from: '2031-03-10', to: '2031-03-10' });
  expect(daysOfItem(night, zone)).toEqual({ from: '2031-03-10', to: '2031-03-11' });
  expect(daysOfItem(call, zone)).toEqual({ from: '2031-03-10', to: '2031-03-10' });
  expect(daysOfItem(tour, 'Pacific/Kiritimati')).toEqual({ from: '2031-03-09', to: '2031-03-11' });
});

it('has the times of each of its days', () => {
  expect(timesOn(night, '2031-03-10', zone)).toEqual({ from: '22:00', to: null });
  expect(timesOn(night, '2031-03-11', zone)).toEqual({ from: null, to: '02:00' });
  expect(timesOn(show, '2031-03-10', zone)).toEqual({ from: '22:00', to: '00:00' });
  expect(timesOn(call, '2031-03-10', zone)).toEqual({ from: '09:00', to: null });
  expect(timesOn(tour, '2031-03-10', zone)).toBeNull();
});

it('stands on each of its days in the range, whole days first', () => {
  const days = byDay([call, night, tour], { from: '2031-03-10', to: '2031-03-12' }, zone);
  expect(days.map(({ day, items }) => [day, ...items.map(({ displayName }) => displayName)])).toEqual([
    ['2031-03-10', 'Tour', 'Call', 'Night'],
    ['2031-03-11', 'Tour', 'Night'],
  ]);
});
