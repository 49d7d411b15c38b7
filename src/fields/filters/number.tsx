import OutlinedInput from '@mui/material/OutlinedInput';
import { NumericFormat } from 'react-number-format';
import { keyboards } from '../../widgets/keyboard/keyboards.ts';
import { Bounds } from './Bounds.tsx';
import type { FilterProps } from './control.ts';
import { useTypedBounds } from './useTypedBounds.ts';

const asTyped = (text: string) => text;
const wording = { write: asTyped, read: asTyped, mistake: 'app.views.filter.notANumber' };

/** From a number to a number, both included. */
export function NumberFilter(props: Omit<FilterProps, 'field'> & { readonly decimals?: number }) {
  const { typed, type, mistake } = useTypedBounds(props, wording);
  return (
    <Bounds mistake={mistake}>
      {(bound, { id, hasError, attributes }) => (
        <NumericFormat
          id={id}
          customInput={OutlinedInput}
          size="small"
          fullWidth
          error={hasError}
          inputProps={{ ...(props.decimals ? keyboards.decimal : keyboards.numeric), ...attributes }}
          value={typed[bound]}
          valueIsNumericString
          decimalScale={props.decimals ?? 0}
          thousandSeparator=","
          onValueChange={({ value }, { source }) => source === 'event' && type(bound, value)}
        />
      )}
    </Bounds>
  );
}
