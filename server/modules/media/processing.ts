import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fileTypeFromStream } from 'file-type';
import type { ImageSize } from '../../../schema/media.ts';
import type { MessageKey } from '../../../schema/rules/messages.ts';
import type { Database } from '../../database/pools.ts';
import { objectsOf, type MadeSize, type MediaRow } from '../../engine/media/row.ts';
import type { StoragePort } from '../../integrations/storage/port.ts';
import { isImage, safeType, typeOfMediaOf, unknownType } from './contentTypes.ts';
import { ImageUnreadableError, picturesOf } from './images.ts';
import { measureRecording } from './recordings.ts';

export interface ProcessingDeps {
  readonly database: Database;
  readonly storage: StoragePort;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What was found out about a file. */
type Finding = Pick<MediaRow, 'content_type' | 'type_of_media' | 'width' | 'height' | 'duration' | 'sizes'>;

/** How often a file is tried, and how long after a try that did not end, as where the server died. Milliseconds. */
const mostTries = 3;
const lease = 300_000;
const pause = 60_000;

async function makeSizes({ storage }: ProcessingDeps, media: MediaRow, path: string, contentType: string) {
  const pictures = await picturesOf(path, contentType);
  const sizes: Partial<Record<ImageSize, MadeSize>> = {};
  for await (const { size, content } of pictures.sizes) {
    const object = `${objectsOf(media)}/${size}`;
    await storage.put(object, Readable.from([content]), content.length);
    sizes[size] = { object, bytes: content.length, contentType: pictures.contentType };
  }
  return { width: pictures.width, height: pictures.height, sizes };
}

/** The type of a file by what it begins with; the rest is not read where that is enough. */
async function typeOf({ storage }: ProcessingDeps, { object }: MediaRow): Promise<string> {
  const content = await storage.get(object ?? '');
  try {
    return safeType((await fileTypeFromStream(Readable.toWeb(content)))?.mime);
  } catch (error) {
    // What leads the reader astray is of no known type; what the storage does not give is tried again.
    if (content.errored) throw error;
    return unknownType;
  } finally {
    content.destroy();
  }
}

/** Does something with a file of this machine that holds the same: readers want to look here and there in it. */
async function withFile<T>(deps: ProcessingDeps, { object }: MediaRow, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-media-'));
  try {
    const path = join(folder, 'file');
    await pipeline(await deps.storage.get(object ?? ''), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Looks at a file: its type by its content, the sizes of an image, the measures of a recording. */
async function examine(deps: ProcessingDeps, media: MediaRow): Promise<Finding> {
  const contentType = await typeOf(deps, media);
  const type = typeOfMediaOf(contentType);
  // What the uploader said counts only where the content does not tell.
  const hints = { width: media.width, height: media.height, duration: media.duration };
  const base = { content_type: contentType, type_of_media: type, sizes: {} };
  if (isImage(contentType)) {
    const made = await withFile(deps, media, (path) => makeSizes(deps, media, path, contentType));
    return { ...base, ...made, duration: null };
  }
  if (type === 'document') return { ...base, width: null, height: null, duration: null };
  return { ...base, ...hints, ...(await withFile(deps, media, measureRecording)) };
}

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
