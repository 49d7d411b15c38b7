import OutlinedInput from '@mui/material/OutlinedInput';
import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { useKey, type InputProps } from './control.ts';

/** A place as text; a text that somebody types is no longer the place that a search once found. */
export function PlaceInput({ name, field, label, prefix }: InputProps<'place'>) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const found = useKey<string | null>(`${prefix}${name}Id`);
  const about = { id, label, isRequired: field.required, error };
  return (
    <Labelled {...about}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        size="small"
        fullWidth
        value={value ?? ''}
        error={Boolean(error)}
        onChange={(event) => {
          change(event.target.value);
          found.change(null);
        }}
        onBlur={leave}
        autoComplete="off"
        inputProps={controlAttributes(about)}
      />
    </Labelled>
  );
}
