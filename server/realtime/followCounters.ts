import type { Actor } from '../../schema/access/access.ts';
import { countersTopic } from '../../schema/realtime.ts';
import type { Following } from './following.ts';

/** Counters of a record by field. */
export type Counters = Readonly<Record<string, number>>;

/** Reads the counters of those of some records that the actor may read, as far as they may see them. */
export type ReadCounters = (
  actor: Actor,
  entity: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Counters>>;

/** Follows the counters of some records of an entity: as they are at first, then those that have changed. */
export function followCounters(entity: string, ids: readonly string[], read: ReadCounters): Following {
  const told = new Map<string, string>();
  let due = new Set(ids);
  return {
    destination: countersTopic + entity,
    hear: (news) => {
      if (news.about !== 'everything' && (news.about !== 'counter' || news.kind !== entity)) return false;
      const changed = news.about === 'counter' ? news.ids : null;
      const own = changed === null ? ids : ids.filter((id) => changed.includes(id));
      for (const id of own) due.add(id);
      return own.length > 0;
    },
    look: async function* (actor) {
      const asked = [...due];
      if (asked.length === 0) return;
      due = new Set();
      try {
        const found = await read(actor, entity, asked);
        const news = [...found].filter(([id, counters]) => told.get(id) !== JSON.stringify(counters));
        for (const [id, counters] of news) told.set(id, JSON.stringify(counters));
        const counters = news.map(([id, values]) => ({ id, values }));
        if (counters.length > 0) yield { kind: 'RECORD_COUNTERS', entity, counters };
      } catch (error) {
        for (const id of asked) due.add(id);
        throw error;
      }
    },
  };
}
