import { useLocaleState } from 'ra-core';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';

/** Returns how amounts of a currency are written for the reader. */
export function useAmountWords(currency: string): (amount: string) => string {
  const [locale] = useLocaleState();
  return (amount) => formatMoney(amount, currency, localeOf(locale));
}
