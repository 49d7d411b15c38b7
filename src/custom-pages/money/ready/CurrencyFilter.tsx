import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';

interface CurrencyFilterProps {
  readonly currencies: readonly string[];
  /** The chosen one; empty for all. */
  readonly value: string;
  readonly onChange: (currency: string) => void;
}

/** Choice of one currency or all; nothing where there is only one. */
export function CurrencyFilter({ currencies, value, onChange }: CurrencyFilterProps) {
  const translate = useTranslate();
  const offered = [...new Set([...currencies, ...(value === '' ? [] : [value])])];
  if (offered.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      sx={{ flexWrap: 'wrap' }}
      aria-label={translate('app.moneyDashboard.currency')}
      value={value}
      onChange={(_event, chosen: string | null) => chosen !== null && onChange(chosen)}
    >
      <ToggleButton value="">{translate('app.finance.ready.allCurrencies')}</ToggleButton>
      {offered.map((currency) => (
        <ToggleButton key={currency} value={currency}>
          {currency}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
