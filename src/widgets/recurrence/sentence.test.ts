import polyglot from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'ra-core';
import { expect, it } from 'vitest';
import type { RecurrenceSetting } from '../../../schema/rules/recurrence.ts';
import { french } from '../../i18n/french.ts';
import { wholeEnglish } from '../../i18n/wholeEnglish.ts';
import { recurrenceSentence } from './sentence.ts';

const words = { en: wholeEnglish, fr: french } as unknown as Record<string, TranslationMessages>;
const thrice = { type: 'AFTER', count: 3 } as const;
const rule = (parts: Partial<RecurrenceSetting>): RecurrenceSetting => ({
  repeat: 'CUSTOM',
  interval: 1,
  unit: 'DAYS',
  weekdays: null,
  monthly: null,
  end: thrice,
  ...parts,
});
/** A Monday, the first of its month. */
const said = (language: string, parts: Partial<RecurrenceSetting>, day = '2027-03-01') => {
  const { translate } = polyglot((locale) => words[locale] as TranslationMessages, language);
  return recurrenceSentence(rule(parts), day, language, translate);
};

it.each([
  [{}, 'Every day, 3 times'],
  [{ interval: 2, end: { type: 'AFTER', count: 1 } }, 'Every 2 days, once'],
  [{ unit: 'WEEKS' }, 'Every week on Monday, 3 times'],
  [
    { unit: 'WEEKS', interval: 3, weekdays: ['TH', 'MO'], end: { type: 'ON', date: '2027-05-31' } },
    'Every 3 weeks on Monday and Thursday, until 31 May 2027',
  ],
  [{ unit: 'WEEKS', weekdays: ['MO', 'WE', 'FR'] }, 'Every week on Monday, Wednesday and Friday, 3 times'],
  [{ unit: 'MONTHS', monthly: 'DAY' }, 'Every month on day 1, 3 times'],
  [{ unit: 'MONTHS', monthly: 'WEEKDAY' }, 'Every month on the first Monday, 3 times'],
  [{ unit: 'MONTHS', interval: 6, monthly: 'LAST_DAY' }, 'Every 6 months on the last day, 3 times'],
  [{ unit: 'YEARS' }, 'Every year on 1 March, 3 times'],
] as const)('says a rule as a sentence: $1', (parts, sentence) => {
  expect(said('en', parts as Partial<RecurrenceSetting>)).toBe(sentence);
});

it('says it in the language of the reader', () => {
  const parts = { unit: 'WEEKS', interval: 2, weekdays: ['MO', 'FR'] } as const;
  expect(said('fr', parts)).toBe('Toutes les 2 semaines, le lundi et le vendredi, 3 fois');
  expect(said('fr', { unit: 'MONTHS', monthly: 'DAY' })).toBe('Chaque mois, le 1er, 3 fois');
  expect(said('fr', { unit: 'YEARS' })).toBe('Chaque année, le 1er mars, 3 fois');
});

it('calls a fifth weekday of a month the last', () => {
  expect(said('en', { unit: 'MONTHS', monthly: 'WEEKDAY' }, '2027-03-29')).toBe(
    'Every month on the last Monday, 3 times',
  );
});
