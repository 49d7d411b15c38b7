import type { claim, WaitingDeps } from './waiting.ts';

/** Milliseconds. A file that waits for another try waits for no longer than this; one that is being tried, for longer. */
const longestPause = 60_000;

const places = { here: 'object is not null', elsewhere: 'object is null' } as const;

/**
 * Lets files of an agency be tried again at once whose try ended with its server, instead of when the time of that try is
 * over. Only for the beginning of a run beside which there is no other one, in this server or elsewhere. Answers how many.
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
