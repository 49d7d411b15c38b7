import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { addToDay } from '../../../schema/rules/dates.ts';
import { taskLimit } from '../../../schema/rules/limits.ts';
import type { RecurrenceEnd } from '../../../schema/rules/recurrence.ts';
import { DayField } from '../day/DayField.tsx';
import { Count } from './Count.tsx';

/** Number of times, and of months, with which the other way to end starts. */
const timesAtFirst = 10;
const monthsAtFirst = 3;

interface EndChoiceProps {
  readonly end: RecurrenceEnd;
  /** The first day. */
  readonly first: string;
  readonly onChange: (end: RecurrenceEnd) => void;
}

/** End of a series: on a day, or after a number of times. */
export function EndChoice({ end, first, onChange }: EndChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const choose = (type: RecurrenceEnd['type']) =>
    onChange(type === 'ON' ? { type, date: addToDay(first, monthsAtFirst, 'month') } : { type, count: timesAtFirst });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Select
        size="small"
        value={end.type}
        inputProps={{ 'aria-label': translate('app.recurrence.end') }}
        onChange={({ target }) => choose(target.value)}
        sx={{ flex: 'none' }}
      >
        <MenuItem value="AFTER">{translate('app.recurrence.ends.AFTER')}</MenuItem>
        <MenuItem value="ON">{translate('app.recurrence.ends.ON')}</MenuItem>
      </Select>
      {end.type === 'AFTER' ? (
        <>
          <Count
            label={translate('app.recurrence.count')}
            value={end.count}
            max={taskLimit}
            onChange={(count) => onChange({ type: 'AFTER', count })}
          />
          <span>{translate('app.recurrence.timesWord', { smart_count: end.count })}</span>
        </>
      ) : (
        <DayField
          id={id}
          value={end.date}
          min={first}
          attributes={{ 'aria-label': translate('app.recurrence.lastDay') }}
          onChange={(date) => onChange({ type: 'ON', date: date ?? first })}
        />
      )}
    </Box>
  );
}
