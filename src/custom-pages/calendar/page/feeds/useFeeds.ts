import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { canField } from '../../../../../schema/access/can.ts';
import type { CalendarFeed } from '../../../../../schema/areas/calendar/calls/feeds.ts';
import { feedDetails, type FeedDetail, type FeedScope } from '../../../../../schema/areas/calendar/feeds.ts';
import { registry } from '../../../../../schema/index.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';

const feedsKey = 'calendarFeeds';

/** Reads the feeds of the person who is signed in. */
export function useFeeds() {
  const client = useClient();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: [feedsKey],
    queryFn: ({ signal }) => client.ask('GET /client/v1/calendar/feeds', { signal }),
  });
  return { feeds: data?.data, error, reread: () => queries.invalidateQueries({ queryKey: [feedsKey] }) };
}

/** Returns the calendars of which the person may make a feed. */
export function useFeedScopes(hasPerson: boolean): readonly FeedScope[] {
  const actor = useActor();
  const mayOpen = canField(actor, 'CALENDAR') !== 'none';
  return [...(hasPerson ? (['PERSON'] as const) : []), 'PERSONAL', ...(mayOpen ? (['AGENCY', 'SCOUT'] as const) : [])];
}

/** Returns the details that differ for the person: without the right to amounts, there is none with them. */
export function useFeedDetails(): readonly FeedDetail[] {
  const actor = useActor();
  return feedDetails.filter((detail) => detail !== 'FULL' || canField(actor, 'FINANCE') !== 'none');
}

/** Returns the words that a feed is written with. */
export function useFeedWords(): () => Record<string, string> {
  const translate = useTranslate();
  return () => {
    const amounts = registry.all.flatMap(({ name, calendar, fields }) =>
      Object.entries(calendar ? fields : {})
        .filter(([, field]) => field.kind === 'money')
        .map(([field]) => [`${name}.${field}`, translate(`resources.${name}.fields.${field}`)] as const),
    );
    return {
      BUSY: translate('app.calendar.feeds.busy'),
      START: translate('app.calendar.columns.START'),
      END: translate('app.calendar.columns.END'),
      ...Object.fromEntries(amounts),
    };
  };
}

/** Returns a function that names a feed by its content. */
export function useFeedName(): (feed: Pick<CalendarFeed, 'scope' | 'person'>) => string {
  const translate = useTranslate();
  return ({ scope, person }) => person?.displayName ?? translate(`app.calendar.feeds.scopes.${scope}`);
}
