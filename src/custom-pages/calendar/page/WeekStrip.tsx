import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { startOfWeek } from '../../../../schema/rules/calendar.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import { useFirstWeekday } from '../../../authProvider/useFirstWeekday.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { dayFormatOf } from './dayWords.ts';
import type { CalendarAddress } from './useCalendarState.ts';

const Day = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  flex: 1,
  minHeight: 44,
  padding: '4px 0',
  borderRadius: 8,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '& > span:first-of-type': { fontSize: 11, color: theme.palette.ink3 },
  '&[data-today]': { color: theme.palette.primary.main, fontWeight: 650 },
  '&[aria-pressed="true"]': { background: theme.palette.accentSoft, color: theme.palette.primary.main },
}));

/** The week of the day that a phone shows, to go from one day to another. */
export function WeekStrip({ state: { day }, today, go }: CalendarAddress) {
  const translate = useTranslate();
  const language = useLanguage();
  const first = startOfWeek(day, useFirstWeekday());
  const weekday = dayFormatOf(language, { weekday: 'short' });
  const whole = dayFormatOf(language, { weekday: 'short', day: 'numeric', month: 'long' });
  return (
    <Box
      role="group"
      aria-label={translate('app.calendar.week')}
      sx={{
        flex: 'none',
        display: 'flex',
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      {[0, 1, 2, 3, 4, 5, 6].map((count) => {
        const one = addToDay(first, count);
        return (
          <Day
            key={one}
            aria-label={whole(one)}
            aria-pressed={one === day}
            data-today={one === today || undefined}
            onClick={() => go({ day: one })}
          >
            <span>{weekday(one)}</span> <span>{Number(one.slice(8))}</span>
          </Day>
        );
      })}
    </Box>
  );
}
