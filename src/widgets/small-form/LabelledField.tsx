import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';

export interface LabelledFieldProps {
  readonly id: string;
  /** The name under which password managers know it. */
  readonly name: string;
  readonly autoComplete: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault?: string;
  readonly hint?: string;
  readonly type?: string;
  readonly end?: ReactNode;
  /** Beside the label, such as a link. */
  readonly aside?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly hasFocus?: boolean;
  /** Digits only: a phone shows its numeric keyboard, and the digits are spaced. */
  readonly isNumeric?: boolean;
  readonly isOptional?: boolean;
}

/** A field for passwords, codes and addresses: label above, fault below. `FormFrame` draws it larger. */
export function LabelledField(props: LabelledFieldProps) {
  const {
    id,
    name,
    autoComplete,
    label,
    value,
    onChange,
    fault,
    hint,
    type = 'text',
    end,
    aside,
    inputRef,
    hasFocus,
    isNumeric = false,
    isOptional = false,
  } = props;
  const note = fault ?? hint;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto' }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ mb: 0.5, fontSize: 12, lineHeight: '16px', fontWeight: 520, color: 'ink2' }}
      >
        {label}
      </Box>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={value}
        fullWidth
        error={fault !== undefined}
        inputRef={inputRef}
        autoComplete={autoComplete}
        autoFocus={hasFocus}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={end}
        sx={{
          gridArea: '2 / 1 / auto / -1',
          ...(isNumeric && { '& input': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.12em' } }),
        }}
        slotProps={{
          input: {
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            'aria-required': !isOptional,
            ...(isNumeric && { inputMode: 'numeric' }),
            ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
          },
        }}
      />
      {/* After the input in the order of tabs: who has typed an email goes on to the password. */}
      {aside !== undefined && <Box sx={{ gridArea: '1 / 2' }}>{aside}</Box>}
      {note !== undefined && (
        <Box
          id={`${id}-note`}
          sx={{
            gridArea: '3 / 1 / auto / -1',
            mt: 0.5,
            fontSize: 12,
            color: fault === undefined ? 'ink3' : 'error.main',
          }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
