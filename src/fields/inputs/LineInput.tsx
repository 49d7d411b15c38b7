import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { textLimit } from '../../../schema/fields/text.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { keyboardOf } from '../keyboardOf.ts';
import { useKey, type InputProps } from './control.ts';

interface LineInputProps extends InputProps<'text'> {
  /** The text as it is meant, put in its place when it is left. */
  readonly tidy?: (text: string) => string;
  readonly onType?: () => void;
  /** Content below the input, about the typed text. */
  readonly below?: ReactNode;
}

/** A line, or a text of several lines that grows with what is written. */
export function LineInput({ name, field, label, prefix, tidy, onType, below }: LineInputProps) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}`);
  const { type, ...keyboard } = keyboardOf(field);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  return (
    <FieldFrame {...about}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        size="small"
        fullWidth
        value={value ?? ''}
        readOnly={isSaving}
        error={Boolean(error)}
        onChange={(event) => {
          onType?.();
          change(event.target.value);
        }}
        onBlur={() => {
          if (tidy && value !== null && value !== undefined && tidy(value) !== value) change(tidy(value));
          leave();
        }}
        {...(field.isMultiline && { multiline: true, minRows: textLimit(field) > 1000 ? 3 : 2, maxRows: 16 })}
        {...(type && { type })}
        inputProps={{ ...keyboard, ...controlAttributes(about) }}
      />
      {below}
    </FieldFrame>
  );
}
