import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { repeats, settledRecurrence, type RecurrenceSetting, type Repeat } from '../../../schema/rules/recurrence.ts';
import { CustomRule } from './CustomRule.tsx';
import { EndChoice } from './EndChoice.tsx';
import { useRecurrenceWords, weekdayOf } from './sentence.ts';

const never = 'NEVER';

/** Number of times that a new series repeats. */
const timesAtFirst = 10;

/** Returns the setting after another repeat was chosen: its end stays, and a custom one starts as the rule was. */
function withRepeat(repeat: Repeat, before: RecurrenceSetting | null, day: string): RecurrenceSetting {
  const end = before?.end ?? { type: 'AFTER' as const, count: timesAtFirst };
  if (repeat !== 'CUSTOM') return settledRecurrence({ repeat, end }) as RecurrenceSetting;
  const { interval = 1, unit = 'WEEKS', weekdays = null, monthly = null } = before ?? {};
  const days = unit === 'WEEKS' ? (weekdays ?? [weekdayOf(day)]) : null;
  return { repeat, interval, unit, weekdays: days, monthly, end };
}

interface RecurrenceEditorProps {
  readonly id: string;
  readonly value: RecurrenceSetting | null;
  readonly onChange: (value: RecurrenceSetting | null) => void;
  readonly onBlur: () => void;
  /** The first day; null while there is none, and nothing can repeat. */
  readonly day: string | null;
  readonly today: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly hasError: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Rule by which something repeats: the usual ones in a word, any other one by its parts, and when it ends. */
export function RecurrenceEditor(props: RecurrenceEditorProps) {
  const { id, value, onChange, onBlur, day, today, inputRef, hasError, attributes } = props;
  const translate = useTranslate();
  const from = day ?? today;
  const words = useRecurrenceWords(from);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Select
          labelId={`${id}-label`}
          id={id}
          inputRef={inputRef}
          size="small"
          fullWidth
          error={hasError}
          // A rule without a date would repeat nothing.
          disabled={day === null && value === null}
          value={value?.repeat ?? never}
          onChange={({ target }) =>
            onChange(target.value === never ? null : withRepeat(target.value as Repeat, value, from))
          }
          onBlur={onBlur}
          SelectDisplayProps={attributes}
        >
          <MenuItem value={never}>{translate('app.recurrence.never')}</MenuItem>
          {repeats.map((repeat) => (
            <MenuItem key={repeat} value={repeat}>
              {translate(`app.recurrence.repeats.${repeat}`, { ...words })}
            </MenuItem>
          ))}
        </Select>
        {value && <EndChoice end={value.end} first={from} onChange={(end) => onChange({ ...value, end })} />}
      </Box>
      {value?.repeat === 'CUSTOM' && <CustomRule value={value} day={from} onChange={onChange} />}
    </Box>
  );
}
