import { describe, expect, it } from 'vitest';
import { dayAt, instantAt } from '../rules/dates.ts';
import { field } from './kinds.ts';
import { allDayOf, zonedKind } from './zoned.ts';

const declared = field.zoned();
const settle = (body: object, before: object = {}) =>
  zonedKind.settle?.('due', declared, body as Record<string, unknown>, before as Record<string, unknown>);
const derive = (key: string, record: object) =>
  zonedKind
    .columns('due', declared)
    .find((column) => column.key === key)
    ?.derive?.(record as Record<string, unknown>);
const allDay = (due: number, dueTimeZone: string) => ({ due, dueTimeZone, dueIsAllDay: true });

/** A day of a zone, its first moment and the last one. */
const days: [string, string, string, string][] = [
  ['Australia/Sydney', '2026-11-20', '2026-11-19T13:00:00.000Z', '2026-11-20T12:59:59.999Z'],
  // Twenty-three hours, then twenty-five.
  ['Australia/Sydney', '2027-10-03', '2027-10-02T14:00:00.000Z', '2027-10-03T12:59:59.999Z'],
  ['Australia/Sydney', '2027-04-04', '2027-04-03T13:00:00.000Z', '2027-04-04T13:59:59.999Z'],
  // A change of half an hour.
  ['Australia/Lord_Howe', '2027-10-03', '2027-10-02T13:30:00.000Z', '2027-10-03T12:59:59.999Z'],
  // A day that begins at one in the morning, and the one before it.
  ['America/Santiago', '2027-09-05', '2027-09-05T04:00:00.000Z', '2027-09-06T02:59:59.999Z'],
  ['America/Santiago', '2027-09-04', '2027-09-04T04:00:00.000Z', '2027-09-05T03:59:59.999Z'],
  // The day before one that never was.
  ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z', '2011-12-30T09:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z', '2026-11-20T09:59:59.999Z'],
  ['Pacific/Niue', '2026-11-20', '2026-11-20T11:00:00.000Z', '2026-11-21T10:59:59.999Z'],
];

describe('an all-day date', () => {
  it.each(days)('of %s on %s begins with its day and ends with it', (zone, day, first, last) => {
    for (const time of ['04:00', '16:30', '23:59']) {
      const moment = instantAt(day, time, zone);
      const kept = { ...allDay(moment, zone), ...settle(allDay(moment, zone)) };
      expect(new Date(kept.due).toISOString()).toBe(first);
      expect(new Date(Number(derive('dueEnd', kept))).toISOString()).toBe(last);
      expect(derive('dueDay', kept)).toBe(day);
      expect(dayAt(kept.due, zone)).toBe(day);
    }
  });

  it('keeps its day where only the zone changes, and takes that of a new moment', () => {
    const before = allDay(instantAt('2026-11-20', '00:00', 'Australia/Sydney'), 'Australia/Sydney');
    const zone = 'America/New_York';
    expect(settle({ dueTimeZone: zone }, before)).toEqual({ due: instantAt('2026-11-20', '00:00', zone) });
    const moment = instantAt('2026-12-24', '15:00', zone);
    expect(settle({ due: moment, dueTimeZone: zone }, before)).toEqual({ due: instantAt('2026-12-24', '00:00', zone) });
  });

  it('is made of a moment that becomes one', () => {
    const before = { due: instantAt('2026-11-20', '16:30'), dueTimeZone: 'Australia/Sydney', dueIsAllDay: false };
    expect(settle({ dueIsAllDay: true }, before)).toEqual({ due: instantAt('2026-11-20', '00:00') });
  });

  it('is left to the rules where it cannot be read', () => {
    expect(settle({ due: 5, dueIsAllDay: true, dueTimeZone: 'Nowhere' })).toEqual({});
    expect(settle({ due: 'x', dueIsAllDay: true, dueTimeZone: 'UTC' })).toEqual({});
    expect(settle(allDay(253402300799999, 'UTC'))).toEqual({});
    expect(settle(allDay(-62135596800000, 'Australia/Sydney'))).toEqual({});
  });

  it('is the same day for every reader, also where the rules of the zone have changed since', () => {
    const kept = { ...allDay(instantAt('2026-11-20', '00:00', 'Pacific/Apia'), 'Pacific/Apia'), dueDay: '2026-11-20' };
    expect(allDayOf('due', kept)).toBe('2026-11-20');
    expect(allDayOf('due', { ...kept, dueDay: null })).toBe('2026-11-20');
    expect(allDayOf('due', { ...kept, dueDay: null, dueIsAllDay: false })).toBeNull();
  });
});

describe('a time of a day', () => {
  it('is its own end, and of no day', () => {
    const record = { due: 5, dueTimeZone: 'UTC', dueIsAllDay: false };
    expect([derive('dueEnd', record), derive('dueDay', record)]).toEqual([5, null]);
    expect(settle(record)).toEqual({});
  });

  it('takes its zone with it when it is cleared, and nothing that a body says', () => {
    const before = { due: 5, dueTimeZone: 'UTC', dueIsAllDay: true };
    expect(settle({ due: null }, before)).toEqual({ dueTimeZone: null, dueIsAllDay: false });
    expect(settle({ due: null, dueTimeZone: 'UTC' }, before)).toEqual({ dueIsAllDay: false });
    expect(settle({ summary: 'x' }, before)).toEqual({});
  });

  it('is nothing where there is none', () => {
    expect([derive('dueEnd', {}), derive('dueDay', {})]).toEqual([null, null]);
  });
});
