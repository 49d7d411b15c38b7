/**
 * Reasons for which a staff member is notified: somebody gives them a record (as an assignee, collaborator, ...), mentions
 * them, completes what they created, moves a date of their work; a reminder of theirs is due, somebody outside opens what
 * they share, a hold of theirs is about to expire, a calendar that they added cannot be read any more, a day of a
 * contract of theirs comes.
 */
export const notificationKinds = [
  'ASSIGNED',
  'MENTIONED',
  'COMPLETED',
  'DATE_CHANGED',
  'REMINDER',
  'SHARE_OPENED',
  'HOLD_EXPIRING',
  'CALENDAR_FAILED',
  'CONTRACT_NOTICE',
  'CONTRACT_ENDS',
  'AMOUNT_DUE',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The kinds of which a change of a field notifies people, as a declaration says. */
export type ChangeKind = Extract<NotificationKind, 'COMPLETED' | 'DATE_CHANGED'>;

/** Times at which notifications leave by mail: at once, in one mail at 08:00 of the reader's day, or never. */
export const mailModes = ['AT_ONCE', 'DAILY', 'NONE'] as const;
export type MailMode = (typeof mailModes)[number];

/** Events about one record within this time make one notification, until it is read. Milliseconds. */
export const notificationGroupTime = 600_000;
/** The most events that one notification keeps; further ones are told by their absence. */
export const notificationEvents = 20;
/** Days after which a notification is deleted. */
export const notificationDays = 90;
/** The most notifications that one call marks as read by their ids. */
export const notificationsRead = 100;
/** Hour of the reader's day at which the daily mail leaves. */
export const digestHour = 8;

/** Settings of a staff member who has changed none. */
export const defaultNotificationSettings: { readonly mail: MailMode; readonly showTaskReminder: boolean } = {
  mail: 'DAILY',
  showTaskReminder: true,
};
