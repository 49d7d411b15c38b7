import type { claim, WaitingDeps } from './waiting.ts';

/** Milliseconds. A file that waits for another try waits for no longer than this; one that is being tried, for longer. */
const longestPause = 60_000;

const places = { here: 'object is not null', elsewhere: 'object is null' } as const;

/**
 * Retries files of an agency whose last try ended because its server died, without waiting for that try's timeout. Call
 * it only at the start of a run while no other run is active, in this server or elsewhere. Returns the number of files.
 */
export async function retryBroken(
  { database, clock }: WaitingDeps,
  agencyId: string,
  where: Parameters<typeof claim>[2],
): Promise<number> {
  const { count } = await database.query(agencyId, {
    text: `update media set next_try_at = $2
      where agency_id = $1 and state = 'processing' and next_try_at > $3 and ${places[where]}`,
    values: [agencyId, new Date(clock()).toISOString(), new Date(clock() + longestPause).toISOString()],
  });
  return count;
}
