import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pools } from '../database/pools.ts';
import { findAbandoned } from './abandoned.ts';
import { isOutcome, keepOutcome } from './outcomes.ts';
import { openRunLocks } from './runLocks.ts';
import type { Sweep } from './sweep.ts';

/** Running queue of sweeps. */
export interface Queue {
  /** Runs a sweep at once, besides its hours; after the one that is under way. */
  send(sweep: string): Promise<void>;
  stop(): Promise<void>;
}

/** Intervals of the queue. */
export interface QueueOptions {
  /** Interval at which each sweep polls for a job. Seconds. */
  readonly pollingInterval?: number;
  /** Interval at which jobs of dead servers are looked for. Milliseconds. */
  readonly lookInterval?: number;
  /** Aborted when the runs that are under way are to end early. */
  readonly signal?: AbortSignal;
}

/**
 * Starts the queue, kept in PostgreSQL and worked in this process: retries, hours and failed jobs survive a restart, and
 * several servers share the work. A sweep runs once at a time over all of them. What was under way in a server that died is
 * taken up within half a minute.
 */
export async function startQueue(
  pools: Pools,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  sweeps: ReadonlyMap<string, Pick<Sweep, 'cron' | 'run'>>,
  { pollingInterval = 10, lookInterval = 5_000, signal = new AbortController().signal }: QueueOptions = {},
): Promise<Queue> {
  const complain = (error: unknown) => log.error({ err: error }, 'queue');
  const ended = new AbortController();
  const ask = (text: string, values: readonly unknown[] = []) => pools.owner.query(text, values as unknown[]);
  const boss = new PgBoss({
    db: {
      executeSql: (text, values: readonly unknown[] = []) =>
        isOutcome(values) ? keepOutcome(() => ask(text, values), complain, ended.signal) : ask(text, values),
    },
    schema: 'queue',
  });
  boss.on('error', complain);
  await boss.start();
  const locks = openRunLocks(pools);
  const runHere = new Set<string>();
  const stillRuns = (name: string) => new Error(`the sweep ${name} is still under way`);
  const runLocked = async (name: string, run: Sweep['run']) => {
    if (!(await locks.take(name))) throw stillRuns(name);
    try {
      const touched = await run(signal);
      if (touched > 0) log.info({ sweep: name, touched }, 'sweep');
    } finally {
      await locks.free(name);
    }
  };
  const runOnce = async (name: string, run: Sweep['run']) => {
    if (runHere.has(name)) throw stillRuns(name);
    runHere.add(name);
    try {
      await runLocked(name, run);
    } catch (error) {
      log.error({ sweep: name, err: error }, 'the sweep failed');
      throw error;
    } finally {
      runHere.delete(name);
    }
  };
  const workers = new Map<string, string>();
  for (const [name, { cron, run }] of sweeps) {
    await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 3, retryBackoff: true });
    await boss.schedule(name, cron, {}, { tz: 'UTC' });
    const options = { pollingIntervalSeconds: pollingInterval };
    workers.set(name, await boss.work(name, options, () => runOnce(name, run)));
  }

  const look = findAbandoned(
    pools,
    (name) => runHere.has(name),
    async ({ id, name }) => {
      log.warn({ sweep: name }, 'the server that ran it is gone; it runs again');
      await boss.fail(name, id, { message: 'the server that ran it is gone' });
    },
  );
  const stopLooking = new AbortController();
  // An interval lies between any two looks, however long one takes: it is the time in which a lock is taken again.
  const lookAgain = async () => {
    while (!stopLooking.signal.aborted) {
      await look().catch(complain);
      await pause(lookInterval, undefined, { ref: false, signal: stopLooking.signal }).catch(() => undefined);
    }
  };
  const looking = lookAgain();

  return {
    send: async (sweep) => {
      await boss.send(sweep, {});
      boss.notifyWorker(workers.get(sweep) ?? '');
    },
    stop: async () => {
      stopLooking.abort();
      await looking;
      await boss.stop({ graceful: true, timeout: 5_000, wait: true, close: false });
      ended.abort();
      await locks.close();
    },
  };
}
