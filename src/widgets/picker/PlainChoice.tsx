import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';

/** Option with its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface PlainChoiceProps {
  readonly label: string;
  /** True if a heading names it already. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of a few words, by the list that the browser itself has: two hundred of them cost next to nothing. */
export function PlainChoice({ label, isLabelHidden = false, value, choices, isDisabled, onChange }: PlainChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, width: { xs: '100%', sm: 260 } }}>
      {!isLabelHidden && (
        <Box component="label" htmlFor={id} sx={{ fontSize: 12, color: 'ink2' }}>
          {label}
        </Box>
      )}
      <NativeSelect
        disableUnderline
        fullWidth
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, ...(isLabelHidden && { 'aria-label': label }) }}
        sx={{
          height: 32,
          borderRadius: '6px',
          border: 1,
          borderColor: 'edge',
          bgcolor: 'background.paper',
          '& select': { px: 1.25, py: 0.5, fontSize: 13, color: value === '' ? 'ink3' : 'ink' },
          '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
