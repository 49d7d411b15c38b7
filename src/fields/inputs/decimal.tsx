import InputAdornment from '@mui/material/InputAdornment';
import { AmountInput } from '../../widgets/amount/AmountInput.tsx';
import { inputPropsOf } from '../../widgets/keyboard/keyboards.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { keyboardOf } from '../keyboardOf.ts';
import { useKey, type InputProps } from './control.ts';

/** A decimal number with its unit; the digits that are typed stay. */
export function DecimalInput({ name, field, label, prefix }: InputProps<'decimal'>) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  return (
    <FieldFrame {...about}>
      <AmountInput
        id={id}
        inputRef={ref}
        size="small"
        fullWidth
        error={Boolean(error)}
        value={value}
        digits={0}
        onChange={change}
        onBlur={leave}
        endAdornment={field.unit && <InputAdornment position="end">{field.unit}</InputAdornment>}
        inputProps={{ ...inputPropsOf(keyboardOf(field)), ...controlAttributes(about) }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldFrame>
  );
}
