/** Contents of a calendar (AB 2): everything, what is assigned to the reader, or what prospects do. */
export const calendarViews = ['AGENCY', 'PERSONAL', 'SCOUT'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Days of the longest window: a year and the days that complete its weeks. */
export const calendarWindowDays = 380;

/** Items of a kind in one answer. */
export const calendarItems = 2000;
