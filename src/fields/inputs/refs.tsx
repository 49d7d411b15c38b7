import type { InputProps } from './control.ts';
import { ReferencesInput } from './references.tsx';
import { useNewRecord } from './useNewRecord.ts';

/** Records of the kinds that the field may point to; what needs but a name can be made in place. */
export function RefsInput(props: InputProps<'refs'> | InputProps<'refsOneOf'>) {
  return <ReferencesInput {...props} makers={useNewRecord(props.field)} />;
}
