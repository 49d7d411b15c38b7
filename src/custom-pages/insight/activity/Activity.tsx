import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activitySeenKey, type ActivitySeen } from '../../../../schema/areas/insight/activity.ts';
import { addToDay, startOfDay, todayIn } from '../../../../schema/rules/dates.ts';
import { ActivityFeed } from '../../../views/activity/ActivityFeed.tsx';
import { useNow } from '../../../widgets/moment/useNow.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';

const spans = ['all', 'lastVisit', 'yesterday'] as const;
type Span = (typeof spans)[number];

/** The feed of what changed in the agency, with what is new since the reader was last here. */
export function Activity() {
  const translate = useTranslate();
  const zone = useTimeZone();
  const today = todayIn(zone, useNow());
  const [seen, setSeen] = useStore<ActivitySeen | null>(activitySeenKey, null);
  // What was new when the page was opened stays so while it is open.
  const [seenAt] = useState(seen?.at);
  const [search, setSearch] = useSearchParams();
  const asked = spans.find((span) => span === search.get('since')) ?? 'all';
  const onShown = useCallback(
    (newest: number) => {
      if (seen === null || newest > seen.at) setSeen({ at: newest });
    },
    [seen, setSeen],
  );
  const froms: Record<Span, number | undefined> = {
    all: undefined,
    lastVisit: seenAt,
    yesterday: startOfDay(addToDay(today, -1), zone),
  };
  const from = froms[asked];
  return (
    <Box sx={{ flex: 1, overflow: 'auto' }}>
      <Box sx={{ p: { xs: 2, md: 2.5 } }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={asked}
          aria-label={translate('app.activity.since')}
          onChange={(_event, span: Span | null) => {
            if (span !== null) setSearch(span === 'all' ? {} : { since: span }, { replace: true });
          }}
          sx={{ mb: 2.5 }}
        >
          {spans
            .filter((span) => span !== 'lastVisit' || seenAt !== undefined)
            .map((span) => (
              <ToggleButton key={span} value={span}>
                {translate(`app.activity.spans.${span}`)}
              </ToggleButton>
            ))}
        </ToggleButtonGroup>
        <ActivityFeed seenAt={seenAt} onShown={onShown} {...(from !== undefined && { from })} />
      </Box>
    </Box>
  );
}
