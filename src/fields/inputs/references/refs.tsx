import { targetsOf } from '../../../../schema/language/records/references.ts';
import type { InputProps } from '../control.ts';
import { ReferenceInput } from './reference.tsx';
import { useNewRecord } from './useNewRecord.ts';

/** Input of referenced records; a kind that needs only a name can be added in place. */
export function RefsInput(props: InputProps<'refs'> | InputProps<'refsOneOf'>) {
  return <ReferenceInput {...props} isMany makers={useNewRecord(props.field)} kinds={targetsOf(props.field)} />;
}
