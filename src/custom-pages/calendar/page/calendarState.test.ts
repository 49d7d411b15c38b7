import { expect, it } from 'vitest';
import { readCalendarState, writeCalendarState } from './calendarState.ts';

const id = '0190a0a0-0000-7000-8000-000000000001';

it('is read from an address and written to it unchanged', () => {
  const search = `?view=week&date=2026-11-27&kinds=task_event&statusIds=${id}&personIds=${id}`;
  const state = readCalendarState(search);
  expect(state).toEqual({
    range: 'week',
    day: '2026-11-27',
    kinds: ['task', 'event'],
    typeIds: [],
    statusIds: [id],
    personIds: [id],
  });
  expect(readCalendarState(writeCalendarState('', state))).toEqual(state);
});

it('leaves out what no calendar has', () => {
  expect(readCalendarState('?view=year&date=2026-02-30&kinds=note_task&personIds=me')).toEqual({
    range: null,
    day: null,
    kinds: ['task'],
    typeIds: [],
    statusIds: [],
    personIds: [],
  });
});

it('leaves the rest of the address alone', () => {
  const state = { ...readCalendarState('?view=day&id=7'), range: null };
  expect(writeCalendarState('?view=day&id=7', state)).toBe('?id=7');
  expect(writeCalendarState('?view=day', state)).toBe('');
});
