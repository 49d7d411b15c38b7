import OutlinedInput from '@mui/material/OutlinedInput';
import { NumericFormat } from 'react-number-format';
import { inputPropsOf } from '../../widgets/keyboard/keyboards.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { keyboardOf } from '../keyboardOf.ts';
import { useKey, type InputProps } from './control.ts';

/** A whole number. */
export function IntegerInput({ name, field, label, prefix }: InputProps<'integer'>) {
  const { id, value, change, leave, ref, error } = useKey<number | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  const mayBeNegative = field.min === undefined || field.min < 0;
  return (
    <FieldFrame {...about}>
      <NumericFormat
        id={id}
        getInputRef={ref}
        customInput={OutlinedInput}
        size="small"
        fullWidth
        error={Boolean(error)}
        value={value}
        decimalScale={0}
        allowNegative={mayBeNegative}
        thousandSeparator={field.isName ? '' : ','}
        onValueChange={({ floatValue }, { source }) => source === 'event' && change(floatValue ?? null)}
        onBlur={leave}
        inputProps={{ ...inputPropsOf(keyboardOf(field)), ...controlAttributes(about) }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldFrame>
  );
}
