import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayAt, formatInstant, instantAt, isDay } from '../../../schema/rules/dates.ts';
import { DayField, type DayFieldProps } from './DayField.tsx';
import { TimeField } from './TimeField.tsx';

interface MomentFieldProps extends Omit<DayFieldProps, 'value' | 'onChange' | 'min' | 'max'> {
  /** Milliseconds since the epoch, or null. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** The zone whose clocks are meant. */
  readonly zone: string;
  readonly isWholeDay?: boolean;
}

/** Input of a moment as a day and a time in a zone; for a whole day the time is midnight and has no input. */
export function MomentField({ value, onChange, zone, isWholeDay = false, ...rest }: MomentFieldProps) {
  const translate = useTranslate();
  const [wrong, setWrong] = useState<string | null>(null);
  const day = wrong ?? (value === null ? null : dayAt(value, zone));
  const time = value === null ? '' : formatInstant(value, zone).slice(-5);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <DayField
        {...rest}
        value={day}
        onChange={(next) => {
          const isReal = next !== null && isDay(next);
          setWrong(next === null || isReal ? null : next);
          onChange(isReal ? instantAt(next, isWholeDay ? '00:00' : time || '09:00', zone) : null);
        }}
      />
      {!isWholeDay && (
        <TimeField
          label={translate('app.views.form.time')}
          value={time}
          isDisabled={value === null}
          onChange={(next) => value !== null && next && onChange(instantAt(dayAt(value, zone), next, zone))}
        />
      )}
    </Box>
  );
}
