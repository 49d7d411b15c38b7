import { AmountInput } from '../../widgets/amount/AmountInput.tsx';
import { keyboards } from '../../widgets/keyboard/keyboards.ts';
import { Bounds } from './Bounds.tsx';
import type { FilterProps } from './control.ts';
import { useTypedBounds } from './useTypedBounds.ts';

const asTyped = (text: string) => text;
const wording = { write: asTyped, read: asTyped, mistake: 'app.views.filter.notANumber' };

/** From a decimal number to a decimal number, both included. */
export function DecimalFilter({ field, ...props }: FilterProps<'decimal'>) {
  return <NumberFilter {...props} decimals={field.digits} />;
}

/** From a number to a number, both included. */
export function NumberFilter(props: Omit<FilterProps, 'field'> & { readonly decimals?: number }) {
  const { typed, type, mistake } = useTypedBounds(props, wording);
  return (
    <Bounds mistake={mistake}>
      {(bound, { id, hasError, attributes }) => (
        <AmountInput
          id={id}
          size="small"
          fullWidth
          error={hasError}
          inputProps={{ ...(props.decimals ? keyboards.decimal : keyboards.numeric), ...attributes }}
          value={typed[bound] === '' ? null : typed[bound]}
          digits={0}
          onChange={(value) => type(bound, value ?? '')}
        />
      )}
    </Bounds>
  );
}
