import type { NotificationPayload } from 'ra-core';

/** Maximum number of notices shown at once. */
const most = 3;

/** Returns the notices that are still shown, oldest first: the newest, and before it those that offer an action. */
export function visibleNotices(notices: readonly NotificationPayload[]): NotificationPayload[] {
  const newest = notices.at(-1);
  return notices.filter((one) => one === newest || Boolean(one.notificationOptions?.['action'])).slice(-most);
}
