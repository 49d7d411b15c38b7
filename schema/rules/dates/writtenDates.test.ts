import { describe, expect, test } from 'vitest';
import { dateWriterOf } from './writtenDates.ts';

const dayOf = (text: string) => new Date(`${text}T00:00Z`);
const long = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

describe('a date in words', () => {
  test.each([
    ['fr', '2026-12-01', 'mardi 1er décembre'],
    ['fr-CA', '2026-12-01', 'mardi 1er décembre'],
    ['fr', '2026-12-11', 'vendredi 11 décembre'],
    ['fr', '2026-12-21', 'lundi 21 décembre'],
    ['en-AU', '2026-12-01', 'Tuesday 1 December'],
  ])('is written in %s for %s', (locale, day, text) => {
    expect(dateWriterOf(locale, long).write(dayOf(day))).toBe(text);
  });

  test('has its ordinal in a range too', () => {
    const { writeRange } = dateWriterOf('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    expect(writeRange(dayOf('2026-12-01'), dayOf('2026-12-07'))).toMatch(/^1er\s?–\s?7 décembre$/);
  });

  test('keeps two digits where they line up', () => {
    const { write } = dateWriterOf('fr', { day: '2-digit', month: 'short', timeZone: 'UTC' });
    expect(write(dayOf('2026-12-01'))).toBe('01 déc.');
  });
});
