import type { Pools } from '../database/pools.ts';
import { aboveAgencies } from '../engine/agency.ts';
import { eachApart, throwFailed, workOnEach, type Failed, type WorkOnOne } from './eachApart.ts';

/** The ids of all agencies. */
export async function agencyIds({ owner }: Pick<Pools, 'owner'>): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from agency order by id');
  return rows.map(({ id }) => id);
}

/** The ids of all agencies, and that of the data above them. */
const homeIds = async (pools: Pick<Pools, 'owner'>) => [...(await agencyIds(pools)), aboveAgencies];

/**
 * Runs work for one agency after the other. Returns the total number of rows it touched.
 * @throws what failed, after the work for all other agencies
 */
export async function overAgencies(pools: Pick<Pools, 'owner'>, work: WorkOnOne<string>): Promise<number> {
  return eachApart(await agencyIds(pools), work);
}

/** Runs work for each agency and for the data above the agencies, as `overAgencies` does. */
export async function overHomes(pools: Pick<Pools, 'owner'>, work: WorkOnOne<string>): Promise<number> {
  return eachApart(await homeIds(pools), work);
}

/**
 * Does one piece of work for each agency, and above them, in turn, until a whole turn finds none: a long piece of work
 * delays other agencies by one piece at a time. An agency whose work fails has no further turn.
 * @throws what failed, once nobody else has work
 */
export async function inTurns(pools: Pick<Pools, 'owner'>, workOnce: WorkOnOne<string>): Promise<number> {
  const failed: Failed<string> = new Map();
  let touched = 0;
  for (let found = 1; found > 0; touched += found) found = await workOnEach(await homeIds(pools), workOnce, failed);
  throwFailed(failed);
  return touched;
}
