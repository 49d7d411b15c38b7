import 'dayjs/locale/fr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToDay, formatDay } from '../dates.ts';
import { parseTypedDate, parseTypedMoment, parseTypedMonth, parseTypedMonthAsDay } from './typedDates.ts';

describe('a typed date', () => {
  test('is read as it is shown, in the language of the page too', () => {
    const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`);
    for (const language of ['en', 'fr']) {
      expect(days.map((day) => parseTypedDate(formatDay(day, language), {}, [language]))).toEqual(days);
    }
  });

  test.each([
    ['20/11/26', '2026-11-20'],
    ['5/3/26', '2026-03-05'],
    ['20/11/2026', '2026-11-20'],
    ['5/3/2026', '2026-03-05'],
    ['05/3/2026', '2026-03-05'],
    ['5 Mar 2026', '2026-03-05'],
    ['05 march 2026', '2026-03-05'],
    ['5 MARCH 26', '2026-03-05'],
    ['5 Sept. 2026', '2026-09-05'],
    ['5-Mar-2026', '2026-03-05'],
    ['5Mar2026', '2026-03-05'],
    ['5 Mar, 2026', '2026-03-05'],
    ['3.4.1999', '1999-04-03'],
    ['3-4-1999', '1999-04-03'],
    ['2026-11-20', '2026-11-20'],
    ['2026/3/5', '2026-03-05'],
    ['20260305', '2026-03-05'],
    ['Mar 5, 2026', '2026-03-05'],
    ['March 5th 2026', '2026-03-05'],
    [' 29/2/2024 ', '2024-02-29'],
    ['1/1/69', '1969-01-01'],
    ['1/1/68', '2068-01-01'],
    ['15,12,2026', '2026-12-15'],
    ['5,3,26', '2026-03-05'],
    ['2026,12,15', '2026-12-15'],
    ['15122026', '2026-12-15'],
    ['20101999', '1999-10-20'],
    ['20122026', '2026-12-20'],
  ])('%j is %s', (text, day) => {
    expect(parseTypedDate(text)).toBe(day);
  });

  test.each([
    '',
    '29/2/2026',
    '31/04/2026',
    '32/1/2026',
    '0/1/2026',
    '1/13/2026',
    '1/0/2026',
    '1/1/026',
    '1/1/20260',
    '2026-13-20',
    '2026/11-20',
    '20261320',
    '32122026',
    '15132026',
    '15122126',
    '15,12.2026',
    '202611',
    '1.1/2026',
    '1/1',
    '5 Ma 2026',
    '5 Ju 2026',
    '5 Marchy 2026',
    'Mar 5',
    'Mar 5 26',
    'Mar 52026',
    '31 Jun 2026',
    '5 Mar 202',
    'tomorrow',
    '1/1/2026 09:00',
    `1 ${'a'.repeat(100_000)} 2026`,
    `1${' '.repeat(100_000)}x`,
  ])('%.30j is refused', (text) => {
    expect(parseTypedDate(text)).toBeNull();
  });

  test('has its month first where that is said, except between points', () => {
    const american = (text: string) => parseTypedDate(text, {}, [], 'MDY');
    expect(['4/3/2024', '04-13-24', '13/04/2024', '4.3.2024', '2024/04/03'].map(american)).toEqual([
      '2024-04-03',
      '2024-04-13',
      null,
      '2024-03-04',
      '2024-04-03',
    ]);
  });

  test('stays within its bounds', () => {
    const bounds = { min: '1920-01-01', max: '2026-11-19' };
    expect(parseTypedDate('19/11/2026', bounds)).toBe('2026-11-19');
    expect(parseTypedDate('20/11/2026', bounds)).toBeNull();
    expect(parseTypedDate('31/12/1919', bounds)).toBeNull();
    expect(parseTypedDate('15/3/40', bounds)).toBe('1940-03-15');
    expect(parseTypedDate('15/3/15', bounds)).toBe('2015-03-15');
    expect(parseTypedDate('15/3/75', { min: '2000-01-01' })).toBeNull();
  });

  test("names its month in the reader's language too", () => {
    expect(parseTypedDate('5 août 2026', {}, ['fr'])).toBe('2026-08-05');
    expect(parseTypedDate('5 aout 2026', {}, ['fr'])).toBe('2026-08-05');
    expect(parseTypedDate('5 févr. 2026', {}, ['fr'])).toBe('2026-02-05');
    expect(parseTypedDate('5 jui 2026', {}, ['fr'])).toBeNull();
    expect(parseTypedDate('5 March 2026', {}, ['fr'])).toBe('2026-03-05');
    expect(parseTypedDate('5 août 2026')).toBeNull();
    expect(parseTypedDate('1er mai 2001', {}, ['fr'])).toBe('2001-05-01');
    expect(parseTypedDate('3. März 2024', {}, ['de'])).toBe('2024-03-03');
  });

  test('says which day of the month it is, too', () => {
    expect(['1st May 2001', '2nd may 01', '3RD-may-2001', '1er May 2001'].map((text) => parseTypedDate(text))).toEqual([
      '2001-05-01',
      '2001-05-02',
      '2001-05-03',
      '2001-05-01',
    ]);
    expect(parseTypedDate('1stMay 2001')).toBeNull();
  });

  test('is read back from the way it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const day = addToDay('1900-01-01', days);
        const [year = '', month = '', date = ''] = day.split('-');
        expect(parseTypedDate(formatDay(day))).toBe(day);
        expect(parseTypedDate(`${date}/${month}/${year}`)).toBe(day);
        expect(parseTypedDate(`${Number(date)}/${Number(month)}/${year}`)).toBe(day);
      }),
    );
  });
});

describe('a typed moment', () => {
  test.each([
    ['1 Dec 2026 09:00', '2026-12-01 09:00'],
    ['1 Dec 2026, 9:05', '2026-12-01 09:05'],
    ['2026-12-01 09:00', '2026-12-01 09:00'],
    ['2026-12-01T23:59', '2026-12-01 23:59'],
    ['1/12/2026 9am', '2026-12-01 09:00'],
    ['1/12/2026 12 a.m.', '2026-12-01 00:00'],
    ['1 Dec 2026 at 2.30 pm', '2026-12-01 14:30'],
    ['1er déc. 2026 à 9h30', '2026-12-01 09:30'],
    ['1,12,2026 9h', '2026-12-01 09:00'],
  ])('%j is %s', (text, moment) => {
    const { day, time } = parseTypedMoment(text, {}, ['fr']) ?? {};
    expect(`${day} ${time}`).toBe(moment);
  });

  test.each([
    '1 Dec 2026',
    '1 Dec 2026 9',
    '1 Dec 2026 24:00',
    '1 Dec 2026 9:60',
    '1 Dec 2026 13pm',
    '31/2/2026 9am',
    '09:00',
  ])('%j is refused', (text) => {
    expect(parseTypedMoment(text)).toBeNull();
  });
});

describe('a typed month', () => {
  test.each([
    ['11/2026', '2026-11'],
    ['3 / 2026', '2026-03'],
    ['Nov 2026', '2026-11'],
    ['november, 2026', '2026-11'],
  ])('%j is %s', (text, month) => {
    expect(parseTypedMonth(text)).toBe(month);
  });

  test.each(['', '2026', '13/2026', '0/2026', '11/26', 'Nov', 'Nov 20260', '1/11/2026'])('%j is refused', (text) => {
    expect(parseTypedMonth(text)).toBeNull();
  });

  test('has its month first where that is said, except between points', () => {
    const american = (text: string) => parseTypedDate(text, {}, [], 'MDY');
    expect(['4/3/2024', '04-13-24', '13/04/2024', '4.3.2024', '2024/04/03'].map(american)).toEqual([
      '2024-04-03',
      '2024-04-13',
      null,
      '2024-03-04',
      '2024-04-03',
    ]);
  });

  test('stays within its bounds', () => {
    const bounds = { min: '2026-02', max: '2026-10' };
    expect(['1/2026', '2/2026', '10/2026', '11/2026'].map((text) => parseTypedMonth(text, bounds))).toEqual([
      null,
      '2026-02',
      '2026-10',
      null,
    ]);
  });

  test('is kept as its first day, whatever day of a month bounds it', () => {
    const bounds = { min: '2026-02-27', max: '2026-10-02' };
    expect(['1/2026', 'Feb 2026', '10/2026', '11/2026'].map((text) => parseTypedMonthAsDay(text, bounds, []))).toEqual([
      null,
      '2026-02-01',
      '2026-10-01',
      null,
    ]);
  });
});
