import type { NotificationPayload } from 'ra-core';

/** So many stand at once. */
const most = 3;

/** Those of the notices, oldest first, that are still to be read: the newest, and before it those that offer something. */
export function standingNotices(notices: readonly NotificationPayload[]): NotificationPayload[] {
  const newest = notices.at(-1);
  return notices.filter((one) => one === newest || Boolean(one.notificationOptions?.['action'])).slice(-most);
}
