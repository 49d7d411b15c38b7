/** Kind of the items of a calendar that other programs keep; they are no records. */
export const blockKind = 'busyBlock';

/** Largest calendar file, in bytes, and the most events in one. */
export const calendarFileLimit = 10_000_000;
export const calendarEventsLimit = 20_000;

/** Calendars of one person that are read. */
export const sourcesLimit = 10;

/** Days around today of which the times are taken from a calendar. */
export const sourceDays = { before: 366, after: 731 } as const;

/** Reasons why a calendar could not be read. */
export const sourceFailures = [
  'unreachable',
  'missing',
  'tooLarge',
  'calendarUnreadable',
  'calendarTooLong',
  'tooSlow',
] as const;
export type SourceFailure = (typeof sourceFailures)[number];

/** Reasons why one event of a calendar was left out. */
export const eventFaults = ['unreadable', 'badTime', 'noStart', 'endBeforeStart', 'tooOften', 'unknownZone'] as const;
export type EventFault = (typeof eventFaults)[number];
