import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { ListAddress } from '../../address/useListState.ts';

interface TimelineToolsProps extends ListAddress {
  readonly hasPeople: boolean;
  readonly onToday: () => void;
}

/** Scale and rows of a timeline, which the address keeps, and the way to today. */
export function TimelineTools({ state, go, hasPeople, onToday }: TimelineToolsProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.timeline.${key}`);
  const { by, range = 'week' } = state;
  const { by: _by, ...others } = state;
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: { xs: 2, md: 2.5 },
        py: 1,
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      <Button onClick={onToday}>{words('today')}</Button>
      <ToggleButtonGroup
        exclusive
        value={range}
        aria-label={words('range')}
        onChange={(_event, next: 'week' | 'month' | null) => next && go({ ...state, range: next })}
      >
        {(['week', 'month'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 1.25 }}>
            {words(one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hasPeople && (
        <ToggleButtonGroup
          exclusive
          value={by ?? 'record'}
          aria-label={words('by')}
          onChange={(_event, next: 'person' | 'record' | null) =>
            next && go(next === 'person' ? { ...state, by: next } : others)
          }
        >
          <ToggleButton value="record" sx={{ px: 1.25 }}>
            {words('byRecord')}
          </ToggleButton>
          <ToggleButton value="person" sx={{ px: 1.25 }}>
            {words('byPerson')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  );
}
