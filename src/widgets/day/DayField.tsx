import { CalendarIcon } from '../../theme/icons/areas.tsx';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type Ref } from 'react';
import { formatDay, isDay } from '../../../schema/rules/dates.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { parseTypedDate, type DayBounds } from '../../../schema/rules/typedDates.ts';

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
}

const shownAs = (value: string | null, language: string) =>
  value !== null && isDay(value) ? formatDay(value, language) : (value ?? '');

/**
 * A day, typed in any of the forms of AB 5 or taken from a calendar. What is typed is read when the field is left; a
 * text that is no day stays, so that it can be corrected.
 */
export function DayField({ id, value, onChange, onBlur, inputRef, hasError, attributes, min, max }: DayFieldProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const read = (text: string) => {
    setTyped(null);
    const day =
      parseTypedDate(text, { min, max }, [language]) ??
      parseTypedDate(text, {}, [language]) ??
      (isDay(text) ? text : null);
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
        placeholder={translate('app.views.form.dayShape')}
        autoComplete="off"
        value={typed ?? shownAs(value, language)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== null) read(typed);
          if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
        }}
        onBlur={() => {
          if (typed !== null) read(typed);
          onBlur?.();
        }}
        inputProps={attributes ?? {}}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('app.views.form.calendar')}
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
      >
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={334} />}>
          <Calendar
            value={value !== null && isDay(value) ? value : null}
            min={min}
            max={max}
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
