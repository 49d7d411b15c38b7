import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CalendarFeed } from '../../../../../schema/areas/calendar/calls/feeds.ts';
import { QuietButton } from '../../../../views/list/tools/CopyLink.tsx';
import { YesNoDialog } from '../../../../widgets/dialog/YesNoDialog.tsx';
import { Moment } from '../../../../widgets/moment/Moment.tsx';
import { useFeedName } from './useFeeds.ts';

interface FeedLineProps {
  readonly feed: CalendarFeed;
  readonly onRenew: () => void;
  readonly onRevoke: () => void;
}

type Asked = 'renew' | 'revoke';

/** A feed that the person has made, when it was last read, and how to end it. */
export function FeedLine({ feed, onRenew, onRevoke }: FeedLineProps) {
  const translate = useTranslate();
  const name = useFeedName()(feed);
  const [asked, setAsked] = useState<Asked | null>(null);
  const word = (key: string) => translate(`app.calendar.feeds.${key}`, { name });
  const button = (one: Asked) => (
    <QuietButton aria-label={word(`${one}Of`)} onClick={() => setAsked(one)}>
      {word(one)}
    </QuietButton>
  );
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.75, borderTop: 1, borderColor: 'line2' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ color: 'ink', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
        <Box sx={{ fontSize: 12, color: 'ink3' }}>
          {word(`details.${feed.detail}`)}
          {' · '}
          {feed.lastReadAt === null ? (
            word('neverRead')
          ) : (
            <>
              {word('lastRead')} <Moment at={feed.lastReadAt} />
            </>
          )}
        </Box>
      </Box>
      {button('renew')}
      {button('revoke')}
      <YesNoDialog
        isOpen={asked !== null}
        title={word(`${asked ?? 'revoke'}Of`)}
        question={word(`${asked ?? 'revoke'}Question`)}
        onDecide={(isYes) => {
          setAsked(null);
          if (isYes) (asked === 'renew' ? onRenew : onRevoke)();
        }}
      />
    </Box>
  );
}
