import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { calendarRanges, stepDay, type CalendarRange, type DayRange } from '../../../../schema/rules/calendar.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { NextIcon, PreviousIcon } from '../../../widgets/icons.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { CalendarFilters } from './CalendarFilters.tsx';
import { rangeWords } from './dayWords.ts';
import { narrowRanges, type CalendarAddress } from './useCalendarState.ts';

interface CalendarHeadProps extends CalendarAddress {
  readonly days: DayRange;
  readonly isOfOne: boolean;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** The head of a calendar: which days it shows, how, and of what. */
export function CalendarHead({ state, today, go, days, isOfOne, children }: CalendarHeadProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const isNarrow = useIsNarrow();
  const { range, day } = state;
  const ranges = isNarrow ? narrowRanges : calendarRanges;
  const isToday = range === 'agenda' ? day === today : days.from <= today && days.to >= today;
  const step = (count: 1 | -1) => {
    const label = translate(`app.calendar.${count === 1 ? 'next' : 'previous'}.${range}`);
    const Icon = count === 1 ? NextIcon : PreviousIcon;
    return (
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => go({ day: stepDay(range, day, count) })}>
          <Icon style={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 2.5 },
        py: 1,
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      <Button size="small" disabled={isToday} onClick={() => go({ day: today })}>
        {translate('app.calendar.today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        {step(-1)}
        {step(1)}
      </Box>
      <Box
        component="p"
        aria-live="polite"
        sx={{ m: 0, mr: 'auto', fontSize: 15, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {rangeWords(range, day, days, language)}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: { xs: '100%', lg: 'auto' }, minWidth: 0 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CalendarFilters state={state} go={go} isOfOne={isOfOne} />
        </Box>
        <ToggleButtonGroup
          exclusive
          value={range}
          aria-label={translate('app.calendar.range')}
          sx={{ flex: 'none' }}
          onChange={(_event, next: CalendarRange | null) => next && next !== range && go({ range: next })}
        >
          {ranges.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.25 }}>
              {translate(`app.calendar.ranges.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {children}
      </Box>
    </Box>
  );
}
