import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { healthCalls } from '../../schema/areas/operators/calls/health.ts';
import type { Pools } from '../database/pools.ts';
import { RefusalError } from '../errors.ts';
import { projectRoot } from '../root.ts';
import { registerCall } from './callRoute.ts';
import type { DiskRoom } from './diskRoom.ts';

const migrationsFolder = join(projectRoot, 'server/database/migrations');
/** Time for the database to answer before the server counts as not ready, in milliseconds. */
const patience = 3_000;

/** Registers the liveness and the readiness check: the second answers 503 if the server cannot work. */
export function registerHealth(app: FastifyInstance, pools: Pools): void {
  registerCall(app, healthCalls.alive, async () => ({ status: 'alive' }));
  registerCall(app, healthCalls.ready, async ({ request }) => {
    const isUp = await Promise.race([isReady(pools, app.diskRoom), giveUp()]).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready');
      return false;
    });
    if (!isUp) throw new RefusalError('unavailable', 'unavailable');
    return { status: 'ready' };
  });
}

/** Returns true if the database answers, has room to write and the newest migration of this release. */
async function isReady(pools: Pools, diskRoom: DiskRoom): Promise<boolean> {
  const scripts = await readdir(migrationsFolder);
  const newest = scripts
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  const [{ rowCount }] = await Promise.all([
    pools.owner.query('select from migration where name = $1', [newest]),
    pools.query(null, { text: 'select 1' }),
  ]);
  return rowCount === 1 && (await diskRoom.check(pools));
}

function giveUp(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, patience, false).unref());
}
