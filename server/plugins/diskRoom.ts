import type { FastifyInstance } from 'fastify';
import type { Pools } from '../database/pools.ts';
import { isDiskFull } from './outages.ts';

/** Whether the database has room to write, as requests find out. */
export interface DiskRoom {
  /** Says that a write has failed for want of room. */
  fail(): void;
  /**
   * Whether there is room. Where a write has failed, it is tried by writing and removing a megabyte, until that goes well;
   * nothing is written otherwise. @throws whatever else the database says
   */
  check(pools: Pick<Pools, 'owner'>): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly diskRoom: DiskRoom;
  }
}

const megabyte = 'create temporary table disk_room on commit drop as select n from generate_series(1, 30000) n';

/** Gives the server its knowledge of the room that the database has. */
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
