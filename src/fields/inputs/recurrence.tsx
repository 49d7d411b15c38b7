import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { firstDayOf } from '../../../schema/fields/recurrence.ts';
import { writtenZonedKeys } from '../../../schema/fields/zoned.ts';
import type { RecurrenceSetting } from '../../../schema/rules/recurrence.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useToday } from '../../widgets/moment/useToday.ts';
import { RecurrenceEditor } from '../../widgets/recurrence/RecurrenceEditor.tsx';
import { recurrenceSentence } from '../../widgets/recurrence/sentence.ts';
import { useKey, type InputProps } from './control.ts';
import { NextDates } from './NextDates.tsx';

/** Rule by which a record repeats, as a sentence and with its next dates. */
export function RecurrenceInput({ resource, name, field, label, prefix, record }: InputProps<'recurrence'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const today = useToday();
  const { id, value, change, leave, ref, error } = useKey<RecurrenceSetting | null>(`${prefix}${name}`);
  const keys = field.of.flatMap(writtenZonedKeys);
  const values: readonly unknown[] = useWatch({ name: keys.map((key) => `${prefix}${key}`) });
  const day = firstDayOf(field, Object.fromEntries(keys.map((key, index) => [key, values[index]])));
  const isUndated = day === null && value === null;
  const hint = isUndated ? translate('app.recurrence.undated') : undefined;
  const about = { id, label, isRequired: field.required, error, hint };
  return (
    <FieldFrame {...about}>
      <RecurrenceEditor
        id={id}
        value={value}
        onChange={change}
        onBlur={leave}
        day={day}
        today={today}
        inputRef={ref}
        hasError={Boolean(error)}
        attributes={controlAttributes(about)}
      />
      {value && day !== null && (
        <Box aria-live="polite" sx={{ mt: 1, display: 'grid', gap: 0.5 }}>
          <span>{recurrenceSentence(value, day, language, translate)}</span>
          <NextDates resource={resource} name={name} of={field.of} value={value} id={record?.id ?? null} />
        </Box>
      )}
    </FieldFrame>
  );
}
