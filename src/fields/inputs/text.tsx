import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { patternIn } from '../../../schema/fields/text.ts';
import { pageOfHandle } from '../../../schema/rules/handles.ts';
import { CountryNamePicker } from '../../widgets/country/CountryNamePicker.tsx';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { ZonePicker } from '../../widgets/zone/ZonePicker.tsx';
import { CodeInput } from './CodeInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { useKey, type InputProps } from './control.ts';
import { LineInput } from './LineInput.tsx';
import { LinkInput } from './LinkInput.tsx';
import { RichInput } from './RichInput.tsx';

// The countries come with the rules of their phone numbers.
const CountryCodeInput = lazy(async () => ({
  default: (await import('./places/CountryCodeInput.tsx')).CountryCodeInput,
}));

/** The name of a time zone, chosen rather than typed. */
function ZoneInput({ name, field, label, prefix }: InputProps<'text'>) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error };
  return (
    <FieldFrame {...about}>
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
    </FieldFrame>
  );
}

/** Input for the name of a country, or another text in its place. */
function CountryInput({ name, field, label, prefix }: InputProps<'text'>) {
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  return (
    <FieldFrame {...about}>
      <CountryNamePicker
        id={id}
        value={value}
        onChange={change}
        onBlur={leave}
        hasError={Boolean(error)}
        inputRef={ref}
        attributes={controlAttributes(about)}
      />
    </FieldFrame>
  );
}

/** Input for an account's page, of the platform in its row; a handle is completed to its address. */
function AccountInput(props: InputProps<'text'>) {
  const { field, prefix } = props;
  const said = useWatch({ name: `${prefix}${field.patternBy?.cell}` }) as unknown;
  const pattern = patternIn(field, { [field.patternBy?.cell ?? '']: said });
  return <LineInput {...props} tidy={(text) => pageOfHandle(text, pattern)} />;
}

/** A text, by the control that suits its pattern. */
export function TextInput(props: InputProps<'text'>) {
  const { isRich, pattern } = props.field;
  if (isRich) return <RichInput {...props} fallback={LineInput} />;
  if (pattern === 'hexColor') return <ColorInput {...props} />;
  if (pattern === 'timeZone') return <ZoneInput {...props} />;
  if (pattern === 'currency' || pattern === 'locale') return <CodeInput {...props} of={pattern} />;
  if (pattern === 'country')
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={54} />}>
        <CountryCodeInput {...props} />
      </Suspense>
    );
  if (pattern === 'website' || pattern === 'link') return <LinkInput {...props} pattern={pattern} />;
  if (props.field.suggests === 'country') return <CountryInput {...props} />;
  if (props.field.patternBy) return <AccountInput {...props} />;
  return <LineInput {...props} />;
}
