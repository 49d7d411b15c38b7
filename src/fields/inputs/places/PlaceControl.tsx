import { useFormContext } from 'react-hook-form';
import { FieldFrame, controlAttributes } from '../../../widgets/field-frame/FieldFrame.tsx';
import { PlaceSearch } from '../../../widgets/place/PlaceSearch.tsx';
import type { Suggestion } from '../../../widgets/place/usePlaces.ts';
import type { Any } from '../../kind.ts';
import { useKey, type InputProps } from '../control.ts';

interface PlaceControlProps extends Any<InputProps> {
  /** Called with the place chosen among the suggestions. */
  readonly onChoose: (place: Suggestion) => void;
}

/** Text input with a search for places; editing the text clears the ids of the chosen place. */
export function PlaceControl({ name, field, label, prefix, onChoose }: PlaceControlProps) {
  const key = `${prefix}${name}`;
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(key);
  const { setValue } = useFormContext();
  const about = { id, label, isRequired: field.required, error };
  return (
    <FieldFrame {...about}>
      <PlaceSearch
        id={id}
        value={value ?? ''}
        onType={(text) => {
          change(text);
          setValue(`${key}Id`, null, { shouldDirty: true });
        }}
        onChoose={onChoose}
        onBlur={leave}
        hasError={Boolean(error)}
        isReadOnly={isSaving}
        inputRef={ref}
        attributes={controlAttributes(about)}
      />
    </FieldFrame>
  );
}
