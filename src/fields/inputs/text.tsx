import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { textLimit } from '../../../schema/fields/text.ts';
import { Labelled, controlAttributes } from '../../widgets/labelled/Labelled.tsx';
import { LinkNote } from '../../widgets/link/LinkNote.tsx';
import { ZonePicker } from '../../widgets/zone/ZonePicker.tsx';
import { ColorInput } from './ColorInput.tsx';
import { useKey, type InputProps } from './control.ts';
import { RichInput } from './RichInput.tsx';

const types: Readonly<Record<string, { type: string; inputMode?: 'email' | 'url' }>> = {
  email: { type: 'text', inputMode: 'email' },
  website: { type: 'text', inputMode: 'url' },
  link: { type: 'text', inputMode: 'url' },
};

/**
 * A line, or a text of several lines that grows with what is written. The address of a page is trimmed when it is left, and
 * what somebody has typed is told of below (AB 4).
 */
function LineInput({ name, field, label, prefix }: InputProps<'text'>) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}`);
  const [isTyped, setTyped] = useState(false);
  const page = field.pattern === 'website' || field.pattern === 'link' ? field.pattern : null;
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
        onChange={(event) => {
          setTyped(true);
          change(event.target.value);
        }}
        onBlur={() => {
          const trimmed = value?.trim();
          if (page !== null && trimmed !== undefined && trimmed !== value) change(trimmed);
          leave();
        }}
        autoComplete="off"
        {...(field.isMultiline && { multiline: true, minRows: textLimit(field) > 1000 ? 3 : 2, maxRows: 16 })}
        {...(field.pattern && types[field.pattern])}
        inputProps={controlAttributes(about)}
      />
      {page !== null && <LinkNote pattern={page} text={isTyped ? (value ?? '').trim() : null} />}
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
