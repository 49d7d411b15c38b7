import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { addToDay, formatDay, formatShortDay, todayIn } from '../../../../schema/rules/dates.ts';
import type { TalkLine } from '../../../../schema/areas/conversations/calls/talk.ts';
import type { RecordPageProps } from '../../../area.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { LostIcon } from '../../../theme/icons/actions.tsx';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { useNow } from '../../../widgets/moment/useNow.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { TalkActions } from './TalkActions.tsx';
import { TalkEntry } from './TalkEntry.tsx';
import { TalkKinds } from './TalkKinds.tsx';
import { TalkSkeleton } from './TalkSkeleton.tsx';
import { useTalk } from './useTalk.ts';

/** Lines by their day, in their order. */
function byDay(lines: readonly TalkLine[], zone: string): readonly (readonly [string, readonly TalkLine[]])[] {
  const days = new Map<string, TalkLine[]>();
  for (const line of lines) {
    const day = todayIn(zone, line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
}

/** Returns the name of a day: today and yesterday as such. */
function useDayWord(): (day: string) => string {
  const translate = useTranslate();
  const language = useLanguage();
  const today = todayIn(useTimeZone(), useNow());
  const dated = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? formatShortDay : formatDay)(day, language);
  return (day) => {
    if (day === today) return translate('app.talk.today');
    return day === addToDay(today, -1) ? translate('app.talk.yesterday') : dated(day);
  };
}

/** Message for a time line that cannot be shown: of somebody who was deleted, or taken out of the reader's sight, meanwhile. */
function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const translate = useTranslate();
  const { status } = error as Error & { readonly status?: number };
  if (status !== 404) return <LoadFailed onRetry={onRetry} />;
  const [title, lead] = [translate('app.views.live.gone'), translate('app.views.record.gone')];
  return <Message icon={LostIcon} title={title} lead={lead} />;
}

/** Time line of what was said with somebody: calls, mails, enquiries, notes and events, the newest first, day by day. */
export function TalkPage({ entity, record }: RecordPageProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const zone = useTimeZone();
  const dayWord = useDayWord();
  const [of, setOf] = useState<string | null>(null);
  const person = { kind: entity.name, id: record.id };
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTalk(person, of);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const lines = data?.pages.flatMap((page) => page.data) ?? [];
  const isEmpty = !isPending && lines.length === 0 && !hasNextPage;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5, maxWidth: 860 }}>
        <TalkKinds kinds={data?.pages[0]?.kinds ?? []} of={of} onChange={setOf} />
        <TalkActions entity={entity} record={record} />
      </Box>
      {isPending && <TalkSkeleton />}
      {isEmpty && (
        <Message
          icon={EmptyIcon}
          title={translate(of === null ? 'app.talk.none' : 'app.talk.noneOf')}
          lead={
            of === null
              ? translate('app.talk.noneLead', { name: String(record[entity.title] ?? '') })
              : translate('app.talk.noneOfLead')
          }
        />
      )}
      {byDay(lines, zone).map(([day, ofDay]) => (
        <Box component="section" key={day} aria-label={dayWord(day)} sx={{ mb: 2, maxWidth: 860 }}>
          <Box component="h2" sx={{ m: 0, mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600, color: 'ink2' }}>
            {dayWord(day)}
          </Box>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
            {ofDay.map((line) => (
              <TalkEntry key={line.id} line={line} person={person} />
            ))}
          </Box>
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
