import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { workingStates } from '../../schema/imports/wire.ts';
import type { Pools } from '../database/pools.ts';
import { createCourier } from '../jobs/courier.ts';

/** What writes this server's imports. */
export interface Importing {
  /** Goes on with whatever is under way, at once. */
  wake(): void;
  /** Ends after the step that is under way. */
  close(): Promise<void>;
}

/** For as long as a step took, times this, everybody else has the server to themselves. */
const restPerWork = 1;

/**
 * Works on imports, a step of each in turn, until none waits. Nobody is told who asks for what: whichever server process is
 * awake does the next step, and a step holds its import.
 * @param work does one step of each import of an agency; answers how many
 */
export function startImporting(
  pools: Pick<Pools, 'owner'>,
  work: (agencyId: string) => Promise<number>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Importing {
  let isClosed = false;
  const run = async () => {
    for (let worked = 1; worked > 0 && !isClosed;) {
      worked = 0;
      const { rows } = await pools.owner.query<{ agency_id: string }>(
        'select distinct agency_id from import where state = any($1)',
        [workingStates],
      );
      for (const { agency_id: agencyId } of rows) {
        if (isClosed) return;
        const begun = performance.now();
        worked += await work(agencyId);
        await pause((performance.now() - begun) * restPerWork);
      }
    }
  };
  const courier = createCourier(run, (error) => log.error({ err: error }, 'imports'));
  return {
    wake: () => courier.wake(),
    close: async () => {
      isClosed = true;
      await courier.idle();
    },
  };
}
