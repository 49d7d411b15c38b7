import type { Pools } from '../database/pools.ts';
import { aboveAgencies } from '../engine/agency.ts';

/** The ids of all agencies. */
export async function agencyIds({ owner }: Pick<Pools, 'owner'>): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from agency order by id');
  return rows.map(({ id }) => id);
}

/** Runs work for one agency after the other. Returns the total number of rows it touched. */
export async function overAgencies(
  pools: Pick<Pools, 'owner'>,
  work: (agencyId: string) => Promise<number>,
): Promise<number> {
  let touched = 0;
  for (const agencyId of await agencyIds(pools)) touched += await work(agencyId);
  return touched;
}

/** Runs work for each agency in turn and for the data above the agencies. Returns the total number of rows touched. */
export async function overHomes(
  pools: Pick<Pools, 'owner'>,
  work: (homeId: string) => Promise<number>,
): Promise<number> {
  const touched = await overAgencies(pools, work);
  return touched + (await work(aboveAgencies));
}

/**
 * Does one piece of work for each agency, and above them, in turn, until a whole turn finds none: a long piece of work
 * delays other agencies by one piece at a time.
 */
export async function inTurns(
  pools: Pick<Pools, 'owner'>,
  workOnce: (homeId: string) => Promise<number>,
): Promise<number> {
  let touched = 0;
  for (let found = 1; found > 0; touched += found) found = await overHomes(pools, workOnce);
  return touched;
}
