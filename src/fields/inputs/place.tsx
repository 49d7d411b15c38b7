import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { PlaceSearch } from '../../widgets/place/PlaceSearch.tsx';
import { useKey, type InputProps } from './control.ts';

/** A place as text, found by a search or written freely; what somebody types is no longer the place that was found. */
export function PlaceInput({ name, field, label, prefix }: InputProps<'place'>) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}`);
  const found = useKey<string | null>(`${prefix}${name}Id`);
  const about = { id, label, isRequired: field.required, error };
  return (
    <Labelled {...about}>
      <PlaceSearch
        id={id}
        value={value ?? ''}
        onType={(text) => {
          change(text);
          found.change(null);
        }}
        onChoose={({ placeId, description }) => {
          change(description);
          found.change(placeId);
        }}
        onBlur={leave}
        hasError={Boolean(error)}
        isReadOnly={isSaving}
        inputRef={ref}
        attributes={controlAttributes(about)}
      />
    </Labelled>
  );
}
