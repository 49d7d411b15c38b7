import { notificationCountShown } from '../../../../schema/rules/limits.ts';

/** A number of unread notifications as it is shown: 99+ above 99 (AB 2). */
export function shownCount(count: number): string {
  return count > notificationCountShown ? `${notificationCountShown}+` : String(count);
}
