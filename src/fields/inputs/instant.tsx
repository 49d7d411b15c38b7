import { useWatch } from 'react-hook-form';
import { isTimeZone } from '../../../schema/rules/dates.ts';
import { MomentField } from '../../widgets/day/MomentField.tsx';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { useKey, type InputProps } from './control.ts';

/** Returns the moment at which a minute began. */
const startOfMinute = (at: number) => at - (at % 60_000);

/** A moment, as a day and a time in the reader's time zone, or in that of another field of the form. */
export function InstantInput({ name, field, label, prefix }: InputProps<'instant'>) {
  const own = useTimeZone();
  const chosen = useWatch({ name: `${prefix}${field.zone ?? 'none'}`, disabled: field.zone === undefined }) as unknown;
  const zone = typeof chosen === 'string' && isTimeZone(chosen) ? chosen : own;
  const { id, value, change, leave, ref, error } = useKey<number | string | null>(`${prefix}${name}`);
  const about = { id, label, isRequired: (field as { required?: boolean }).required, error };
  return (
    <FieldFrame {...about}>
      <MomentField
        {...(field.startsNow && value == null && { onFocus: () => change(startOfMinute(Date.now())) })}
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
