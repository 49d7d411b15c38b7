import { useLocaleState } from 'ra-core';
import { currencyKey } from '../../../schema/fields/money.ts';
import { formatMoney } from '../../../schema/rules/money.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';
import { localeOf } from '../../i18n/localeOf.ts';

/** An amount with its currency, as a reader of the language expects it. */
export function MoneyCell({ name, field, record }: CellProps<'money'>) {
  const [locale] = useLocaleState();
  const amount = record[name] as string | null | undefined;
  const currency = record[currencyKey(name, field)] as string | undefined;
  return amount == null ? <NoValue /> : formatMoney(amount, currency, localeOf(locale));
}
