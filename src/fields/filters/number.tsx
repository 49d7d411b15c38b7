import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { isCrossed, readValue } from '../../../schema/derive/filterValue.ts';
import { Bounds } from './Bounds.tsx';
import { parameterOf, type FilterProps } from './control.ts';

interface Typed {
  readonly from: string;
  readonly to: string;
}

/** From a number to a number, both included, either of them alone too; what is impossible is said and not applied. */
export function NumberFilter(props: Omit<FilterProps, 'field'> & { readonly decimals?: number }) {
  const { params, onChange, decimals = 0 } = props;
  const from = parameterOf(props, 'from');
  const to = parameterOf(props, 'to');
  const [typed, setTyped] = useState<Typed>({ from: from.chosen[0] ?? '', to: to.chosen[0] ?? '' });

  const mistakeIn = (bounds: Typed): string | null => {
    const isKnown = (['from', 'to'] as const).every((match) => {
      const spec = params.find((each) => each.match === match);
      return bounds[match] === '' || (spec && readValue(bounds[match], spec) !== undefined);
    });
    if (!isKnown) return 'app.views.filter.notANumber';
    const isBoth = bounds.from !== '' && bounds.to !== '';
    return isBoth && isCrossed(bounds.from, bounds.to) ? 'app.views.filter.crossed' : null;
  };
  const change = (next: Typed) => {
    const listed = (text: string) => (text === '' ? [] : [text]);
    if (mistakeIn(next) !== null || onChange({ [from.param]: listed(next.from), [to.param]: listed(next.to) }))
      setTyped(next);
  };

  return (
    <Bounds mistake={mistakeIn(typed)}>
      {(bound, { id, hasError, attributes }) => (
        <NumericFormat
          id={id}
          customInput={OutlinedInput}
          size="small"
          fullWidth
          error={hasError}
          inputProps={attributes}
          value={typed[bound]}
          valueIsNumericString
          decimalScale={decimals}
          thousandSeparator=","
          onValueChange={({ value }, { source }) => source === 'event' && change({ ...typed, [bound]: value })}
        />
      )}
    </Bounds>
  );
}

/** From an amount to an amount of the default currency. */
export function MoneyFilter(props: Omit<FilterProps<'money'>, 'field'>) {
  return <NumberFilter {...props} decimals={2} />;
}
