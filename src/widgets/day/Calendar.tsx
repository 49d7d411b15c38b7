import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { useLocaleState } from 'ra-core';
import type { DayBounds } from '../../../schema/rules/typedDates.ts';

interface CalendarProps extends DayBounds {
  readonly value: string | null;
  readonly onChange: (day: string) => void;
}

const dayOf = (text: string | undefined) => (text === undefined ? undefined : dayjs(text));

/** A month from which a day is taken. */
export function Calendar({ value, min, max, onChange }: CalendarProps) {
  const [locale] = useLocaleState();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateCalendar
        autoFocus
        value={value === null ? null : dayjs(value)}
        {...(min !== undefined && { minDate: dayOf(min) })}
        {...(max !== undefined && { maxDate: dayOf(max) })}
        onChange={(day, state) => {
          if (day && state === 'finish') onChange(day.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}
