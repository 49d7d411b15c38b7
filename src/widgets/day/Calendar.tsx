import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { adapterOf } from './weekAdapters.ts';
import { useFirstWeekday } from '../../authProvider/useFirstWeekday.ts';
import type { DayBounds } from '../../../schema/rules/dates/typedDates.ts';

interface CalendarProps extends DayBounds {
  readonly value: string | null;
  readonly onChange: (day: string) => void;
  /** A month is chosen: the answer is the first day of it. */
  readonly isMonth?: boolean;
  /** It stands on a page, and does not take the focus. */
  readonly isQuiet?: boolean;
}

const dayOf = (text: string | undefined) => (text === undefined ? undefined : dayjs(text));

const views = { day: ['year', 'day'], month: ['year', 'month'] } as const;

/** A month from which a day is taken, or a year from which a month is, in the language of the page. */
export function Calendar({ value, min, max, onChange, isMonth = false, isQuiet = false }: CalendarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const firstWeekday = useFirstWeekday();
  const chooseSmaller = isMonth ? 'app.views.form.chooseMonth' : 'app.views.form.chooseDay';
  const localeText = {
    previousMonth: translate('app.views.form.previousMonth'),
    nextMonth: translate('app.views.form.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      translate(view === 'year' ? chooseSmaller : 'app.views.form.chooseYear'),
  };
  return (
    <LocalizationProvider dateAdapter={adapterOf[firstWeekday]} adapterLocale={language} localeText={localeText}>
      <DateCalendar
        autoFocus={!isQuiet}
        views={views[isMonth ? 'month' : 'day']}
        openTo={isMonth ? 'month' : 'day'}
        value={value === null ? null : dayjs(value)}
        {...(min !== undefined && { minDate: dayOf(min) })}
        {...(max !== undefined && { maxDate: dayOf(max) })}
        onChange={(day, state) => {
          if (day && state === 'finish') onChange(day.format(isMonth ? 'YYYY-MM-01' : 'YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}
