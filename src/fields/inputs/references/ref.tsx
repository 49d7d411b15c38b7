import { targetsOf } from '../../../../schema/language/records/references.ts';
import type { InputProps } from '../control.ts';
import { ReferenceInput } from './reference.tsx';
import { useNewRecord } from './useNewRecord.ts';

/** Input of one referenced record; a kind that needs only a name can be added in place. */
export function RefInput(props: InputProps<'ref'> | InputProps<'refOneOf'>) {
  return <ReferenceInput {...props} makers={useNewRecord(props.field)} kinds={targetsOf(props.field)} />;
}
