import OutlinedInput from '@mui/material/OutlinedInput';

interface TimeFieldProps {
  /** `HH:mm`. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly onBlur?: () => void;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** A time of the day, of 24 hours. */
export function TimeField({ value, onChange, onBlur, label, isDisabled = false }: TimeFieldProps) {
  return (
    <OutlinedInput
      type="time"
      size="small"
      disabled={isDisabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(onBlur && { onBlur })}
      inputProps={{ 'aria-label': label }}
      sx={{ width: 116, '@media (pointer: coarse)': { width: 140 }, flex: 'none', fontVariantNumeric: 'tabular-nums' }}
    />
  );
}
