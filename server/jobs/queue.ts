import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pools } from '../database/pools.ts';
import type { Sweep } from './sweeps.ts';

export interface Queue {
  /** Runs a sweep at once, besides its hours; after the one that is under way. */
  send(sweep: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the queue, kept in PostgreSQL and worked in this process: retries, hours and failed jobs survive a restart, and
 * several servers share the work.
 */
export async function startQueue(
  pools: Pools,
  log: FastifyBaseLogger,
  sweeps: Readonly<Record<string, Sweep>>,
  pollingIntervalSeconds = 10,
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pools.owner.query(text, values as unknown[]) },
    schema: 'queue',
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  const workers = new Map<string, string>();
  for (const [name, { cron, run }] of Object.entries(sweeps)) {
    await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 3, retryBackoff: true });
    await boss.schedule(name, cron, {}, { tz: 'UTC' });
    const worker = await boss.work(name, { pollingIntervalSeconds }, async () => {
      const touched = await run();
      if (touched > 0) log.info({ sweep: name, touched }, 'sweep');
    });
    workers.set(name, worker);
  }
  return {
    send: async (sweep) => {
      await boss.send(sweep, {});
      boss.notifyWorker(workers.get(sweep) ?? '');
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, wait: true, close: false }),
  };
}
