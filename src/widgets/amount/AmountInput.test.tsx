import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider, type I18nProvider } from 'ra-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AmountInput } from './AmountInput.tsx';

function Amount({ from }: { readonly from: string | null }) {
  const [value, change] = useState(from);
  return (
    <>
      <AmountInput inputProps={{ 'aria-label': 'Amount' }} value={value} digits={2} onChange={change} />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

function show(language: string, from: string | null = null) {
  const words = { getLocale: () => language, translate: (key: string) => key, changeLocale: async () => undefined };
  render(
    <I18nContextProvider value={words as I18nProvider}>
      <Amount from={from} />
    </I18nContextProvider>,
  );
  return screen.getByLabelText('Amount');
}

it.each([
  ['fr', '1234,56', '1234.56', '1\u202F234,56'],
  ['fr', '1234.5', '1234.5', '1\u202F234,50'],
  ['fr', '1 234,56', '1234.56', '1\u202F234,56'],
  ['fr', '1.234,56', '1234.56', '1\u202F234,56'],
  ['en', '1,234.5', '1234.5', '1,234.50'],
  ['en', '1234,56', '1234,56', '1234,56'],
])('in %s takes %s as %s, and shows it as %s', async (language, typed, value, shown) => {
  const user = userEvent.setup();
  const input = show(language);
  await user.type(input, typed);
  expect(input).toHaveValue(typed);
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent(value);
  expect(input).toHaveValue(shown);
});

it('keeps every digit of an amount, and can be emptied', async () => {
  const user = userEvent.setup();
  const input = show('en', '9007199254740993.125');
  expect(input).toHaveValue('9,007,199,254,740,993.125');
  await user.clear(input);
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
});
