/** Times at which people are reminded of a task (AB 3); the first default is that of AB 9. */
export const reminders = [
  'NO_REMINDER',
  'FIFTEEN_MINUTES_BEFORE',
  'THIRTY_MINUTES_BEFORE',
  'ONE_HOUR_BEFORE',
  'ONE_DAY_BEFORE',
  'CUSTOM',
] as const;
export type Reminder = (typeof reminders)[number];

export const defaultReminder: Reminder = 'ONE_HOUR_BEFORE';

/** Units of a custom reminder (AB 3). */
export const reminderUnits = ['MINUTES', 'HOURS', 'DAYS'] as const;
export type ReminderUnit = (typeof reminderUnits)[number];

/** Most units that a custom reminder comes before its task. */
export const longestReminder = 99;

/** Span before a task, as its unit and the number of them; null for none. A custom one says both itself. */
export const reminderSpans: Readonly<Record<Exclude<Reminder, 'CUSTOM'>, readonly [number, ReminderUnit] | null>> = {
  NO_REMINDER: null,
  FIFTEEN_MINUTES_BEFORE: [15, 'MINUTES'],
  THIRTY_MINUTES_BEFORE: [30, 'MINUTES'],
  ONE_HOUR_BEFORE: [1, 'HOURS'],
  ONE_DAY_BEFORE: [1, 'DAYS'],
};

/** Hour of a whole day at which it counts as beginning, for reminders. */
export const wholeDayHour = 9;

/** Hours for which a reminder that an outage has held up still comes. */
export const reminderPatience = 24;
