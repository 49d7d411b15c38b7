import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import type { StillsPort } from '../../../integrations/stills/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { isImage, typeOfMediaOf } from '../../../engine/media/contentTypes.ts';
import { ImageUnreadableError } from './images.ts';
import { measureRecording } from './recordings.ts';
import { withFolder } from './scratch.ts';
import { makeSizes } from './sizes.ts';
import { typeOf } from '../../../engine/media/sniffing.ts';

/** Result of examining a file. */
export type Finding = Pick<MediaRow, 'content_type' | 'type_of_media' | 'width' | 'height' | 'duration' | 'sizes'>;

/** Does something with a file of this machine that holds the same: readers want to look here and there in it. */
async function withFile<T>(storage: StoragePort, { object }: MediaRow, work: (path: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const path = join(folder, 'file');
    await pipeline(await storage.get(object ?? ''), createWriteStream(path));
    return work(path);
  });
}

/** Returns the sizes of a video's poster; none without a program that takes one, or if it fails. */
async function posterOf(tools: Tools, media: MediaRow, path: string, contentType: string): Promise<Finding['sizes']> {
  const picture = `${path}.png`;
  if (!(await tools.stills?.take(path, contentType, picture))) return {};
  const made = makeSizes(tools.storage, media, picture, 'image/png', tools.patience);
  return (await made.catch(withoutPoster)).sizes;
}

function withoutPoster(error: unknown): Pick<Finding, 'sizes'> {
  if (error instanceof ImageUnreadableError) return { sizes: {} };
  throw error;
}

/** Tools that examine files. */
export interface Tools {
  readonly storage: StoragePort;
  /** Takes posters from videos; null if no program is configured. */
  readonly stills: StillsPort | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Timeout of each reader of a file, in milliseconds; the reader's own timeout by default. */
  readonly patience?: number;
}

/** Examines an image. An unreadable one is a document: available as uploaded, without sizes. */
async function examineImage(tools: Tools, media: MediaRow, path: string, contentType: string): Promise<Finding> {
  const { storage, log, patience } = tools;
  try {
    const made = await makeSizes(storage, media, path, contentType, patience);
    return { content_type: contentType, type_of_media: 'image', duration: null, ...made };
  } catch (error) {
    if (!(error instanceof ImageUnreadableError)) throw error;
    log.warn({ err: error, media: media.id }, 'an image cannot be read');
    return documentOf(contentType);
  }
}

function documentOf(contentType: string): Finding {
  const nothing = { width: null, height: null, duration: null, sizes: {} };
  return { content_type: contentType, type_of_media: 'document', ...nothing };
}

/**
 * Examines a file: its type by its content, the sizes of an image, the dimensions of a recording and the poster of a
 * video. All readers run in separate processes.
 * @throws WorkerEndedError if reading its type or dimensions times out: another try would fail as well
 */
export async function examine(tools: Tools, media: MediaRow): Promise<Finding> {
  const { storage, patience } = tools;
  return withFile(storage, media, async (path) => {
    const contentType = await typeOf({ path }, patience);
    if (isImage(contentType)) return examineImage(tools, media, path, contentType);
    const type = typeOfMediaOf(contentType);
    if (type === 'document') return documentOf(contentType);
    return {
      content_type: contentType,
      type_of_media: type,
      // What the uploader said counts only where the content does not tell.
      width: media.width,
      height: media.height,
      duration: media.duration,
      ...(await measureRecording(path, patience)),
      sizes: type === 'video' ? await posterOf(tools, media, path, contentType) : {},
    };
  });
}
