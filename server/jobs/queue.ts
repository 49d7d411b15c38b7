import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Pools } from '../database/pools.ts';
import type { Engine } from '../engine/engine.ts';
import { checkAssignments } from './assignments.ts';
import { forgetIdempotencyKeys } from './idempotencyKeys.ts';
import { purgeDeleted } from './purge.ts';

/** Work that is done again and again for every agency: when, and what (the number of rows it touched). */
export const sweeps: Readonly<Record<string, { cron: string; run: (engine: Engine, agencyId: string) => Promise<number> }>> = {
  'purge-deleted': { cron: '17 3 * * *', run: purgeDeleted },
  'forget-idempotency-keys': { cron: '7 * * * *', run: forgetIdempotencyKeys },
  'check-assignments': { cron: '41 3 * * *', run: checkAssignments },
};

export interface Queue {
  /** Runs a sweep soon, besides its hours. */
  send(sweep: string): Promise<void>;
  stop(): Promise<void>;
}

/** Every agency, for work that the server does by itself. */
async function agencies(pools: Pools): Promise<readonly string[]> {
  const { rows } = await pools.owner.query<{ id: string }>('select id from agency order by id');
  return rows.map(({ id }) => id);
}

/**
 * Starts the queue, kept in PostgreSQL and worked in this process: retries, hours and failed jobs survive a restart, and
 * several servers share the work.
 */
export async function startQueue(engine: Engine, pools: Pools, log: FastifyBaseLogger): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pools.owner.query(text, values as unknown[]) },
    schema: 'queue',
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  for (const [name, { cron, run }] of Object.entries(sweeps)) {
    await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 3, retryBackoff: true });
    await boss.schedule(name, cron, {}, { tz: 'UTC' });
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      for (const agencyId of await agencies(pools)) {
        const touched = await run(engine, agencyId);
        if (touched > 0) log.info({ sweep: name, agencyId, touched }, 'sweep');
      }
    });
  }
  return {
    send: async (sweep) => void (await boss.send(sweep, {})),
    stop: () => boss.stop({ graceful: true, timeout: 5_000, wait: true, close: false }),
  };
}
