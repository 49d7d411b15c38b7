import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  nothing,
  nullable,
  oneOf,
  recordShape,
  text,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { feedDetails, feedScopes } from '../feeds.ts';

const feed = Type.Object({
  id: uuid,
  scope: oneOf(feedScopes),
  person: nullable(recordShape),
  detail: oneOf(feedDetails),
  createdAt: instant,
  lastReadAt: nullable(
    Type.Integer({ description: 'When a calendar program last read it; null before the first time' }),
  ),
});
export type CalendarFeed = ValueOf<typeof feed>;

const opened = Type.Object({
  ...feed.properties,
  url: Type.String({ description: 'Address for calendar programs. It is told once: only a hash of it is kept' }),
});
export type OpenedFeed = ValueOf<typeof opened>;

const params = { id: idOf('feed') } as const;

/**
 * Feeds by which calendar programs follow a calendar. They are their maker's alone, and closed to API keys: the address of a
 * feed is a key of its own, which would outlive the other one.
 */
export const feedCalls = defineCalls('calendar', {
  feeds: {
    route: 'GET /client/v1/calendar/feeds',
    access: 'signedIn',
    byKey: false,
    summary: 'Calendar feeds of the caller, the newest first',
    answer: Type.Object({ data: Type.Array(feed) }),
  },
  createFeed: {
    route: 'POST /client/v1/calendar/feeds',
    access: 'signedIn',
    byKey: false,
    summary: 'Make a calendar feed',
    description: 'One for each content and detail. Each reading is judged by the rights that the caller has then',
    body: closed({
      scope: oneOf(feedScopes),
      personId: Type.Optional(uuid),
      detail: oneOf(feedDetails),
      words: Type.Optional(
        Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 100 }), {
          maxProperties: 40,
          description: 'Words in the language of the caller: BUSY, START, END, and fields as `task.cost`',
        }),
      ),
    }),
    answer: opened,
  },
  renewFeed: {
    route: 'POST /client/v1/calendar/feeds/{id}/renew',
    access: 'signedIn',
    byKey: false,
    summary: 'Give a calendar feed another address; the former one ends',
    params,
    answer: opened,
  },
  revokeFeed: {
    route: 'DELETE /client/v1/calendar/feeds/{id}',
    access: 'signedIn',
    byKey: false,
    summary: 'Revoke a calendar feed',
    params,
    answer: nothing,
  },
  readFeed: {
    route: 'GET /client/v1/calendar/feed/{token}/calendar.ics',
    access: 'public',
    summary: 'a calendar feed, for calendar programs',
    description: 'Refused alike for an address that is unknown or revoked, and for one whose maker has lost the right',
    params: { token: text(200) },
    answer: { file: 'text/calendar' },
  },
});
