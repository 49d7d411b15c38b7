import Box from '@mui/material/Box';
import { currencyKey } from '../../../schema/fields/money.ts';
import { digitsOf, isAmount } from '../../../schema/rules/money.ts';
import { useAgencyDefaults } from '../../authProvider/useAgencyDefaults.ts';
import { CurrencyPicker } from '../CurrencyPicker.tsx';
import type { FilterProps } from './control.ts';
import { NumberFilter } from './number.tsx';

/** Amounts of one currency, the agency's own unless another is chosen, from a bound to a bound. */
export function MoneyFilter(props: FilterProps<'money'>) {
  const { name, field, values, onChange } = props;
  const own = useAgencyDefaults();
  const param = currencyKey(name, field);
  const [chosen = own.currency] = values[param] ?? [];
  const choose = (currency: string) => {
    // A bound with more digits than the currency has is none of its amounts.
    const bounds = props.params.filter(({ match, param: bound }) => match !== 'equals' && values[bound]);
    const kept = bounds.map((bound) => [
      bound.param,
      (values[bound.param] ?? []).filter((one) => isAmount(one, currency)),
    ]);
    onChange({ [param]: [currency], ...Object.fromEntries(kept) });
  };
  return (
    <>
      <Box sx={{ px: 1.5, pt: 1.5 }}>
        <CurrencyPicker value={chosen} onChange={choose} />
      </Box>
      <NumberFilter key={chosen} {...props} decimals={digitsOf(chosen)} />
    </>
  );
}
