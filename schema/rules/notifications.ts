/** The kinds of notifications that a change of a field causes, as a declaration says (`notifies`). */
export type ChangeKind = 'COMPLETED' | 'DATE_CHANGED';

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
