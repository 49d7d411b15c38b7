import type { Actor } from '../../schema/access/access.ts';
import { countersOf } from '../../schema/fields/integer.ts';
import { offers } from '../../schema/language/operations.ts';
import {
  accountTopic,
  countersTopic,
  messagesTopic,
  newsTopic,
  notificationsTopic,
  placesTopic,
  recordsTopic,
} from '../../schema/realtime.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { isUuid } from '../../schema/rules/texts.ts';
import { followAccount, followNew, followPlaces, followRecords, type Following, type Stamps } from './following.ts';
import { followNotifications, type ReadNotifications } from './followNotifications.ts';
import { followCounters, type ReadCounters } from './followCounters.ts';
import { followMessages, type ReadMessages } from './followMessages.ts';
import type { RecordNews } from './news.ts';
import type { Known } from './watch.ts';
import type { ChangesAccess } from './inheritedAccess.ts';

/** Data sources of the topics. */
export interface TopicDeps {
  readonly registry: Registry;
  /** The versions of those of some records that the actor may read. */
  readonly versions: (actor: Actor, entity: string, ids: readonly string[]) => Promise<Known>;
  readonly changesAccess: ChangesAccess;
  readonly messages: ReadMessages;
  readonly notifications: ReadNotifications;
  readonly counters: ReadCounters;
  readonly stamps: Stamps;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Subscribes to a destination: `/queue/account`, `/queue/messages`, with the last received position in the header
 * `after`, `/queue/records.talent` with the header `ids`, at most as many as a page has, `/queue/notifications`,
 * `/queue/places.task`, `/queue/new.hold`, or `/queue/counters.story` with the header `ids`. The server decides what exists and sends only data for the session's own
 * person: null for any other destination, whether it is another person's, another agency's or does not exist.
 */
export function follow(actor: Actor, destination: string, headers: Headers, deps: TopicDeps): Following | null {
  if (destination === accountTopic) {
    return followAccount(actor, deps.stamps, (kind) => deps.registry.settings.some(({ name }) => name === kind));
  }
  if (destination === messagesTopic) {
    const { after } = headers;
    if (after !== undefined && !/^\d{1,15}$/.test(after)) return null;
    return followMessages(deps.messages, after === undefined ? null : Number(after));
  }
  if (destination === notificationsTopic) {
    const isLeading = (news: RecordNews) => deps.registry.all.some(({ name }) => deps.changesAccess(news, name));
    return followNotifications(deps.notifications, isLeading);
  }
  const placed = deps.registry.all.find(({ name }) => destination === placesTopic + name);
  if (placed) return offers(placed, 'board') ? followPlaces(placed.name, deps.versions) : null;
  const made = deps.registry.all.find(({ name }) => destination === newsTopic + name);
  if (made) return offers(made, 'versions') ? followNew(made.name, deps.versions) : null;
  const counted = deps.registry.all.find(({ name }) => destination === countersTopic + name);
  if (counted && countersOf(counted.fields).length === 0) return null;
  const entity = counted ?? deps.registry.all.find(({ name }) => destination === recordsTopic + name);
  if (!entity || !offers(entity, 'versions')) return null;
  const ids = [...new Set((headers['ids'] ?? '').split(' '))];
  const isPage = ids.length <= maximumPageSize && ids.every(isUuid);
  if (isPage && counted) return followCounters(counted.name, ids, deps.counters);
  return isPage ? followRecords(entity.name, ids, deps.versions, deps.changesAccess) : null;
}
