import type { InputProps } from './control.ts';
import { ReferencesInput } from './references.tsx';
import { useNewEntry } from './useNewEntry.ts';

/** Entries of a small list of the agency; new ones can be made in place. */
export function CataloguesInput(props: InputProps<'catalogues'>) {
  return <ReferencesInput {...props} hasFaces={false} makers={useNewEntry(props.field.type)} />;
}
