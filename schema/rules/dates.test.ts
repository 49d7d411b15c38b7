import 'dayjs/locale/fr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToDay,
  dayAt,
  endOfDay,
  formatDay,
  formatInstant,
  instantAt,
  isDay,
  isTimeZone,
  startOfDay,
  todayIn,
} from './dates.ts';

const zones = [
  'Australia/Sydney',
  'Europe/London',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];
const at = (text: string) => Date.parse(text);

describe('a day', () => {
  test.each(['2026-11-20', '2024-02-29', '1900-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
  });
  test.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20/11/2026',
    '2026-11-20T00:00',
    '0000-01-01',
    ' 2026-11-20',
  ])('%j does not', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('is moved by days and months', () => {
    expect(addToDay('2026-10-03', 1)).toBe('2026-10-04');
    expect(addToDay('2026-03-01', -1)).toBe('2026-02-28');
    expect(addToDay('2026-01-31', 1, 'month')).toBe('2026-02-28');
    expect(addToDay('2026-03-31', -1, 'month')).toBe('2026-02-28');
  });

  test('is shown as DD MMM YYYY, and a moment with its time in the zone', () => {
    expect(formatDay('2026-11-05')).toBe('05 Nov 2026');
    expect(formatInstant(at('2026-11-20T22:30:00Z'))).toBe('21 Nov 2026 09:30');
    expect(formatInstant(at('2026-11-20T22:30:00Z'), 'America/New_York')).toBe('20 Nov 2026 17:30');
    expect(formatDay('2026-08-05', 'fr')).toBe('05 août 2026');
    expect(formatInstant(at('2026-11-20T22:30:00Z'), undefined, 'fr')).toBe('21 nov. 2026 09:30');
    expect(formatDay('2026-11-05', 'xx')).toBe('05 Nov 2026');
    expect(formatDay('2026-11-05')).toBe('05 Nov 2026');
  });
});

test('a time zone is an IANA name', () => {
  for (const zone of zones) expect(isTimeZone(zone)).toBe(true);
  for (const zone of ['', '+10:00', 'Sydney', 'Mars/Olympus', 'Australia/Sydney '])
    expect(isTimeZone(zone)).toBe(false);
  expect(() => dayAt(0, 'Mars/Olympus')).toThrow(RangeError);
});

test('today depends on the zone, and on nothing but the clock that is given', () => {
  const now = at('2026-11-20T13:30:00Z');
  expect(todayIn('Australia/Sydney', now)).toBe('2026-11-21');
  expect(todayIn('UTC', now)).toBe('2026-11-20');
  expect(todayIn(null, now)).toBe('2026-11-21');
});

describe('the start and end of a day', () => {
  test.each([
    ['2026-11-20', 'Australia/Sydney', '2026-11-19T13:00:00.000Z', '2026-11-20T12:59:59.999Z'],
    ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z', '2026-10-04T12:59:59.999Z'],
    ['2026-04-05', 'Australia/Sydney', '2026-04-04T13:00:00.000Z', '2026-04-05T13:59:59.999Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-24T20:59:59.999Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z', '2026-11-20T18:14:59.999Z'],
  ])('of %s in %s', (day, zone, start, end) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start);
    expect(new Date(endOfDay(day, zone)).toISOString()).toBe(end);
  });

  test('hold all of the day and nothing else, in every zone', () => {
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const day = dayAt(moment.valueOf(), zone);
        const start = startOfDay(day, zone);
        const end = endOfDay(day, zone);
        expect(start <= moment.valueOf() && moment.valueOf() <= end).toBe(true);
        expect([dayAt(start, zone), dayAt(end, zone)]).toEqual([day, day]);
        expect(dayAt(start - 1, zone) < day && dayAt(end + 1, zone) > day).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a time on the clocks of a zone', () => {
  test.each([
    ['2026-10-03', '09:00', '2026-10-02T23:00:00.000Z'],
    ['2026-10-05', '09:00', '2026-10-04T22:00:00.000Z'],
    ['2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'],
    ['2026-04-05', '02:30', '2026-04-04T15:30:00.000Z'],
  ])('%s %s in Sydney', (day, time, instant) => {
    expect(new Date(instantAt(day, time, 'Australia/Sydney')).toISOString()).toBe(instant);
  });
});
