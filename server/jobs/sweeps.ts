import type { Pools } from '../database/pools.ts';
import type { Engine } from '../engine/engine.ts';
import { aboveAgencies } from '../engine/agency.ts';
import { checkAssignments } from './assignments.ts';
import { forgetIdempotencyKeys } from './idempotencyKeys.ts';
import { forgetMessages } from './messages.ts';
import { purgeDeleted } from './purge.ts';
import { refreshDueTexts, refreshSearchTexts } from './searchTexts.ts';

/** Work that is done again and again: when (cron, UTC), and what; it answers how many rows it touched. */
export interface Sweep {
  readonly cron: string;
  readonly run: () => Promise<number>;
}

/** Every agency, for work that the server does by itself. */
async function agencies(pools: Pools): Promise<readonly string[]> {
  const { rows } = await pools.owner.query<{ id: string }>('select id from agency order by id');
  return rows.map(({ id }) => id);
}

/** Does something for one agency after the other; answers how many rows it touched in all. */
export async function overAgencies(pools: Pools, work: (agencyId: string) => Promise<number>): Promise<number> {
  let touched = 0;
  for (const agencyId of await agencies(pools)) touched += await work(agencyId);
  return touched;
}

/** The same, and for what is kept above them. */
export async function overHomes(pools: Pools, work: (homeId: string) => Promise<number>): Promise<number> {
  const touched = await overAgencies(pools, work);
  return touched + (await work(aboveAgencies));
}

/**
 * Does one piece of work for each agency, and above them, in turn, until a whole turn finds none: who has much to do, or
 * what takes long, holds up others for one piece at a time.
 */
export async function inTurns(pools: Pools, workOnce: (homeId: string) => Promise<number>): Promise<number> {
  let touched = 0;
  for (let found = 1; found > 0; touched += found) found = await overHomes(pools, workOnce);
  return touched;
}

/** The engine's own sweeps, over one agency after the other, and above them where something is kept there. */
export function engineSweeps(engine: Engine, pools: Pools): Readonly<Record<string, Sweep>> {
  const each = (work: (engine: Engine, agencyId: string) => Promise<number>) => () =>
    overAgencies(pools, (agencyId) => work(engine, agencyId));
  return {
    'purge-deleted': { cron: '17 3 * * *', run: each(purgeDeleted) },
    'forget-idempotency-keys': {
      cron: '7 * * * *',
      run: () => overHomes(pools, (homeId) => forgetIdempotencyKeys(engine, homeId)),
    },
    'forget-messages': { cron: '13 * * * *', run: () => forgetMessages(pools, engine.clock()) },
    'check-assignments': { cron: '41 3 * * *', run: each(checkAssignments) },
    'refresh-due-search': { cron: '* * * * *', run: each(refreshDueTexts) },
    'refresh-search': {
      cron: '53 3 * * *',
      run: async () => refreshSearchTexts(engine, pools, await agencies(pools)),
    },
  };
}
