import { describe, expect, it } from 'vitest';
import { cellReaderOf } from './cells.ts';
import type { Field } from './field.ts';
import { field, kindOf } from './kinds.ts';

const context = { today: '2026-11-20', zone: 'Australia/Sydney' };
const read = (declared: Field, text: string, words?: Record<string, string | number>) =>
  cellReaderOf(declared)?.('x', declared, text, {
    ...context,
    ...(words && { words: new Map(Object.entries(words)) }),
  });
const cases = (declared: Field, of: readonly (readonly [text: string, meant: unknown])[]) =>
  it.each(of)('%j', (text, meant) => {
    const said = read(declared, text);
    expect(said && 'values' in said ? said.values['x'] : said).toEqual(meant);
  });
const fault = (key: string) => ({ key });

describe('a day', () => {
  cases(field.date(), [
    ['2026-11-20', '2026-11-20'],
    ['20/11/26', '2026-11-20'],
    ['5.3.2026', '2026-03-05'],
    ['20 Nov 2026', '2026-11-20'],
    ['3 février 1991', '1991-02-03'],
    ['3 März 2024', '2024-03-03'],
    ['3. Dezember 2024', '2024-12-03'],
    ['Apr 3, 2024', '2024-04-03'],
    ['April 3, 2024', '2024-04-03'],
    ['2024/04/03', '2024-04-03'],
    ['20240403', '2024-04-03'],
    ['45385', '2024-04-03'],
    ['4/3/2024 0:00:00', '2024-03-04'],
    ['2024-04-03 00:00:00', '2024-04-03'],
    ['4/3/2024 12:00:00 AM', '2024-03-04'],
    ['4/3/2024 13:00 PM', fault('date')],
    ['1999', fault('date')],
    ['123456', fault('date')],
    ['31/02/2026', fault('date')],
    ['2026-02-30', fault('date')],
    ['soon', fault('date')],
  ]);
  describe('that begins a month', () => {
    cases(field.date({ isMonth: true }), [
      ['11/2026', '2026-11-01'],
      ['2026-11', '2026-11-01'],
      ['févr. 1991', '1991-02-01'],
      ['20 Nov 2026', '2026-11-20'],
      ['13/2026', fault('date')],
      ['2026', fault('date')],
    ]);
  });
  describe('of birth', () => {
    cases(field.date({ isPast: true }), [
      ['3 Mar 31', '1931-03-03'],
      ['1/1/2030', '2030-01-01'],
    ]);
  });
});

describe('a day in a file that has its months first', () => {
  const american = (text: string) =>
    cellReaderOf(field.date())?.('x', field.date(), text, { ...context, order: 'MDY' });
  it.each([
    ['04/03/2024', '2024-04-03'],
    ['4/13/24 0:00', '2024-04-13'],
    ['04.03.2024', '2024-03-04'],
    ['2024-04-03', '2024-04-03'],
  ])('%s is %s', (text, day) => {
    expect(american(text)).toEqual({ values: { x: day } });
  });
  it('13/04/2024 is none', () => {
    expect(american('13/04/2024')).toEqual(fault('date'));
  });
});

describe('a height', () => {
  cases(field.measure('length', { range: [300, 3000] }), [
    ['1.83', 1830],
    ['1,83', 1830],
    ['183', 1830],
    [`6'1"`, 1854],
  ]);
});

describe('a moment', () => {
  const nine = Date.parse('2026-11-20T09:30:00+11:00');
  cases(field.instant(), [
    ['20 Nov 2026 09:30', nine],
    ['2026-11-20 9:30', nine],
    ['2026-11-20T09:30:00+11:00', nine],
    ['2026-11-20', nine - 34_200_000],
    ['20/11/2026, 9:30:00 am', nine],
    ['46346', nine - 34_200_000],
    ['2026-11-20 25:00', fault('date')],
  ]);
  it('that is said for a place keeps the zone of who says it', () => {
    expect(read(field.zoned(), '20 Nov 2026 09:30')).toEqual({
      values: { x: nine },
      along: { xTimeZone: context.zone, xIsAllDay: false },
    });
  });
  it('that is a day alone is a whole day', () => {
    expect(read(field.zoned(), '20 Nov 2026')).toEqual({
      values: { x: nine - 34_200_000 },
      along: { xTimeZone: context.zone, xIsAllDay: true },
    });
  });
});

describe('yes or no', () => {
  cases(field.flag(), [
    ['Yes', true],
    ['x', true],
    ['OUI', true],
    ['1', true],
    ['no', false],
    ['Faux', false],
    ['maybe', fault('choice')],
  ]);
});

describe('a number', () => {
  cases(field.integer(), [
    ['1,200', 1200],
    ['1 200', 1200],
    ['-5', -5],
    ['1.5', 1.5],
    ['1e3', fault('notNumber')],
    ['12a', fault('notNumber')],
    ['50%', fault('notNumber')],
  ]);
  describe('up to a hundred', () => {
    cases(field.integer({ max: 100 }), [['50 %', 50]]);
  });
});

describe('a measure', () => {
  cases(field.measure('length'), [
    ['182.5 cm', 1825],
    ['182', 1820],
    ['1,82 m', 1820],
    ["6'1", 1854],
    ['tall', fault('measure')],
    ['181.61000000001', 1816],
  ]);
  cases(field.measure('share'), [
    ['15%', 1500],
    ['33.3333333333333%', 3333],
  ]);
});

describe('an amount', () => {
  it.each([
    ['1200.50 AUD', { x: '1200.50', xCurrency: 'AUD' }],
    ['eur 1,200.50', { x: '1200.50', xCurrency: 'EUR' }],
    ['$1,200', { x: '1200' }],
    ['-7', { x: '-7' }],
    ['€1,234.56', { x: '1234.56', xCurrency: 'EUR' }],
    ['500 €', { x: '500', xCurrency: 'EUR' }],
    ['¥1200', { x: '1200', xCurrency: 'JPY' }],
    ['£500', { x: '500', xCurrency: 'GBP' }],
    ['₹500', { x: '500', xCurrency: 'INR' }],
    ['US$500', { x: '500', xCurrency: 'USD' }],
    ['-$5', { x: '-5' }],
    ['$5 USD', { x: '5', xCurrency: 'USD' }],
    ['1.234,56 €', { x: '1234.56', xCurrency: 'EUR' }],
    ['1 234,56', { x: '1234.56' }],
  ])('%j', (text, values) => expect(read(field.money(), text)).toEqual({ values }));
  it.each([
    ['many', 'dollar'],
    ['12 XYZ', 'currency'],
    ['kr 500', 'currency'],
    ['€5 USD', 'currency'],
    ['(500)', 'dollar'],
    ['500-', 'dollar'],
  ])('%j is none', (text, key) => expect(read(field.money(), text)).toMatchObject({ key }));
  it('of dollars is asked about where amounts are in another currency', () => {
    const inEuros = (text: string) =>
      cellReaderOf(field.money())?.('x', field.money(), text, { ...context, currency: 'EUR' });
    expect(inEuros('$500')).toMatchObject({ key: 'currency' });
    expect(inEuros('US$500')).toEqual({ values: { x: '500', xCurrency: 'USD' } });
  });
  it('in the currency of its record names that, and of a row only confirms it', () => {
    expect(read(field.money({ in: 'code' }), '500 €')).toEqual({ values: { x: '500', code: 'EUR' } });
    expect(read(field.money({ in: '^code' }), '500 AUD')).toEqual({ values: { x: '500' } });
    expect(read(field.money({ in: '^code' }), '500 €')).toMatchObject({ key: 'currency' });
  });
  it.each([
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    ['£', 'GBP'],
  ])('%j is the currency %s', (text, code) => expect(read(field.currency(), text)).toEqual({ values: { x: code } }));
  it.each(['$', 'euros', 'XYZ'])('%j is no currency', (text) =>
    expect(read(field.currency(), text)).toMatchObject({ key: 'currency' }),
  );
});

describe('a choice', () => {
  const status = field.choice({ PENDING: 0, ACTIVE: 1 });
  it.each([
    ['active', 1],
    ['ACTIVE', 1],
    ['1', 1],
    ['Aktiv', 1],
  ])('is meant by %j', (text, code) => {
    expect(read(status, text, { aktiv: 1 })).toEqual({ values: { x: code } });
  });
  it('is none of other words', () => expect(read(status, 'locked')).toEqual({ key: 'choice' }));
  it('may be several, with the agency’s own words', () => {
    const sizes = field.choices(['a', 'b'], { words: { a: 'Très petit', b: 'Large' } });
    expect(read(sizes, 'tres petit; LARGE')).toEqual({ values: { x: ['a', 'b'] } });
    expect(read(sizes, 'Large; Huge')).toEqual({ key: 'choice' });
    expect(read(sizes, 'Large ::: Large')).toEqual(read(sizes, 'Large; Large'));
  });
});

describe('a phone number', () => {
  const phone = field.phone({ country: 'countryCode' });
  it.each([
    ['0412 345 678 AU', { x: '0412 345 678', countryCode: 'AU' }],
    ['+64 21 234 5678', { x: '+64 21 234 5678', countryCode: 'NZ' }],
    ['0412 345 678', { x: '0412 345 678' }],
    ['0064 21 234 5678', { x: '+64 21 234 5678', countryCode: 'NZ' }],
    ['0061 412 345 678 AU', { x: '+61 412 345 678', countryCode: 'AU' }],
    ['tel:+61-412-345-678', { x: '+61-412-345-678', countryCode: 'AU' }],
    ['+44 20 7946 0958 AU', { x: '+44 20 7946 0958', countryCode: 'AU' }],
    ['0412 345 678 XX', { x: '0412 345 678 XX' }],
    ['\u202a+61 412 345 678\u202c', { x: '+61 412 345 678', countryCode: 'AU' }],
    ['\u20680412 345 678 AU\u2069', { x: '0412 345 678', countryCode: 'AU' }],
    ["'0412 345 678", { x: '0412 345 678' }],
  ])('%j', (text, values) => expect(read(phone, text)).toEqual({ values }));
});

describe('an email', () => {
  it.each([
    ['ada@x.test', 'ada@x.test'],
    ['Ada Lee <ada@x.test>', 'ada@x.test'],
    ['"Lee, Ada" <ada@x.test>;', 'ada@x.test'],
    ['<ada@x.test>', 'ada@x.test'],
    ['mailto:ada@x.test', 'ada@x.test'],
    ['Ada <mailto:ada@x.test?subject=Hi>', 'ada@x.test'],
    ['\u200bada@x.test\u2060', 'ada@x.test'],
    ['Ada <office>', 'Ada <office>'],
  ])('%j is %j', (text, x) => expect(read(field.text({ pattern: 'email' }), text)).toEqual({ values: { x } }));
});

describe('a figure behind the apostrophe of a spreadsheet', () => {
  it.each([
    ['an integer', field.integer({}), "'0042", 42],
    ['an amount', field.money({}), "'1234.5", '1234.5'],
    ['a day', field.date({}), "'03/04/2024", '2024-04-03'],
    ['a phone number', field.phone({ country: 'countryCode' }), "'0412345678", '0412345678'],
  ])('is the figure: %s', (_what, declared, text, x) => expect(read(declared, text)).toMatchObject({ values: { x } }));
  it('stays in a text', () => expect(read(field.text({}), "'68")).toEqual({ values: { x: "'68" } }));
});

it('leaves records to be found by what they are called', () => {
  expect(read(field.ref('staff'), 'Ada')).toEqual({ key: 'xId', labels: ['Ada'], isSet: false });
  expect(read(field.catalogues('TAG'), 'One; two')).toMatchObject({ labels: ['One', 'two'], isSet: true });
});

it('gives a place no id of another one', () => {
  expect(read(field.place(), 'Perth')).toEqual({ values: { x: 'Perth' }, along: { xId: null } });
});

it('reads no kind that stands in no cell', () => {
  for (const declared of [
    field.rows({}),
    field.file(),
    field.files(),
    field.computed('ageInYears', { as: 'integer' }),
  ]) {
    expect([kindOf(declared) !== undefined, cellReaderOf(declared)]).toEqual([true, null]);
  }
});
