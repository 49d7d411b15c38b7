import type { CounterNews, News } from './news.ts';

/** Milliseconds for which news of counters are gathered: so often at most a page hears of a record's. */
export const countsPause = 1_000;

/** News of counters on their way to the open pages. */
export interface Gathering {
  /** Takes news of counters; false for any other. */
  hear(news: News): boolean;
  /** Forgets what is gathered. */
  close(): void;
}

/**
 * Gathers news of counters, and passes them on once a second for each entity of an agency: however much is counted,
 * nobody is told more often.
 */
export function gatherCounts(tell: (news: CounterNews) => void): Gathering {
  const waiting = new Map<string, CounterNews>();
  const timers = new Set<NodeJS.Timeout>();
  return {
    hear: (news) => {
      if (news.about !== 'counter') return false;
      const key = `${news.agencyId} ${news.kind}`;
      const former = waiting.get(key);
      const ids = former?.ids === null || news.ids === null ? null : [...(former?.ids ?? []), ...news.ids];
      waiting.set(key, { ...news, ids: ids && [...new Set(ids)] });
      if (former) return true;
      const timer = setTimeout(() => {
        timers.delete(timer);
        const gathered = waiting.get(key);
        waiting.delete(key);
        if (gathered) tell(gathered);
      }, countsPause);
      timer.unref();
      timers.add(timer);
      return true;
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      waiting.clear();
    },
  };
}
