import OutlinedInput from '@mui/material/OutlinedInput';
import { NumericFormat } from 'react-number-format';
import { Bounds } from './Bounds.tsx';
import { parameterOf, type FilterProps } from './control.ts';

/** From a number to a number, both included. */
export function NumberFilter(props: Omit<FilterProps, 'field'> & { readonly decimals?: number }) {
  return (
    <Bounds>
      {(bound, id) => {
        const { param, chosen } = parameterOf(props, bound);
        return (
          <NumericFormat
            id={id}
            customInput={OutlinedInput}
            size="small"
            fullWidth
            value={chosen[0] ?? ''}
            valueIsNumericString
            decimalScale={props.decimals ?? 0}
            thousandSeparator=","
            onValueChange={({ value }, { source }) => source === 'event' && props.onChange(param, value ? [value] : [])}
          />
        );
      }}
    </Bounds>
  );
}

/** From an amount to an amount. */
export function MoneyFilter(props: Omit<FilterProps<'money'>, 'field'>) {
  return <NumberFilter {...props} decimals={2} />;
}
