import type { Actor } from '../../schema/access/access.ts';
import { notificationsTopic, type RealtimeMessage } from '../../schema/realtime.ts';
import type { Following } from './following.ts';
import type { RecordNews } from './news.ts';

/** State of a person's notifications. */
interface NotificationState {
  readonly count: number;
  readonly newest: ReadonlyMap<string, { readonly recordId: string; readonly at: number; readonly isRead: boolean }>;
}

/** Reads the state of the actor's notifications with their present rights. */
export type ReadNotifications = (actor: Actor) => Promise<NotificationState>;

/** Actions after which a record may be there for a person, or no longer. */
const appearing: readonly string[] = ['delete', 'restore', 'convert', 'unconvert', 'merge', 'unmerge'];

/**
 * Follows the actor's notifications. First the number of unread ones; then, as it changes, what is new, what was read, and
 * the number. It is read anew after everything that may change what the actor may read, so a right that ends takes its
 * notifications away.
 * @param leadsElsewhere tells whether a write may change who reads other records
 */
export function followNotifications(read: ReadNotifications, leadsElsewhere: (news: RecordNews) => boolean): Following {
  let told: NotificationState | undefined;
  let isDue = true;
  return {
    destination: notificationsTopic,
    hear: (news) => {
      if (news.about === 'message' || news.about === 'place' || news.about === 'counter') return false;
      if (news.about === 'fields' || news.about === 'statuses') return false;
      if (news.about === 'record' && !appearing.includes(news.action)) {
        const isShown = [...(told?.newest.values() ?? [])].some(({ recordId }) => recordId === news.id);
        if (!isShown && !leadsElsewhere(news)) return false;
      }
      isDue = true;
      return true;
    },
    look: async function* (actor): AsyncGenerator<RealtimeMessage> {
      if (!isDue) return;
      isDue = false;
      const before = told;
      let now: NotificationState;
      try {
        now = await read(actor);
      } catch (error) {
        isDue = true;
        throw error;
      }
      told = now;
      if (before === undefined) {
        yield { kind: 'BADGE_NUMBER_UPDATE', body: { count: now.count } };
        return;
      }
      const entries = [...now.newest];
      const isNew = ([id, { at, isRead }]: (typeof entries)[number]) =>
        !isRead && before.newest.get(id)?.at !== at && !(before.newest.get(id)?.isRead === true);
      for (const [id] of entries.filter(isNew).toReversed()) yield { kind: 'NEW_MESSAGE', body: { id } };
      for (const [id, { isRead }] of entries) {
        const former = before.newest.get(id);
        if (former && former.isRead !== isRead)
          yield { kind: 'MESSAGE_STATUS_UPDATE', body: { id, read: isRead ? 1 : 0 } };
      }
      const isSame =
        before.count === now.count &&
        before.newest.size === now.newest.size &&
        entries.every(([id, { at, isRead }]) => {
          const former = before.newest.get(id);
          return former?.at === at && former.isRead === isRead;
        });
      if (!isSame) yield { kind: 'BADGE_NUMBER_UPDATE', body: { count: now.count } };
    },
  };
}
