import { expect, it } from 'vitest';
import { countryMeant, countryNamesIn } from './countryNames.ts';

const french = countryNamesIn('fr');

it('names every country in a language, in its order', () => {
  const names = french.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
  expect(french.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', kept: 'Germany', name: 'Allemagne' });
  expect(names.length).toBeGreaterThan(240);
});

it.each([
  ['allemagne', 'DE'],
  ['GERMANY', 'DE'],
  ['de', 'DE'],
  ['cote d ivoire', 'CI'],
  ['Côte d’Ivoire', 'CI'],
  [' états-unis ', 'US'],
  ['Yougoslavie', undefined],
  ['', undefined],
])('takes %j for the country that is meant', (text, code) => {
  expect(countryMeant(text, french)?.code).toBe(code);
});
