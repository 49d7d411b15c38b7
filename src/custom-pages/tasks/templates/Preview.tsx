import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ListedGroup } from '../../../../schema/areas/tasks/calls/taskGroups.ts';
import { formatDay, isDay } from '../../../../schema/rules/dates.ts';
import { dayAtOffset } from '../../../../schema/rules/taskGroups.ts';

interface PreviewProps {
  readonly group: ListedGroup;
  readonly startDay: string | null;
}

/** The tasks that a template makes, each with its day. */
export function Preview({ group, startDay }: PreviewProps) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const { items = [], isWorkingDaysOnly } = group;
  const dayOf = (offset: number) =>
    startDay !== null && isDay(startDay) ? formatDay(dayAtOffset(startDay, offset, isWorkingDaysOnly), language) : '';
  if (items.length === 0) return <Box component="p">{translate('app.taskTemplates.empty')}</Box>;
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={translate('app.taskTemplates.preview')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxHeight: 260,
        overflowY: 'auto',
        border: 1,
        borderColor: 'line',
        borderRadius: 1,
        '& li': { display: 'flex', gap: 1.5, px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'line2' },
        '& li:last-of-type': { borderBottom: 0 },
      }}
    >
      {items.map(({ id, summary, dayOffset }) => (
        <li key={id}>
          <Box component="span" sx={{ flex: 'none', width: 96, fontVariantNumeric: 'tabular-nums' }}>
            {dayOf(dayOffset)}
          </Box>
          <Box component="span" sx={{ color: 'ink', overflowWrap: 'anywhere' }}>
            {summary}
          </Box>
        </li>
      ))}
    </Box>
  );
}
