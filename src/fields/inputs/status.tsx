import type { InputProps } from './control.ts';
import { ReferenceInput } from './reference.tsx';

/** One of the statuses that the agency keeps for this type of work. */
export function StatusInput(props: InputProps<'status'>) {
  return <ReferenceInput {...props} hasFaces={false} />;
}
