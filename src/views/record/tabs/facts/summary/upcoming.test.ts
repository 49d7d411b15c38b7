import { expect, it } from 'vitest';
import { field } from '../../../../../../schema/fields/kinds.ts';
import { upcomingOf } from './upcoming.ts';

const fields = [
  { name: 'dob', field: field.date({ isPast: true, isBirthday: true }) },
  { name: 'startsOn', field: field.date() },
  { name: 'endsOn', field: field.date() },
  { name: 'startsAt', field: field.zoned() },
  { name: 'endsAt', field: field.zoned({ after: 'startsAt' }) },
];
const daysOf = (values: object, today: string, zone = 'Australia/Sydney') =>
  upcomingOf({ id: 'a', ...values }, fields, today, zone).map(({ name, day, turns }) => [name, day, turns]);

it('has the days to come within a year, the next one first, today included', () => {
  const values = { dob: null, startsOn: '2027-01-10', endsOn: '2026-11-24' };
  expect(daysOf(values, '2026-11-24')).toEqual([
    ['endsOn', '2026-11-24', undefined],
    ['startsOn', '2027-01-10', undefined],
  ]);
  expect(daysOf({ startsOn: '2026-11-23', endsOn: '2028-01-01' }, '2026-11-24')).toEqual([]);
});

it('has a birthday that comes within two months, over the turn of the year, and the age', () => {
  expect(daysOf({ dob: '2000-01-05' }, '2026-11-24')).toEqual([['dob', '2027-01-05', 27]]);
  expect(daysOf({ dob: '2000-11-24' }, '2026-11-24')).toEqual([['dob', '2026-11-24', 26]]);
  expect(daysOf({ dob: '2000-06-05' }, '2026-11-24')).toEqual([]);
});

it('has the birthday of who was born on a leap day on the 28 February of other years', () => {
  expect(daysOf({ dob: '2004-02-29' }, '2027-02-01')).toEqual([['dob', '2027-02-28', 23]]);
  expect(daysOf({ dob: '2004-02-29' }, '2028-02-01')).toEqual([['dob', '2028-02-29', 24]]);
});

it('has a time on the day of the reader’s zone, a whole day on its own, and its end only on another day', () => {
  // 10:00 of the 25th in Sydney, 15:00 of the 24th in Los Angeles.
  const startsAt = Date.parse('2026-11-24T23:00:00Z');
  expect(daysOf({ startsAt, endsAt: startsAt + 3_600_000 }, '2026-11-24')).toEqual([
    ['startsAt', '2026-11-25', undefined],
  ]);
  expect(daysOf({ startsAt, endsAt: startsAt + 86_400_000 }, '2026-11-24', 'America/Los_Angeles')).toEqual([
    ['startsAt', '2026-11-24', undefined],
    ['endsAt', '2026-11-25', undefined],
  ]);
  const day = { startsAt, startsAtDay: '2026-11-25', startsAtIsAllDay: true };
  expect(daysOf(day, '2026-11-24', 'America/Los_Angeles')).toEqual([['startsAt', '2026-11-25', undefined]]);
  expect(daysOf(day, '2026-11-26')).toEqual([]);
});
