import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { useWords } from '../../../fields/useWords.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

/** Sums of the amounts of all records that the list finds, each in its currency: a foot, or on a phone a heading. */
export function ListSums() {
  const { entity, list, isNarrow } = useOpenList();
  const translate = useTranslate();
  const { ofField } = useWords(entity.name);
  const [locale] = useLocaleState();
  const shown = Object.entries(list.sums ?? {}).flatMap(([name, sums]) => {
    const field = entity.fields[name];
    return field && sums.length > 0 ? [{ name, label: ofField(name, field), sums }] : [];
  });
  if (shown.length === 0) return null;
  const word = translate('app.views.list.sums');
  return (
    <Box
      role="group"
      aria-label={word}
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'baseline',
        gap: 2.5,
        px: isNarrow ? 2 : 2.5,
        py: 1,
        [isNarrow ? 'borderBottom' : 'borderTop']: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
        color: 'ink2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-hidden>{word}</span>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, m: 0 }}>
        {shown.map(({ name, label, sums }) => (
          <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Box component="dt" sx={{ color: 'ink3' }}>
              {label}
            </Box>
            {sums.map(({ currency, amount }) => (
              <Box key={currency} component="dd" sx={{ m: 0, color: 'ink', fontWeight: 550 }}>
                {formatMoney(amount, currency, localeOf(locale))}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
