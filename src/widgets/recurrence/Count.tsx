import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { keyboards } from '../keyboard/keyboards.ts';

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number from 1 to a maximum; what is none is taken back when the field is left. */
export function Count({ label, value, max, onChange }: CountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <OutlinedInput
      size="small"
      value={typed ?? String(value)}
      inputProps={{ ...keyboards.numeric, 'aria-label': label }}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '').slice(0, 4);
        const count = Number(digits);
        setTyped(digits);
        if (count >= 1 && count <= max) onChange(count);
      }}
      onBlur={() => setTyped(null)}
      sx={{ width: 72, flex: 'none', fontVariantNumeric: 'tabular-nums' }}
    />
  );
}
