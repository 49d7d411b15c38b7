import type { MessageKey } from '../../../../schema/rules/messages.ts';
import type { Database } from '../../../database/pools.ts';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import type { Finding } from './examining.ts';

/** Dependencies of the queue of waiting files. */
export interface WaitingDeps {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Number of tries for a file, and the timeout after which an unfinished try (the server died) is repeated.
 * Milliseconds.
 */
export const mostTries = 3;
const lease = 300_000;
const pause = 60_000;

/** Conditions on the place of a file's content: in the storage, or still to be fetched from its address. */
const places = { here: 'object is not null', elsewhere: 'object is null' };

/** Takes one file that waits, for as long as a try may take; several servers share the work. */
export async function claim(
  { database, clock }: WaitingDeps,
  agencyId: string,
  where: keyof typeof places,
): Promise<MediaRow | undefined> {
  const { rows } = await database.query<MediaRow>(agencyId, {
    text: `update media set tries = tries + 1, next_try_at = $3
      where agency_id = $1 and id = (
        select id from media where agency_id = $1 and state = 'processing' and next_try_at <= $2 and ${places[where]}
        order by next_try_at limit 1 for update skip locked
      )
      returning *`,
    values: [agencyId, new Date(clock()).toISOString(), new Date(clock() + lease).toISOString()],
  });
  return rows[0];
}

/** Stores the result of examining a file, or the reason why it is not available. */
export async function settle({ database }: WaitingDeps, media: MediaRow, finding: Finding | MessageKey): Promise<void> {
  const isFailed = typeof finding === 'string';
  const found = isFailed ? null : finding;
  await database.query(media.agency_id, {
    text: `update media set state = $3, failure = $4, content_type = $5, type_of_media = $6, width = $7, height = $8,
        duration = $9, sizes = $10, next_try_at = null
      where agency_id = $1 and id = $2 and state = 'processing'`,
    values: [
      media.agency_id,
      media.id,
      isFailed ? 'failed' : 'ready',
      isFailed ? finding : null,
      found?.content_type,
      found?.type_of_media,
      found?.width,
      found?.height,
      found?.duration,
      JSON.stringify(found?.sizes ?? {}),
    ],
  });
}

/** Lets a file wait for another try. */
export async function postpone({ database, clock }: WaitingDeps, { agency_id: agency, id }: MediaRow): Promise<void> {
  await database.query(agency, {
    text: `update media set next_try_at = $3 where agency_id = $1 and id = $2 and state = 'processing'`,
    values: [agency, id, new Date(clock() + pause).toISOString()],
  });
}
