import { targetsOf } from '../../../schema/language/registry.ts';
import type { InputProps } from './control.ts';
import { ReferenceInput } from './reference.tsx';
import { useNewRecord } from './useNewRecord.ts';

/** Records of the kinds that the field may point to; what needs but a name can be made in place. */
export function RefsInput(props: InputProps<'refs'> | InputProps<'refsOneOf'>) {
  return <ReferenceInput {...props} isMany makers={useNewRecord(props.field)} kinds={targetsOf(props.field)} />;
}
