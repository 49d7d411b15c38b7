import { useLocaleState } from 'ra-core';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';

interface SumsProps {
  readonly of: readonly { readonly currency: string; readonly amount: string }[];
}

/** Sums, one line for each currency: amounts in different ones are never added up. */
export function Sums({ of }: SumsProps) {
  const [locale] = useLocaleState();
  if (of.length === 0) return '–';
  return of.map(({ currency, amount }) => <div key={currency}>{formatMoney(amount, currency, localeOf(locale))}</div>);
}
