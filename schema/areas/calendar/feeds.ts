/** Content of a calendar feed: what is assigned to its maker, the agency, what prospects do, or one person. */
export const feedScopes = ['PERSONAL', 'AGENCY', 'SCOUT', 'PERSON'] as const;
export type FeedScope = (typeof feedScopes)[number];

/** Detail of a feed: times of what takes up time, everything but money, or everything that its maker may read. */
export const feedDetails = ['BUSY', 'NO_MONEY', 'FULL'] as const;
export type FeedDetail = (typeof feedDetails)[number];

/** Feeds of one account in an agency. */
export const feedsLimit = 50;

/** Days of a feed, before and after today. */
export const feedDays = { before: 92, after: 366 } as const;

/** Items of a kind in a feed. */
export const feedItems = 20_000;

/** Returns the path at which calendar programs read a feed. */
export function feedPath(token: string): string {
  return `/client/v1/calendar/feed/${token}/calendar.ics`;
}

/** Kinds of people who have feeds, and calendars elsewhere. */
export const feedPeople = ['talent', 'scout'] as const;
