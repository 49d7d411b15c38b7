import type { InputProps } from '../control.ts';
import { ReferenceInput } from './reference.tsx';
import { useNewEntry } from './useNewEntry.ts';

/** Entries of a small list of the agency; new ones can be made in place. */
export function CataloguesInput(props: InputProps<'catalogues'>) {
  return <ReferenceInput {...props} isMany hasFaces={false} makers={useNewEntry(props.field.type)} />;
}
