import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { currencyKey } from '../../../schema/fields/money.ts';
import { currencies, digitsOf } from '../../../schema/rules/money.ts';
import { useAgencyDefaults } from '../../authProvider/useAgencyDefaults.ts';
import { AmountInput } from '../../widgets/amount/AmountInput.tsx';
import { inputPropsOf } from '../../widgets/keyboard/keyboards.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { Picker } from '../../widgets/picker/Picker.tsx';
import { PickerField } from '../../widgets/picker/PickerField.tsx';
import { keyboardOf } from '../keyboardOf.ts';
import { useKey, type InputProps } from './control.ts';

/** An amount with as many digits as its currency has, and its thousands parted (AB 5). */
export function MoneyInput({ name, field, label, prefix }: InputProps<'money'>) {
  const translate = useTranslate();
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const currency = useKey<string | null>(`${prefix}${currencyKey(name, field)}`);
  const agency = useAgencyDefaults();
  const code = currency.value ?? agency.currency;
  const about = { id, label, isRequired: field.required, error: error ?? currency.error };
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
          sx={{ '& input': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } }}
        />
        <Picker
          disableClearable
          size="small"
          options={currencies}
          value={code}
          onChange={(_event, next) => currency.change(next)}
          sx={{ width: 104, flex: 'none' }}
          renderInput={(params) => (
            <PickerField params={params} attributes={{ 'aria-label': translate('app.views.form.currency') }} />
          )}
        />
      </Box>
    </FieldFrame>
  );
}
