import { ColorPicker } from '../../widgets/color/ColorPicker.tsx';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useKey, type InputProps } from './control.ts';

/** A colour, chosen among the swatches or typed in hex. */
export function ColorInput({ name, field, label, prefix }: InputProps<'text'>) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  return (
    <FieldFrame {...about}>
      <ColorPicker
        id={id}
        value={value ?? ''}
        onChange={change}
        onBlur={leave}
        hasError={Boolean(error)}
        isReadOnly={isSaving}
        inputRef={ref}
        label={label}
        attributes={controlAttributes(about)}
      />
    </FieldFrame>
  );
}
