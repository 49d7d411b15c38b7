import { MomentField } from '../../widgets/day/MomentField.tsx';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { useKey, type InputProps } from './control.ts';

/** A moment, as a day and a time in the reader's time zone. */
export function InstantInput({ name, field, label, prefix }: InputProps<'instant'>) {
  const zone = useTimeZone();
  const { id, value, change, leave, ref, error } = useKey<number | string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: (field as { required?: boolean }).required, error };
  return (
    <FieldFrame {...about}>
      <MomentField
        id={id}
        value={value}
        onChange={change}
        onBlur={leave}
        zone={zone}
        inputRef={ref}
        hasError={Boolean(error)}
        attributes={controlAttributes(about)}
      />
    </FieldFrame>
  );
}
