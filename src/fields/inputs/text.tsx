import OutlinedInput from '@mui/material/OutlinedInput';
import { textLimit } from '../../../schema/fields/text.ts';
import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { ZonePicker } from '../../widgets/zone/ZonePicker.tsx';
import { ColorInput } from './ColorInput.tsx';
import { useKey, type InputProps } from './control.ts';
import { RichInput } from './RichInput.tsx';

const types: Readonly<Record<string, { type: string; inputMode?: 'email' | 'url' }>> = {
  email: { type: 'text', inputMode: 'email' },
  website: { type: 'text', inputMode: 'url' },
  link: { type: 'text', inputMode: 'url' },
};

/** A line, or a text of several lines that grows with what is written. */
function LineInput({ name, field, label, prefix }: InputProps<'text'>) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  return (
    <Labelled {...about}>
      <OutlinedInput
        id={id}
        inputRef={ref}
        size="small"
        fullWidth
        value={value ?? ''}
        readOnly={isSaving}
        error={Boolean(error)}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        autoComplete="off"
        {...(field.isMultiline && { multiline: true, minRows: textLimit(field) > 1000 ? 3 : 2, maxRows: 16 })}
        {...(field.pattern && types[field.pattern])}
        inputProps={controlAttributes(about)}
      />
    </Labelled>
  );
}

/** The name of a time zone, chosen rather than typed. */
function ZoneInput({ name, field, label, prefix }: InputProps<'text'>) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error };
  return (
    <Labelled {...about}>
      <ZonePicker
        id={id}
        value={value}
        onChange={change}
        onBlur={leave}
        mayBeEmpty={!field.required}
        hasError={Boolean(error)}
        inputRef={ref}
        attributes={controlAttributes(about)}
      />
    </Labelled>
  );
}

/** A text, by the control that suits its pattern. */
export function TextInput(props: InputProps<'text'>) {
  if (props.field.isRich) return <RichInput {...props} fallback={LineInput} />;
  if (props.field.pattern === 'hexColor') return <ColorInput {...props} />;
  return props.field.pattern === 'timeZone' ? <ZoneInput {...props} /> : <LineInput {...props} />;
}
