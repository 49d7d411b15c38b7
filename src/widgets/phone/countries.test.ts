import { describe, expect, it } from 'vitest';
import { phoneCountriesIn } from './countries.ts';

describe('the countries of phone numbers', () => {
  it.each([
    ['en', ['Australia', 'Afghanistan', 'Åland Islands', 'Albania'], 'Zimbabwe'],
    ['fr', ['Australie', 'Afghanistan', 'Afrique du Sud', 'Albanie'], 'Zimbabwe'],
  ])('begin in %s with the one that is meant unless said, and go on by name', (locale, first, last) => {
    const names = phoneCountriesIn(locale, 'AU').map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(first);
    expect(names.at(-1)).toBe(last);
    expect(names.filter((name) => name === first[0])).toHaveLength(1);
    const others = names.slice(1);
    expect(others).toEqual(others.toSorted(new Intl.Collator(locale).compare));
  });

  it('have their codes', () => {
    expect(phoneCountriesIn('en', 'AU')[0]).toEqual({ code: 'AU', name: 'Australia', callingCode: '+61' });
    expect(phoneCountriesIn('en', 'FR')[0]).toEqual({ code: 'FR', name: 'France', callingCode: '+33' });
  });
});
