import { CodeInput } from './CodeInput.tsx';
import type { InputProps } from './control.ts';

/** The currency of a record's amounts, which it always has. */
export function CurrencyInput(props: InputProps<'currency'>) {
  return <CodeInput {...props} of="currency" isAlwaysGiven />;
}
