import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { currencyKey, keyOfOwner } from '../../../schema/fields/money.ts';
import { digitsOf } from '../../../schema/rules/money.ts';
import { useAgencyDefaults } from '../../authProvider/useAgencyDefaults.ts';
import { AmountInput } from '../../widgets/amount/AmountInput.tsx';
import { inputPropsOf } from '../../widgets/keyboard/keyboards.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { CurrencyPicker } from '../CurrencyPicker.tsx';
import { keyboardOf } from '../keyboardOf.ts';
import { RowOwner } from '../rowOwner.ts';
import { useKey, type InputProps } from './control.ts';

interface AmountProps extends InputProps<'money'> {
  readonly code: string;
  /** The error of the currency, in words. */
  readonly currencyError?: string | undefined;
  /** Chooses another currency; an amount without it shows the code. */
  readonly onCurrency?: (code: string) => void;
}

function Amount({ name, field, label, prefix, code, currencyError, onCurrency }: AmountProps) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error: error ?? currencyError };
  return (
    <FieldFrame {...about}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <AmountInput
          id={id}
          inputRef={ref}
          size="small"
          fullWidth
          error={Boolean(about.error)}
          value={value}
          digits={digitsOf(code)}
          onChange={change}
          onBlur={leave}
          inputProps={{ ...inputPropsOf(keyboardOf(field)), ...controlAttributes(about) }}
          {...(!onCurrency && { endAdornment: <InputAdornment position="end">{code}</InputAdornment> })}
          sx={{ '& input': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } }}
        />
        {onCurrency && <CurrencyPicker value={code} onChange={onCurrency} width={104} />}
      </Box>
    </FieldFrame>
  );
}

function WithOwnCurrency(props: InputProps<'money'>) {
  const { name, field, prefix } = props;
  const currency = useKey<string | null>(`${prefix}${currencyKey(name, field)}`);
  const agency = useAgencyDefaults();
  return (
    <Amount
      {...props}
      code={currency.value ?? agency.currency}
      currencyError={currency.error}
      onCurrency={currency.change}
    />
  );
}

/** The path of a row's keys within a form. */
const rowPath = /[^.]+\.\d+\.$/;

/** The amount of a record that has one currency for several: as the form has it now, or as it is kept. */
function InSharedCurrency(props: InputProps<'money'>) {
  const { name, field, prefix, record } = props;
  const owner = use(RowOwner);
  const agency = useAgencyDefaults();
  const key = currencyKey(name, field);
  const owned = keyOfOwner(key);
  const typed: unknown = useWatch({
    name: owned === undefined ? `${prefix}${key}` : prefix.replace(rowPath, '') + owned,
  });
  // The form of one row alone has no currency of the record, whatever its cells are called.
  const inForm = owned === undefined || rowPath.test(prefix) ? typed : undefined;
  const kept = owned === undefined ? record?.[key] : owner?.[owned];
  return <Amount {...props} code={String(inForm ?? kept ?? agency.currency)} />;
}

/** An amount with as many digits as its currency has, and its thousands parted (AB 5). */
export function MoneyInput(props: InputProps<'money'>) {
  return props.field.in === undefined ? <WithOwnCurrency {...props} /> : <InSharedCurrency {...props} />;
}
