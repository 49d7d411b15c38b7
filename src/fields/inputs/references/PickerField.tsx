import { useId } from 'react';
import type { Reference } from '../../../../schema/fields/field.ts';
import { controlAttributes, FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { ReferencePicker } from './ReferencePicker.tsx';

interface PickerFieldProps {
  readonly label: string;
  /** The kind and its field whose options are offered. */
  readonly resource: string;
  readonly field: string;
  readonly isMany?: boolean;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly value: readonly Reference[];
  readonly onChange: (chosen: readonly Reference[]) => void;
}

/** A choice of people outside of a form of records, with its name above and what is wrong with it below. */
export function PickerField(props: PickerFieldProps) {
  const { label, resource, field, isMany = false, isRequired, error, hint, value, onChange } = props;
  const id = useId();
  const about = { id, isRequired, error, hint };
  return (
    <FieldFrame {...about} label={label}>
      <ReferencePicker
        // Another field has choices of its own.
        key={field}
        id={id}
        resource={resource}
        field={field}
        isMany={isMany}
        hasFaces
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
        inputRef={null}
        hasError={error !== undefined}
        attributes={controlAttributes(about)}
        makers={[]}
      />
    </FieldFrame>
  );
}
