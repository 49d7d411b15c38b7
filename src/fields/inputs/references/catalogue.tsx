import type { InputProps } from '../control.ts';
import { ReferenceInput } from './reference.tsx';
import { useNewEntry } from './useNewEntry.ts';

/** One entry of a small list of the agency; a new one can be made in place. */
export function CatalogueInput(props: InputProps<'catalogue'>) {
  return <ReferenceInput {...props} hasFaces={false} makers={useNewEntry(props.field.type)} />;
}
