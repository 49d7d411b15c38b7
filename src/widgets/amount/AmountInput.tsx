import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { readTyped } from '../../../schema/fields/typedAmounts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { amountWords } from './amountWords.ts';

interface AmountInputProps extends Omit<OutlinedInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** A plain decimal, `1234.50`, or the text of what is none; null for nothing. */
  readonly value: string | null;
  /** Digits after the decimal mark. */
  readonly digits: number;
  /** Receives a plain decimal, the text itself where it is none, and null for nothing. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
}

/** A decimal as the reader's language writes it: `1,234.50`, `1 234,50`. What is typed stays until it is left. */
export function AmountInput({ value, digits, onChange, onBlur, ...props }: AmountInputProps) {
  const { write, decimalMark } = amountWords(useLanguage(), digits);
  const [typed, setTyped] = useState<string | null>(null);
  const meant = (text: string) => (text.trim() === '' ? null : (readTyped(text, decimalMark) ?? text));
  const isTyped = typed !== null && meant(typed) === value;
  return (
    <OutlinedInput
      {...props}
      value={isTyped ? typed : write(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(meant(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
