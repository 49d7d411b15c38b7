import type { FastifyInstance } from 'fastify';
import type { Pools } from '../database/pools.ts';
import { isDiskFull } from './outages.ts';

/** Tracks whether the database has room to write, as seen by requests. */
export interface DiskRoom {
  /** Reports that a write has failed for lack of room. */
  fail(): void;
  /**
   * Returns true if there is room. After a failed write it tests by writing and removing a megabyte, until that
   * succeeds; otherwise it writes nothing.
   * @throws any other error of the database
   */
  check(pools: Pick<Pools, 'owner'>): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly diskRoom: DiskRoom;
  }
}

const megabyte = 'create temporary table disk_room on commit drop as select n from generate_series(1, 30000) n';

/** Makes the state of the database's disk known to the server. */
export function watchDiskRoom(app: FastifyInstance): void {
  let hasFailed = false;
  app.decorate('diskRoom', {
    fail: () => {
      hasFailed = true;
    },
    check: async ({ owner }) => {
      if (!hasFailed) return true;
      try {
        await owner.query(megabyte);
      } catch (error) {
        if (isDiskFull(error as Error)) return false;
        throw error;
      }
      hasFailed = false;
      return true;
    },
  } satisfies DiskRoom);
}
