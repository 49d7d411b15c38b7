import { expect, it } from 'vitest';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { instantAt } from '../../../../schema/rules/dates.ts';
import { timesElsewhere } from './zoneTimes.ts';

const sydney = 'Australia/Sydney';
const item = (day: string, from: string, until: string | null, zones: readonly string[]) =>
  ({
    start: instantAt(day, from, sydney),
    end: until === null ? null : instantAt(day, until, sydney),
    zones,
  }) as unknown as CalendarItem;

it('tells the times where people live, with the weekday of another day', () => {
  const zones = ['America/Los_Angeles', 'Asia/Tokyo', 'Australia/Melbourne'];
  expect(timesElsewhere(item('2026-11-27', '09:00', '11:00', zones), sydney, 'en')).toEqual([
    { place: 'Los Angeles', times: 'Thu 14:00–16:00' },
    { place: 'Tokyo', times: '07:00–09:00' },
  ]);
});

it('follows the clocks of both places over their changes, and has one time for a point', () => {
  const times = (day: string) => timesElsewhere(item(day, '09:00', null, ['Europe/London']), sydney, 'en')[0]?.times;
  expect([times('2027-03-27'), times('2027-03-29'), times('2027-04-05')]).toEqual(['Fri 22:00', 'Sun 23:00', '00:00']);
});

it('says nothing of whole days', () => {
  expect(timesElsewhere({ start: null, zones: ['Asia/Tokyo'] } as unknown as CalendarItem, sydney, 'en')).toEqual([]);
});
