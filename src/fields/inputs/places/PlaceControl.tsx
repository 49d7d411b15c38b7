import { FieldFrame, controlAttributes } from '../../../widgets/field-frame/FieldFrame.tsx';
import { PlaceSearch } from '../../../widgets/place/PlaceSearch.tsx';
import type { PlacesOffered, Suggestion } from '../../../widgets/place/usePlaces.ts';
import type { Any } from '../../kind.ts';
import { useKey, type InputProps } from '../control.ts';

interface PlaceControlProps extends Any<InputProps> {
  readonly offered: PlacesOffered;
  /** Called after typing, when the text no longer is that of the chosen place. */
  readonly onType: () => void;
  /** Called with the place chosen among the suggestions. */
  readonly onChoose: (place: Suggestion) => void;
}

/** Text input with a search for places. */
export function PlaceControl({ name, field, label, prefix, offered, onType, onChoose }: PlaceControlProps) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  return (
    <FieldFrame {...about}>
      <PlaceSearch
        id={id}
        value={value ?? ''}
        offered={offered}
        onType={(text) => {
          change(text);
          onType();
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
