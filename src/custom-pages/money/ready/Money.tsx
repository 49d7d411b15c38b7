import { useLocaleState } from 'ra-core';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import type { Sum } from './readyGroups.ts';

/** An amount as the reader's language writes it, its digits below those of other lines. */
export function Money({ amount, currency }: Sum) {
  const [language] = useLocaleState();
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount, currency, localeOf(language))}
    </span>
  );
}
