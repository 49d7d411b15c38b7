import OutlinedInput from '@mui/material/OutlinedInput';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { formatMeasure, parseMeasure, usualUnit } from '../../../schema/rules/measures.ts';
import { inputPropsOf } from '../../widgets/keyboard/keyboards.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMeasureSystem } from '../../widgets/measure/useMeasureSystem.ts';
import { keyboardOf } from '../keyboardOf.ts';
import { useKey, type InputProps } from './control.ts';

/** Input for a measure in any unit; a number alone is in the displayed unit. */
export function MeasureInput({ name, field, label, prefix }: InputProps<'measure'>) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<number | string | null>(`${prefix}${name}`);
  const [system] = useMeasureSystem();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const about = { id, label, isRequired: field.required, error };
  const shown = typeof value === 'number' ? formatMeasure(value, field.quantity, system, language) : (value ?? '');
  return (
    <FieldFrame {...about}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        size="small"
        fullWidth
        value={typed ?? shown}
        readOnly={isSaving}
        error={Boolean(error)}
        onChange={({ target }) => {
          setTyped(target.value);
          // What is no measure stays as it was typed, so that it can be mended.
          const read = parseMeasure(target.value, field.quantity, system, field.range);
          change(target.value.trim() === '' ? null : (read ?? target.value));
        }}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
        endAdornment={
          typed === null ? undefined : (
            <InputAdornment position="end">{usualUnit(field.quantity, system)}</InputAdornment>
          )
        }
        inputProps={{ ...inputPropsOf(keyboardOf(field, system)), ...controlAttributes(about) }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    </FieldFrame>
  );
}
