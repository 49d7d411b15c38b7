import type { ReachedFrom } from '../../dataProvider/types.ts';
import { useOptions } from '../useOptions.ts';
import type { InputProps } from './control.ts';
import { ReferenceInput } from './references/reference.tsx';

/** One of the statuses that the agency keeps for this type of work; of a new record, the one that it starts in if none is chosen. */
export function StatusInput(props: InputProps<'status'>) {
  const { resource, name, record } = props;
  const { reachedFrom } = props.field as { readonly reachedFrom?: ReachedFrom };
  // A new record without one starts in the first.
  const isNew = record === null && reachedFrom !== undefined;
  const { options } = useOptions(resource, name, isNew, { keyword: '', ...reachedFrom });
  const first = isNew ? options[0]?.displayName : undefined;
  return <ReferenceInput {...props} hasFaces={false} {...(first !== undefined && { placeholder: first })} />;
}
