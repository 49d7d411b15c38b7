import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Pools } from '../database/pools.ts';

/**
 * Marks the sweeps that run in this process by locks in the database: PostgreSQL frees them when the process is gone,
 * however it ended, and every server of the database can see them.
 */
export interface RunLocks {
  /** Takes the lock of a sweep; false if a run of it is in progress, here or on another server. */
  take(sweep: string): Promise<boolean>;
  /** Releases it. */
  free(sweep: string): Promise<void>;
  close(): Promise<void>;
}

/** The first half of the number of each lock, the name of the sweep being the second; migrating has another one. */
export const lockClass = 7_266_302;
/** Milliseconds between tries to get back a connection that was lost while something runs. */
const retryPause = 1_000;
/** A machine that is gone without a word is noticed, and its locks are freed, within half a minute. */
const keepalives = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** Opens the locks, over a connection of their own that is made when the first one is taken. */
export function openRunLocks({ owner }: Pick<Pools, 'owner'>): RunLocks {
  const held = new Set<string>();
  let connection: Promise<pg.Client> | null = null;
  let isClosed = false;

  const lock = async (client: pg.Client, sweep: string): Promise<boolean> => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      lockClass,
      sweep,
    ]);
    return rows[0]?.taken ?? false;
  };
  const connect = async (): Promise<pg.Client> => {
    const { connectionString } = owner.options;
    const client = new pg.Client({
      connectionString,
      application_name: 'greenroom queue',
      options: keepalives,
      // Sweeps that are due at the same minute ask without waiting for each other.
      pipeline: true,
    } as pg.ClientConfig);
    client.on('error', () => undefined);
    await client.connect();
    client.once('end', () => {
      connection = null;
      void takeAgain();
    });
    for (const sweep of held) await lock(client, sweep);
    return client;
  };
  const connected = (): Promise<pg.Client> =>
    (connection ??= connect().catch((error: unknown) => {
      connection = null;
      throw error;
    }));
  /** Takes the locks of running sweeps again on another connection, as soon as one can be opened. */
  const takeAgain = async (): Promise<void> => {
    while (!isClosed && held.size > 0) {
      try {
        await connected();
        return;
      } catch {
        await pause(retryPause, undefined, { ref: false });
      }
    }
  };

  return {
    async take(sweep) {
      if (held.has(sweep)) return false;
      const client = await connected();
      if (held.has(sweep)) return false;
      held.add(sweep);
      const isTaken = await lock(client, sweep).catch((error: unknown) => {
        held.delete(sweep);
        throw error;
      });
      if (!isTaken) held.delete(sweep);
      return isTaken;
    },
    async free(sweep) {
      held.delete(sweep);
      const client = await connection?.catch(() => null);
      // A connection that broke has freed it already.
      await client?.query('select pg_advisory_unlock($1, hashtext($2))', [lockClass, sweep]).catch(() => undefined);
    },
    async close() {
      isClosed = true;
      const client = await connection?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
}
