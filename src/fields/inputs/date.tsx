import { latestDay } from '../../../schema/fields/date.ts';
import { DayField } from '../../widgets/day/DayField.tsx';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useToday } from '../../widgets/moment/useToday.ts';
import { useKey, type InputProps } from './control.ts';

/** Input of a day or a month, typed or chosen; a past event cannot be in the future (AB 5). */
export function DateInput({ name, field, label, prefix }: InputProps<'date'>) {
  const today = useToday();
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const latest = latestDay(field, today);
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  return (
    <FieldFrame {...about}>
      <DayField
        id={id}
        value={value}
        onChange={change}
        onBlur={leave}
        inputRef={ref}
        hasError={Boolean(error)}
        attributes={controlAttributes(about)}
        isMonth={field.isMonth ?? false}
        {...(latest !== undefined && { max: latest })}
      />
    </FieldFrame>
  );
}
