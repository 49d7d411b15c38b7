import { expect, it } from 'vitest';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { registry } from '../../../../schema/index.ts';
import { instantAt, startOfDay } from '../../../../schema/rules/dates.ts';
import {
  begunAt,
  moments,
  shifted,
  valuesBefore,
  valuesOfMove,
  valuesOfNew,
  wholeDays,
  type ItemTimes,
} from './movedTimes.ts';

const sydney = 'Australia/Sydney';
const paris = 'Europe/Paris';
const at = (day: string, time: string) => instantAt(day, time, sydney);
const item = (
  kind: string,
  times: ItemTimes,
  record: CalendarItem['record'],
  edge?: 'START' | 'END',
): CalendarItem => ({
  id: '1',
  kind,
  version: 3,
  displayName: 'One',
  people: [],
  canMove: true,
  record,
  ...times,
  ...(edge && { edge }),
});
const zoned = (name: string, moment: number, isAllDay = false, zone = sydney) => ({
  [name]: moment,
  [`${name}TimeZone`]: zone,
  [`${name}IsAllDay`]: isAllDay,
});

it('keeps the time of day across a change of the clocks', () => {
  const times = moments(at('2027-10-02', '09:00'), at('2027-10-02', '10:30'));
  expect(shifted(times, { days: 1 }, sydney)).toEqual(moments(at('2027-10-03', '09:00'), at('2027-10-03', '10:30')));
  expect(shifted(times, { quarters: -1 }, sydney)).toEqual(
    moments(at('2027-10-02', '08:45'), at('2027-10-02', '10:15')),
  );
});

it('never ends before it begins', () => {
  const times = moments(at('2027-10-02', '09:00'), at('2027-10-02', '09:15'));
  expect(shifted(times, { quarters: -3, isLength: true }, sydney)).toEqual(moments(times.start!, times.start!));
  expect(shifted(wholeDays('2027-10-02', '2027-10-03'), { days: -4, isLength: true }, sydney)).toEqual(
    wholeDays('2027-10-02', '2027-10-02'),
  );
});

it('begins elsewhere and is as long as before', () => {
  const times = moments(at('2027-10-02', '09:00'), at('2027-10-03', '10:00'));
  expect(begunAt(times, '2027-11-05', '12:00', sydney)).toEqual(
    moments(at('2027-11-05', '12:00'), at('2027-11-05', '12:00') + (times.end! - times.start!)),
  );
  expect(begunAt(times, '2027-11-05', null, sydney)).toEqual(wholeDays('2027-11-05', '2027-11-06'));
  expect(begunAt(wholeDays('2027-10-02', '2027-10-04'), '2027-11-05', null, sydney)).toEqual(
    wholeDays('2027-11-05', '2027-11-07'),
  );
});

it('changes only the fields that a record has, in their own zones', () => {
  const record = zoned('startsAt', at('2031-03-10', '09:00'), false, paris);
  const call = item('event', moments(at('2031-03-10', '09:00'), at('2031-03-10', '09:00')), record);
  const to = moments(at('2031-03-11', '09:00'), at('2031-03-11', '09:00'));
  const values = valuesOfMove(call, to, sydney);
  expect(values).toEqual(zoned('startsAt', at('2031-03-11', '09:00'), false, paris));
  expect(valuesBefore(call, values)).toEqual(record);
  const longer = moments(at('2031-03-10', '09:00'), at('2031-03-10', '10:00'));
  const whole = valuesOfMove(call, longer, sydney);
  expect(whole).toEqual({ ...record, ...zoned('endsAt', at('2031-03-10', '10:00')) });
  expect(valuesBefore(call, whole)).toEqual({ ...record, endsAt: null, endsAtTimeZone: null, endsAtIsAllDay: false });
});

it('moves a task by its due date, from a whole day to a time', () => {
  const due = item(
    'task',
    wholeDays('2031-03-10', '2031-03-10'),
    zoned('dueDate', startOfDay('2031-03-10', paris), true, paris),
  );
  expect(valuesOfMove(due, wholeDays('2031-03-12', '2031-03-12'), sydney)).toEqual(
    zoned('dueDate', startOfDay('2031-03-12', paris), true, paris),
  );
  const timed = begunAt(due, '2031-03-12', '10:00', sydney);
  expect(valuesOfMove(due, timed, sydney)).toEqual(zoned('dueDate', timed.start!, false, paris));
});

it('keeps an end that is a whole day', () => {
  const record = {
    ...zoned('startDate', at('2031-03-10', '09:00')),
    ...zoned('dueDate', startOfDay('2031-03-12', sydney), true),
  };
  const one = item('task', moments(at('2031-03-10', '09:00'), at('2031-03-13', '00:00')), record);
  expect(valuesOfMove(one, shifted(one, { days: 1 }, sydney), sydney)).toEqual({
    ...zoned('startDate', at('2031-03-11', '09:00')),
    ...zoned('dueDate', startOfDay('2031-03-13', sydney), true),
  });
});

it('moves a hold by its day, and a contract by the edge that was taken', () => {
  const to = wholeDays('2031-03-12', '2031-03-12');
  expect(valuesOfMove(item('hold', wholeDays('2031-03-10', '2031-03-10'), { day: '2031-03-10' }), to, sydney)).toEqual({
    day: '2031-03-12',
  });
  const deal = { startsOn: '2031-03-01', endsOn: '2031-03-10' };
  expect(valuesOfMove(item('contract', wholeDays('2031-03-10', '2031-03-10'), deal, 'END'), to, sydney)).toEqual({
    endsOn: '2031-03-12',
  });
});

it('gives a new record the dates of an empty slot', () => {
  const [event, task] = [registry.get('event'), registry.get('task')];
  const day = wholeDays('2031-03-10', '2031-03-10');
  expect(valuesOfNew(event, day, sydney)).toEqual(zoned('startsAt', startOfDay('2031-03-10', sydney), true));
  expect(valuesOfNew(task, day, sydney)).toEqual(zoned('dueDate', startOfDay('2031-03-10', sydney), true));
  const hour = moments(at('2031-03-10', '09:00'), at('2031-03-10', '10:00'));
  expect(valuesOfNew(event, hour, sydney)).toEqual({
    ...zoned('startsAt', hour.start!),
    ...zoned('endsAt', hour.end!),
  });
});
