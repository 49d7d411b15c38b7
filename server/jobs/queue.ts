import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pools } from '../database/pools.ts';
import type { Sweep } from './sweeps.ts';

export interface Queue {
  /** Runs a sweep soon, besides its hours. */
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
  for (const [name, { cron, run }] of Object.entries(sweeps)) {
    await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 3, retryBackoff: true });
    await boss.schedule(name, cron, {}, { tz: 'UTC' });
    await boss.work(name, { pollingIntervalSeconds }, async () => {
      const touched = await run();
      if (touched > 0) log.info({ sweep: name, touched }, 'sweep');
    });
  }
  return {
    send: async (sweep) => void (await boss.send(sweep, {})),
    stop: () => boss.stop({ graceful: true, timeout: 5_000, wait: true, close: false }),
  };
}
