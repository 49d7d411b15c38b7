import { useKey, type InputProps } from '../control.ts';
import { PlaceControl } from './PlaceControl.tsx';

/** A place as text, found by a search or written freely: editing the text clears the id of the chosen place. */
export function PlaceInput(props: InputProps<'place'>) {
  const key = `${props.prefix}${props.name}`;
  const text = useKey<string | null>(key);
  const found = useKey<string | null>(`${key}Id`);
  return (
    <PlaceControl
      {...props}
      offered="all"
      onType={() => found.change(null)}
      onChoose={({ placeId, description }) => {
        text.change(description);
        found.change(placeId);
      }}
    />
  );
}
