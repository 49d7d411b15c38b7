import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { OpenedFeed } from '../../../../../schema/areas/calendar/calls/feeds.ts';
import type { FeedDetail, FeedScope } from '../../../../../schema/areas/calendar/feeds.ts';
import type { CalendarView } from '../../../../../schema/rules/calendar.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { PlainChoice } from '../../../../widgets/picker/PlainChoice.tsx';
import { FeedLine } from './FeedLine.tsx';
import { NewLink } from './NewLink.tsx';
import { useFeedDetails, useFeedName, useFeeds, useFeedScopes, useFeedWords } from './useFeeds.ts';

/** The calendar at which feeds are managed. */
export interface FeedsPlace {
  readonly view: CalendarView;
  readonly personId: string | undefined;
}

/** Links by which other calendar programs follow a calendar: makes them, and lists those that there are. */
export function FeedsOut({ view, personId }: FeedsPlace) {
  const translate = useTranslate();
  const client = useClient();
  const complain = useFailureNotice();
  const wordsOf = useFeedWords();
  const nameOf = useFeedName();
  const scopes = useFeedScopes(personId !== undefined);
  const details = useFeedDetails();
  const { feeds = [], reread } = useFeeds();
  const [scope, setScope] = useState<FeedScope>(personId === undefined ? view : 'PERSON');
  const [detail, setDetail] = useState<FeedDetail>('NO_MONEY');
  const [opened, setOpened] = useState<OpenedFeed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const word = (key: string) => translate(`app.calendar.feeds.${key}`);
  const known = feeds.find(
    (one) => one.scope === scope && one.detail === detail && (scope !== 'PERSON' || one.person?.['id'] === personId),
  );
  const run = async (work: () => Promise<OpenedFeed | null>) => {
    setBusy(true);
    try {
      setOpened(await work());
      await reread();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  const make = () =>
    client.ask('POST /client/v1/calendar/feeds', {
      body: { scope, detail, words: wordsOf(), ...(scope === 'PERSON' && personId !== undefined && { personId }) },
    });
  const renew = (id: string) => client.ask('POST /client/v1/calendar/feeds/{id}/renew', { params: { id } });
  const revoke = async (id: string) => {
    await client.ask('DELETE /client/v1/calendar/feeds/{id}', { params: { id } });
    return opened?.id === id ? null : opened;
  };
  return (
    <>
      <Box component="p" sx={{ m: 0 }}>
        {word('lead')}
      </Box>
      <PlainChoice
        label={word('scope')}
        value={scope}
        choices={scopes.map((value) => ({ value, label: word(`scopes.${value}`) }))}
        onChange={(value) => setScope(value as FeedScope)}
      />
      <PlainChoice
        label={word('detail')}
        value={detail}
        choices={details.map((value) => ({ value, label: word(`details.${value}`) }))}
        onChange={(value) => setDetail(value as FeedDetail)}
      />
      <Box>
        <Button
          variant="contained"
          color="primary"
          disabled={isBusy || known !== undefined}
          onClick={() => void run(make)}
        >
          {word('make')}
        </Button>
        {known && !opened && (
          <Box component="p" sx={{ m: 0, mt: 0.75, fontSize: 12, color: 'ink3' }}>
            {word('known')}
          </Box>
        )}
      </Box>
      {opened && <NewLink url={opened.url} name={nameOf(opened)} />}
      {feeds.length > 0 && (
        <Box component="section">
          <Box component="h3" sx={{ m: '0 0 4px', fontSize: 13, fontWeight: 600, color: 'ink' }}>
            {word('own')}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {feeds.map((feed) => (
              <FeedLine
                key={feed.id}
                feed={feed}
                onRenew={() => void run(() => renew(feed.id))}
                onRevoke={() => void run(() => revoke(feed.id))}
              />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
