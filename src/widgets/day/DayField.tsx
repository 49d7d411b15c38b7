import { CalendarIcon } from '../../theme/icons/areas.tsx';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type Ref } from 'react';
import { formatDay, formatMonth, isDay } from '../../../schema/rules/dates.ts';
import { useFieldAction } from '../field-frame/fieldName.ts';
import { keyboards } from '../keyboard/keyboards.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import {
  parseTypedDate,
  parseTypedMoment,
  parseTypedMonthAsDay,
  type DayBounds,
} from '../../../schema/rules/dates/typedDates.ts';

const Calendar = lazy(() => import('./Calendar.tsx').then(({ Calendar: component }) => ({ default: component })));

export interface DayFieldProps extends DayBounds {
  readonly id: string;
  /** A day (`YYYY-MM-DD`), a text that is none (what was typed, to be corrected), or null. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly hasError?: boolean;
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** Selects months; the value is the first day of the month. */
  readonly isMonth?: boolean;
  /** Receives a day that is typed with a time (`HH:mm`) after it; without it such a text is no day. */
  readonly onMoment?: (day: string, time: string) => void;
}

/** Formats of days, and of months as their first day. */
const precisions = {
  day: { format: formatDay, parse: parseTypedDate, shape: 'app.views.form.dayShape' },
  month: { format: formatMonth, parse: parseTypedMonthAsDay, shape: 'app.views.form.monthShape' },
} as const;

/**
 * A day, typed in any of the forms of AB 5 or taken from a calendar, or a month in the same ways. What is typed is read
 * when the field is left; a text that is none stays, so that it can be corrected.
 */
export function DayField({ id, value, onChange, onBlur, inputRef, hasError, attributes, ...about }: DayFieldProps) {
  const { min, max, isMonth = false, onMoment } = about;
  const { format, parse, shape } = precisions[isMonth ? 'month' : 'day'];
  const translate = useTranslate();
  const language = useLanguage();
  const actionOf = useFieldAction();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const read = (text: string) => {
    setTyped(null);
    const day = parse(text, { min, max }, [language]) ?? parse(text, {}, [language]) ?? (isDay(text) ? text : null);
    const moment = day === null && onMoment ? parseTypedMoment(text, {}, [language]) : null;
    if (moment) return onMoment?.(moment.day, moment.time);
    const next = text.trim() === '' ? null : (day ?? text.trim());
    if (next !== value) onChange(next);
  };

  return (
    <>
      <OutlinedInput
        id={id}
        ref={setAnchor}
        inputRef={inputRef}
        size="small"
        fullWidth
        error={hasError ?? false}
        placeholder={translate(shape)}
        value={typed ?? (value !== null && isDay(value) ? format(value, language) : (value ?? ''))}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== null) read(typed);
          if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
        }}
        onBlur={() => {
          if (typed !== null) read(typed);
          onBlur?.();
        }}
        inputProps={{ ...(isMonth ? keyboards.line : keyboards.decimal), ...attributes }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={actionOf(translate('app.views.form.calendar'))}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <CalendarIcon sx={{ fontSize: 15 }} />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate(`app.views.form.${isMonth ? 'chooseMonth' : 'chooseDay'}`) },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={334} />}>
          <Calendar
            value={value !== null && isDay(value) ? value : null}
            min={min}
            max={max}
            isMonth={isMonth}
            onChange={(day) => {
              setTyped(null);
              setOpen(false);
              onChange(day);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
