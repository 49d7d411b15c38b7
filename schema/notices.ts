import { areaNotices } from '../generated/notices.ts';
import type { NoticeWords } from './language/notices.ts';

/** A kind of notification: the reason for which a staff member is notified (AB 2). */
export type NotificationKind = keyof typeof areaNotices;

/** The words of every kind of notification. */
export const noticeWords: Readonly<Record<NotificationKind, NoticeWords>> = areaNotices;

export const notificationKinds = Object.keys(areaNotices) as readonly NotificationKind[];
