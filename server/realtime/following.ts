import type { Actor } from '../../schema/access/access.ts';
import { accountTopic, newsTopic, placesTopic, recordsTopic, type RealtimeMessage } from '../../schema/realtime.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import type { News } from './news.ts';
import type { ChangesAccess } from './inheritedAccess.ts';
import { watch, type Known } from './watch.ts';

/** State of one subscription of a client. */
export interface Following {
  readonly destination: string;
  /** Handles a notification; false if it does not concern the subscription. */
  hear(news: News): boolean;
  /**
   * Yields the messages that are new for the subscriber, with their present rights. Unconsumed ones are yielded again
   * the next time.
   */
  look(actor: Actor): AsyncIterable<RealtimeMessage>;
}

/** Lists of an agency whose changes all of its people are told, by the word of the news about them. */
const lists = { fields: 'FIELDS_UPDATE', statuses: 'STATUSES_UPDATE' } as const;
type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

/** Functions whose results change whenever the actor's agency changes one of its lists. */
export type Stamps = Readonly<Record<ListName, (actor: Actor) => Promise<string>>>;

/**
 * Follows a person's rights, and the lists and settings of their agency. `known` is the actor at the start.
 * @param isSettings true of the name of settings
 */
export function followAccount(known: Actor, stamps: Stamps, isSettings: (kind: string) => boolean): Following {
  let told = JSON.stringify(known);
  let isSettingsDue = false;
  const stamped = new Map<ListName, string>();
  const due = new Set(listNames);
  return {
    destination: accountTopic,
    hear: (news) => {
      const { about } = news;
      if (news.about === 'record' && news.agencyId === known.agencyId && isSettings(news.kind)) {
        isSettingsDue = true;
        return true;
      }
      for (const name of listNames) if (about === name || about === 'everything') due.add(name);
      return (
        about !== 'record' &&
        about !== 'place' &&
        about !== 'counter' &&
        about !== 'assignment' &&
        about !== 'message' &&
        about !== 'notification'
      );
    },
    look: async function* (actor) {
      for (const name of listNames.filter((one) => due.has(one))) {
        const former = stamped.get(name);
        // What is heard while it is read may not be in it.
        due.delete(name);
        const now = await stamps[name](actor).catch((error: unknown) => {
          due.add(name);
          throw error;
        });
        stamped.set(name, now);
        if (former !== undefined && former !== now) yield { kind: lists[name] };
      }
      if (isSettingsDue) {
        isSettingsDue = false;
        yield { kind: 'SETTINGS_UPDATE' };
      }
      const now = JSON.stringify(actor);
      if (now === told) return;
      told = now;
      yield { kind: 'PERMISSION_UPDATE' };
    },
  };
}

type ReadVersions = (actor: Actor, entity: string, ids: readonly string[]) => Promise<Known>;

/**
 * Subscribes to the versions of some records of an entity, which `read` returns as far as the actor may read them. All
 * are checked again after a write that may change the access to them.
 */
export function followRecords(
  entity: string,
  ids: readonly string[],
  read: ReadVersions,
  changesAccess: ChangesAccess,
): Following {
  const records = watch(ids);
  return {
    destination: recordsTopic + entity,
    hear: (news) => {
      if (news.about === 'message' || news.about === 'place' || news.about === 'notification') return false;
      if (news.about === 'counter') return false;
      return records.expire(news.about === 'record' && !changesAccess(news, entity) ? news.id : undefined);
    },
    look: async function* (actor) {
      const known = await records.look((asked) => read(actor, entity, asked));
      if (known.size === 0) return;
      yield { kind: 'RECORD_VERSIONS', entity, versions: [...known].map(([id, version]) => ({ id, version })) };
    },
  };
}

/** Subscribes to what happens to some records of an entity from now on: the ids of those that the actor may read. */
function followIds(
  destination: string,
  entity: string,
  kind: 'RECORD_PLACES' | 'RECORD_NEW',
  read: ReadVersions,
  idOf: (news: News) => string | null,
): Following {
  const due = new Set<string>();
  return {
    destination,
    hear: (news) => {
      const id = idOf(news);
      if (id !== null) due.add(id);
      return id !== null;
    },
    look: async function* (actor) {
      while (due.size > 0) {
        const asked = [...due].slice(0, maximumPageSize);
        const known = await read(actor, entity, asked);
        for (const id of asked) due.delete(id);
        const ids = asked.filter((id) => known.get(id) != null);
        if (ids.length > 0) yield { kind, entity, ids };
      }
    },
  };
}

/** Subscribes to the cards of an entity's boards that are put elsewhere, and to nothing of where they are. */
export function followPlaces(entity: string, read: ReadVersions): Following {
  return followIds(placesTopic + entity, entity, 'RECORD_PLACES', read, (news) =>
    news.about === 'place' && news.kind === entity ? news.id : null,
  );
}

/** Actions by which a record becomes one of its kind. */
const making: readonly string[] = ['create', 'restore', 'convert', 'unmerge'];

/** Subscribes to the records of an entity that are made or come back. */
export function followNew(entity: string, read: ReadVersions): Following {
  return followIds(newsTopic + entity, entity, 'RECORD_NEW', read, (news) =>
    news.about === 'record' && news.kind === entity && making.includes(news.action) ? news.id : null,
  );
}
