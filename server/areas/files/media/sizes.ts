import { Readable } from 'node:stream';
import type { ImageSize } from '../../../../schema/media.ts';
import { objectsOf, type MadeSize, type MediaRow } from '../../../engine/media/mediaRow.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { picturesOf } from './images.ts';

/**
 * Stores the sizes of an image with a file.
 * @param path the image, a file on this machine
 * @param limit timeout for reading it in milliseconds; the usual one by default
 * @throws ImageUnreadableError
 */
export async function makeSizes(
  storage: StoragePort,
  media: Pick<MediaRow, 'agency_id' | 'id'>,
  path: string,
  contentType: string,
  limit?: number,
): Promise<Pick<MediaRow, 'width' | 'height' | 'sizes'>> {
  const pictures = await picturesOf(path, contentType, limit);
  const sizes: Partial<Record<ImageSize, MadeSize>> = {};
  for (const { size, content } of pictures.sizes) {
    const object = `${objectsOf(media)}/${size}`;
    await storage.put(object, Readable.from([content], { objectMode: false }), content.length);
    sizes[size] = { object, bytes: content.length, contentType: pictures.contentType };
  }
  return { width: pictures.width, height: pictures.height, sizes };
}
