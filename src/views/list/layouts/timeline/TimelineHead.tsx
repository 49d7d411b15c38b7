import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { formatMonth } from '../../../../../schema/rules/dates.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';

/** Height of the head in pixels. */
export const headHeight = 44;

const Frame = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateRows: '22px 22px',
  width: 'max-content',
  height: headHeight,
  fontSize: 12,
  color: theme.palette.ink3,
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.line}`,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { overflow: 'hidden', whiteSpace: 'nowrap', lineHeight: '22px' },
  '& > [data-corner]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    gridRow: '1 / 3',
    background: theme.palette.background.paper,
    borderRight: `1px solid ${theme.palette.line}`,
  },
  // What is hidden would scroll by itself, and the name of the month not stay in sight.
  '& > [data-month]': { overflow: 'clip', color: theme.palette.ink2, fontWeight: 560 },
  '& > [data-month] > span': { position: 'sticky', left: 'calc(var(--name) + 6px)', padding: '0 6px' },
  '& > [data-day]': { textAlign: 'center' },
  '& > [data-today]': { color: theme.palette.primary.main, fontWeight: 640 },
}));

/** The days of a month that follow each other, by their index. */
function monthsOf(days: readonly string[]) {
  const months: { readonly day: string; readonly from: number; count: number }[] = [];
  for (const [index, day] of days.entries()) {
    const last = months.at(-1);
    if (last?.day.slice(0, 7) === day.slice(0, 7)) last.count += 1;
    else months.push({ day, from: index, count: 1 });
  }
  return months;
}

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

interface TimelineHeadProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly scale: 'week' | 'month';
  /** Columns of the grid. */
  readonly template: string;
}

/** Months and days above a timeline; where days are narrow, only the first one of a week is named. */
export const TimelineHead = memo(function TimelineHead({ days, today, scale, template }: TimelineHeadProps) {
  const language = useLanguage();
  return (
    <Frame aria-hidden style={{ gridTemplateColumns: template }}>
      <span data-corner />
      {monthsOf(days).map(({ day, from, count }) => (
        <span key={day} data-month style={{ gridRow: 1, gridColumn: `${from + 2} / span ${count}` }}>
          <span>{formatMonth(day, language)}</span>
        </span>
      ))}
      {days.map((day, index) =>
        scale === 'week' || isMonday(day) ? (
          <span
            key={day}
            data-day
            data-today={day === today || undefined}
            style={{ gridRow: 2, gridColumn: `${index + 2} / span ${scale === 'week' ? 1 : 2}` }}
          >
            {Number(day.slice(8))}
          </span>
        ) : null,
      )}
    </Frame>
  );
});
