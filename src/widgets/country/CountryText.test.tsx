import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type TranslationMessages } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { CountryText } from './CountryText.tsx';

function show(text: string, locale: string) {
  const i18n = polyglot(() => ({}) as TranslationMessages, locale, [{ locale, name: locale }]);
  render(
    <CoreAdminContext i18nProvider={i18n}>
      <p>
        <CountryText of={text} />
      </p>
    </CoreAdminContext>,
  );
  return screen.getByRole('paragraph');
}

it.each([
  ['Germany', 'Allemagne'],
  ['Sydney, Australia', 'Sydney, Australie'],
  ['Yugoslavia', 'Yugoslavia'],
  ['Surry Hills, New South Wales', 'Surry Hills, New South Wales'],
])('tells %j in French as %j', async (kept, told) => {
  const place = show(kept, 'fr');
  await expect.poll(() => place.textContent).toBe(told);
});

it('keeps to the name that is kept in English', () => {
  expect(show('Germany', 'en')).toHaveTextContent('Germany');
});
