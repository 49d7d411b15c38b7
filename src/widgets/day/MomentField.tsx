import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { dayAt, formatInstant, instantAt, isDay } from '../../../schema/rules/dates.ts';
import { DayField, type DayFieldProps } from './DayField.tsx';
import { TimeField } from './TimeField.tsx';

interface MomentFieldProps extends Omit<DayFieldProps, 'value' | 'onChange' | 'min' | 'max'> {
  /** Milliseconds since the epoch, a text that is no moment (what was typed, to be corrected), or null. */
  readonly value: number | string | null;
  readonly onChange: (value: number | string | null) => void;
  /** The zone whose clocks are meant. */
  readonly zone: string;
  readonly isWholeDay?: boolean;
}

/**
 * Input of a moment as a day and a time in a zone, also typed together; for a whole day the time is midnight and has no
 * input.
 */
export function MomentField({ value, onChange, zone, isWholeDay = false, ...rest }: MomentFieldProps) {
  const translate = useTranslate();
  const moment = typeof value === 'number' ? value : null;
  const day = moment === null ? (value as string | null) : dayAt(moment, zone);
  const time = moment === null ? '' : formatInstant(moment, zone).slice(-5);
  const setDay = (next: string, at: string) => onChange(instantAt(next, isWholeDay ? '00:00' : at, zone));
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <DayField
        {...rest}
        value={day}
        onChange={(next) => (next !== null && isDay(next) ? setDay(next, time || '09:00') : onChange(next))}
        onMoment={setDay}
      />
      {!isWholeDay && (
        <TimeField
          label={translate('app.views.form.time')}
          value={time}
          isDisabled={moment === null}
          onChange={(next) => moment !== null && next && onChange(instantAt(dayAt(moment, zone), next, zone))}
        />
      )}
    </Box>
  );
}
