import { expect, it } from 'vitest';
import { field } from '../../schema/fields/kinds.ts';
import { registry } from '../../schema/index.ts';
import { patterns, type PatternKey } from '../../schema/rules/patterns.ts';
import { keyboards } from '../widgets/keyboard/keyboards.ts';
import { keyboardOf } from './keyboardOf.ts';

it.each([
  ['a line', field.text({ max: 10 }), 'line'],
  ['an email', field.text({ max: 10, pattern: 'email' }), 'email'],
  ['a website', field.text({ max: 10, pattern: 'website' }), 'url'],
  ['a page of a platform', field.text({ max: 10, pattern: 'instagram' }), 'url'],
  ['digits of a phone', field.text({ max: 10, pattern: 'phoneDigits' }), 'tel'],
  ['an amount in words', field.text({ max: 10, pattern: 'dollar' }), 'decimal'],
  ['a phone number', field.phone({ country: 'countryCode' }), 'tel'],
  ['a count', field.integer({ min: 0 }), 'numeric'],
  ['a number that may be negative', field.integer({ min: -5 }), 'line'],
  ['an amount', field.money({}), 'decimal'],
  ['a share', field.measure('share', {}), 'decimal'],
  ['a day', field.date({}), 'decimal'],
  ['a month', field.date({ isMonth: true }), 'line'],
] as const)('the keyboard of %s suits it', (_of, declared, name) => {
  expect(keyboardOf(declared)).toBe(keyboards[name]);
});

it('a length is typed with marks where it is in feet and inches', () => {
  const height = field.measure('length', {});
  expect(keyboardOf(height, 'metric')).toBe(keyboards.decimal);
  expect(keyboardOf(height, 'imperial')).toBe(keyboards.line);
});

it('Enter begins a new line in a text of several', () => {
  expect(keyboardOf(field.text({ max: 2000, isMultiline: true })).enterKeyHint).toBe('enter');
});

it('only addresses of pages have the keyboard of addresses', () => {
  const names = Object.keys(patterns) as PatternKey[];
  const asUrl = names.filter((pattern) => keyboardOf(field.text({ max: 10, pattern })) === keyboards.url);
  const samples = ['https://www.example.com/a', 'https://instagram.com/a', 'https://youtu.be/dQw4w9WgXcQ'];
  expect(asUrl).toEqual(expect.arrayContaining(['website', 'link', 'instagram', 'youtube', 'spotify']));
  for (const pattern of asUrl) {
    const { message } = patterns[pattern];
    const isOfPages = samples.some((sample) => patterns[pattern].regex.test(sample));
    expect(isOfPages || message === pattern, pattern).toBe(true);
  }
});

it('every declared field has one, which the browser does not fill in', () => {
  for (const { name, fields } of registry.all)
    for (const [key, declared] of Object.entries(fields))
      expect(keyboardOf(declared).autoComplete, `${name}.${key}`).toBe('off');
});
