import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { WorkerEndedError } from '../../../workers/program.ts';
import { isImage } from '../../../engine/media/contentTypes.ts';
import { ImageUnreadableError } from './images.ts';
import { withFolder } from './scratch.ts';
import { makeSizes } from './sizes.ts';
import { typeOf } from '../../../engine/media/sniffing.ts';

/** Timeout of its readers in milliseconds; a user waits for the answer. */
const patience = 5_000;

/**
 * Stores the sizes of an external picture with a file; the picture itself is not kept. Its type is detected from its
 * bytes: if it is not a readable image, there are no sizes.
 */
export async function keepPicture(
  storage: StoragePort,
  media: Pick<MediaRow, 'agency_id' | 'id'>,
  picture: Buffer,
): Promise<MediaRow['sizes']> {
  return withFolder(async (folder) => {
    const path = join(folder, 'picture');
    await writeFile(path, picture);
    try {
      const contentType = await typeOf({ path }, patience);
      if (!isImage(contentType)) return {};
      return (await makeSizes(storage, media, path, contentType, patience)).sizes;
    } catch (error) {
      if (error instanceof ImageUnreadableError || error instanceof WorkerEndedError) return {};
      throw error;
    }
  });
}
