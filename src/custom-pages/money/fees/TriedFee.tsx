import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import type { TriedFee as Answer } from '../../../../schema/areas/money/calls/fees.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { formatDecimal } from '../../../i18n/numbers.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import type { Tried } from './useTriedFee.ts';

/** Returns a function that gives the sentences of a fee: why it holds, of which figure it is, and its bounds. */
function useSentences(currency: string): (fee: Answer) => readonly string[] {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const words = (key: string, options?: object) => translate(`app.finance.fees.${key}`, options);
  const money = (amount: string | null) => formatMoney(amount ?? '0', currency, localeOf(language));
  return ({ reason, rule, rate, fixed, basis, base, least, most, isRaised, isCapped, fee }) => [
    words(`reasons.${reason}`, { rule: rule?.displayName ?? '' }),
    ...(fixed !== null
      ? [words('fixed')]
      : rate === null
        ? []
        : [words(`ofBase.${basis}`, { rate: formatDecimal(rate, '%'), base: money(base) })]),
    ...(isRaised ? [words('least', { amount: money(least) })] : []),
    ...(isCapped ? [fee === most ? words('most', { amount: money(most) }) : words('whole')] : []),
  ];
}

/** Fee that holds for an amount, in words. */
export function TriedFee({ currency, fee, error }: Tried & { readonly currency: string }) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const sentences = useSentences(currency);
  const words = (key: string) => translate(`app.finance.fees.${key}`);
  if (error) return <Alert severity="error">{saidOf(error, translate)}</Alert>;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {!fee && words('lead')}
      {fee && fee.fee === null && words('none')}
      {fee && fee.fee !== null && (
        <>
          <Box sx={{ fontSize: 20, fontWeight: 640, color: 'ink', fontVariantNumeric: 'tabular-nums' }}>
            <Box component="span" sx={{ mr: 1, fontSize: 13, fontWeight: 400, color: 'ink2' }}>
              {words('fee')}
            </Box>
            {formatMoney(fee.fee, currency, localeOf(language))}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li': { py: 0.25 } }}>
            {sentences(fee).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
          {fee.isAboveLegalCap && <Alert severity="warning">{words('aboveCap')}</Alert>}
        </>
      )}
    </Box>
  );
}
