import { expect, it } from 'vitest';
import { daysOfEvent } from './daysOfEvent.ts';

const today = '2026-11-20';

it('are the days on which an event takes place, wherever the reader is', () => {
  const night = {
    startsAt: Date.parse('2026-12-01T15:30:00Z'),
    startsAtTimeZone: 'Asia/Tokyo',
    endsAt: Date.parse('2026-12-02T14:00:00Z'),
    endsAtTimeZone: 'Asia/Tokyo',
  };
  expect(daysOfEvent(night, today, 'America/New_York')).toEqual({ fromDay: '2026-12-02', toDay: '2026-12-02' });
});

it('are its whole days, also where the clocks change', () => {
  const whole = { startsAt: 0, startsAtDay: '2026-10-25', endsAt: 1, endsAtDay: '2026-10-27' };
  expect(daysOfEvent(whole, today, 'UTC')).toEqual({ fromDay: '2026-10-25', toDay: '2026-10-27' });
});

it('are one day without an end, and today without any', () => {
  const open = { startsAt: 0, startsAtDay: '2026-12-01', endsAt: null };
  expect(daysOfEvent(open, today, 'UTC')).toEqual({ fromDay: '2026-12-01', toDay: '2026-12-01' });
  expect(daysOfEvent({}, today, 'UTC')).toEqual({ fromDay: today, toDay: today });
});
