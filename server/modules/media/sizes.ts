import { Readable } from 'node:stream';
import type { ImageSize } from '../../../schema/media.ts';
import { objectsOf, type MadeSize, type MediaRow } from '../../engine/media/row.ts';
import type { StoragePort } from '../../integrations/storage/port.ts';
import { picturesOf } from './images.ts';

/**
 * Keeps the sizes of an image with a file.
 * @param path the image, a file of this machine
 * @throws ImageUnreadableError
 */
export async function makeSizes(
  storage: StoragePort,
  media: Pick<MediaRow, 'agency_id' | 'id'>,
  path: string,
  contentType: string,
): Promise<Pick<MediaRow, 'width' | 'height' | 'sizes'>> {
  const pictures = await picturesOf(path, contentType);
  const sizes: Partial<Record<ImageSize, MadeSize>> = {};
  for await (const { size, content } of pictures.sizes) {
    const object = `${objectsOf(media)}/${size}`;
    await storage.put(object, Readable.from([content]), content.length);
    sizes[size] = { object, bytes: content.length, contentType: pictures.contentType };
  }
  return { width: pictures.width, height: pictures.height, sizes };
}
