import type { FastifyBaseLogger } from 'fastify';
import type { MessageKey } from '../../../schema/rules/messages.ts';
import type { Database } from '../../database/pools.ts';
import type { MediaRow } from '../../engine/media/row.ts';
import type { Finding, Tools } from './examining.ts';

export interface ProcessingDeps extends Tools {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** How often a file is tried, and how long after a try that did not end, as where the server died. Milliseconds. */
const mostTries = 3;
const lease = 300_000;
const pause = 60_000;

/** Takes one file that waits, for as long as a try may take; several servers share the work. */
async function claim({ database, clock }: ProcessingDeps, agencyId: string): Promise<MediaRow | undefined> {
  const { rows } = await database.query<MediaRow>(agencyId, {
    text: `update media set tries = tries + 1, next_try_at = $3
      where agency_id = $1 and id = (
        select id from media where agency_id = $1 and state = 'processing' and next_try_at <= $2
        order by next_try_at limit 1 for update skip locked
      )
      returning *`,
    values: [agencyId, new Date(clock()).toISOString(), new Date(clock() + lease).toISOString()],
  });
  return rows[0];
}

async function settle({ database }: ProcessingDeps, media: MediaRow, finding: Finding | MessageKey): Promise<void> {
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

async function postpone({ database, clock }: ProcessingDeps, { agency_id: agency, id }: MediaRow): Promise<void> {
  await database.query(agency, {
    text: `update media set next_try_at = $3 where agency_id = $1 and id = $2 and state = 'processing'`,
    values: [agency, id, new Date(clock() + pause).toISOString()],
  });
}

async function work(deps: ProcessingDeps, media: MediaRow): Promise<void> {
  // What reads images and recordings takes longer to load than all else of the server together.
  const [{ examine }, { ImageUnreadableError }] = await Promise.all([import('./examining.ts'), import('./images.ts')]);
  try {
    await settle(deps, media, await examine(deps, media));
  } catch (error) {
    deps.log.warn({ err: error, media: media.id }, 'a file could not be processed');
    if (error instanceof ImageUnreadableError) return await settle(deps, media, 'imageUnreadable');
    if ((media.tries ?? 0) >= mostTries) return await settle(deps, media, 'fileUnreadable');
    await postpone(deps, media);
  }
}

/** Looks at the files of an agency that wait, one after the other; answers how many. */
export async function processMedia(deps: ProcessingDeps, agencyId: string): Promise<number> {
  let count = 0;
  for (let media = await claim(deps, agencyId); media; media = await claim(deps, agencyId)) {
    // A try that ended the server did not come to count itself.
    if ((media.tries ?? 0) > mostTries) await settle(deps, media, 'fileUnreadable');
    else await work(deps, media);
    count += 1;
  }
  return count;
}
