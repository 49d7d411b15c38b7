import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaRow } from '../../engine/media/row.ts';
import type { StoragePort } from '../../integrations/storage/port.ts';
import { isImage } from './contentTypes.ts';
import { ImageUnreadableError } from './images.ts';
import { withFolder } from './scratch.ts';
import { makeSizes } from './sizes.ts';
import { typeOf } from './sniffing.ts';

/**
 * Keeps the sizes of a stranger's picture with a file; the picture itself is not kept. It is what its bytes say that it
 * is: where that is no image, or none that can be read, there are no sizes.
 */
export async function keepPicture(
  storage: StoragePort,
  media: Pick<MediaRow, 'agency_id' | 'id'>,
  picture: Buffer,
): Promise<MediaRow['sizes']> {
  const contentType = await typeOf(Readable.from([picture], { objectMode: false }));
  if (!isImage(contentType)) return {};
  return withFolder(async (folder) => {
    const path = join(folder, 'picture');
    await writeFile(path, picture);
    try {
      return (await makeSizes(storage, media, path, contentType)).sizes;
    } catch (error) {
      if (error instanceof ImageUnreadableError) return {};
      throw error;
    }
  });
}
