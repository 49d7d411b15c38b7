import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { DayBounds } from '../../../schema/rules/typedDates.ts';

interface CalendarProps extends DayBounds {
  readonly value: string | null;
  readonly onChange: (day: string) => void;
}

const dayOf = (text: string | undefined) => (text === undefined ? undefined : dayjs(text));

/** A month from which a day is taken, in the language of the page. */
export function Calendar({ value, min, max, onChange }: CalendarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const localeText = {
    previousMonth: translate('app.views.form.previousMonth'),
    nextMonth: translate('app.views.form.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      translate(view === 'year' ? 'app.views.form.chooseDay' : 'app.views.form.chooseYear'),
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language} localeText={localeText}>
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
