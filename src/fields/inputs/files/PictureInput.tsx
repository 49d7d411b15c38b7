import { useWatch } from 'react-hook-form';
import { controlAttributes, FieldFrame } from '../../../widgets/field-frame/FieldFrame.tsx';
import { PictureField } from '../../../widgets/upload/PictureField.tsx';
import { useLimitWords } from '../../../widgets/upload/useLimitWords.ts';
import { useKey, type InputProps } from '../control.ts';

/** The picture of a record: how it looks now, a place to choose or drop another one, and how to take it away. */
export function PictureInput({ resource, name, field, label, prefix, record }: InputProps<'file'>) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}Id`);
  const title = String(useWatch({ name: 'displayName' }) ?? '');
  const about = { id, label, isRequired: field.required, error, hint: useLimitWords(field) };
  return (
    <FieldFrame {...about}>
      <PictureField
        id={id}
        inputRef={ref}
        of={{ id: record?.id ?? 'new', displayName: title, kind: resource }}
        options={field}
        value={value}
        onChange={change}
        onBlur={leave}
        isDisabled={isSaving}
        attributes={controlAttributes(about)}
      />
    </FieldFrame>
  );
}
