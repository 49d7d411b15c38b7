import { useLocaleState } from 'ra-core';
import { use } from 'react';
import { currencyKey, keyOfOwner } from '../../../schema/fields/money.ts';
import { formatMoney } from '../../../schema/rules/money.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';
import { localeOf } from '../../i18n/localeOf.ts';
import { RowOwner } from '../rowOwner.ts';

/** An amount with its currency, as a reader of the language expects it. */
export function MoneyCell({ name, field, record }: CellProps<'money'>) {
  const [locale] = useLocaleState();
  const owner = use(RowOwner);
  const amount = record[name] as string | null | undefined;
  const key = currencyKey(name, field);
  const owned = keyOfOwner(key);
  const currency = (owned === undefined ? record[key] : owner?.[owned]) as string | undefined;
  if (amount == null) return <NoValue />;
  // A change in the history does not say in which currency the record was.
  if (currency === undefined && field.in !== undefined) return amount;
  return formatMoney(amount, currency, localeOf(locale));
}
