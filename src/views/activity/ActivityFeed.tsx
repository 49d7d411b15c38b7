import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { addToDay, formatShortDay, todayIn } from '../../../schema/rules/dates.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EmptyIcon } from '../../widgets/icons.tsx';
import { useNow } from '../../widgets/moment/useNow.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { Message } from '../../widgets/states/Message.tsx';
import { HistorySkeleton } from '../changes/HistorySkeleton.tsx';
import { FeedLine } from './FeedLine.tsx';
import { groupWrites, type WriteGroup } from './groupWrites.ts';
import { useActivity, type ActivityFilter } from './useActivity.ts';

interface ActivityFeedProps extends ActivityFilter {
  /** Moment up to which the reader has seen the feed; a line separates later writes. */
  readonly seenAt?: number | undefined;
  /** Called with the moment of the newest write that is shown. */
  readonly onShown?: (newest: number) => void;
}

/** Groups by the day on which they were made, the newest first. */
function byDay(groups: readonly WriteGroup[], zone: string): readonly (readonly [string, readonly WriteGroup[]])[] {
  const days = new Map<string, WriteGroup[]>();
  for (const group of groups) {
    const day = todayIn(zone, group[0].at);
    days.set(day, [...(days.get(day) ?? []), group]);
  }
  return [...days];
}

/** The feed of changes, day by day: who did what with which record, as far as the reader may see it. */
export function ActivityFeed({ seenAt, onShown, ...filter }: ActivityFeedProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  const today = todayIn(zone, useNow());
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivity(filter);
  const newest = data?.pages[0]?.data[0]?.at;
  useEffect(() => {
    if (newest !== undefined) onShown?.(newest);
  }, [newest, onShown]);

  if (isPending) return <HistorySkeleton />;
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  const groups = groupWrites(data.pages.flatMap((page) => page.data));
  if (groups.length === 0 && !hasNextPage) {
    return (
      <Message icon={EmptyIcon} title={translate('app.activity.none')} lead={translate('app.activity.noneLead')} />
    );
  }
  const dayWord = (day: string) => {
    if (day === today) return translate('app.activity.today');
    return day === addToDay(today, -1) ? translate('app.activity.yesterday') : formatShortDay(day, language);
  };
  const isOld = ([{ at }]: WriteGroup) => seenAt !== undefined && at <= seenAt;
  const firstOld = groups.find(isOld);
  return (
    <Box sx={{ maxWidth: 860 }}>
      {byDay(groups, zone).map(([day, ofDay]) => (
        <Box component="section" key={day} aria-label={dayWord(day)} sx={{ mb: 1 }}>
          <Box component="h2" sx={{ m: 0, mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600, color: 'ink2' }}>
            {dayWord(day)}
          </Box>
          {ofDay.some((group) => group === firstOld) && firstOld !== groups[0] ? (
            <>
              <Lines groups={ofDay.filter((group) => !isOld(group))} />
              <Box
                sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, color: 'ink3', fontSize: 12 }}
                role="separator"
                aria-label={translate('app.activity.seen')}
              >
                <Box sx={{ flex: 1, height: '1px', bgcolor: 'line' }} />
                {translate('app.activity.seen')}
                <Box sx={{ flex: 1, height: '1px', bgcolor: 'line' }} />
              </Box>
              <Lines groups={ofDay.filter(isOld)} />
            </>
          ) : (
            <Lines groups={ofDay} />
          )}
        </Box>
      ))}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('app.views.list.loadMore')}
        </Button>
      )}
    </Box>
  );
}

function Lines({ groups }: { readonly groups: readonly WriteGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {groups.map((group) => (
        <FeedLine key={group[0].id} group={group} />
      ))}
    </Box>
  );
}
