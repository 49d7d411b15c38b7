import type { News } from '../realtime/news.ts';

/** Work that runs again and again. */
export interface Sweep {
  /** Schedule in cron syntax, in UTC. */
  readonly cron: string;
  /**
   * Returns the number of rows it touched. A run ends early, between two pieces of its work, once the signal is
   * aborted.
   */
  readonly run: (signal: AbortSignal) => Promise<number>;
  /** The news after which it runs at once. */
  readonly on?: News['about'];
  /**
   * Runs of several servers share the work, each row being claimed by one of them. Woken, it runs at once in this process.
   * Unless set, it runs once at a time over all servers.
   */
  readonly isParallel?: boolean;
  /** Runs it for the one whom news name by their `id`, instead of as a whole. Asks for `isParallel`. */
  readonly runFor?: (id: string) => Promise<unknown>;
  /** Closes what its runs use, once the last one is over. */
  readonly close?: () => void | Promise<void>;
}
