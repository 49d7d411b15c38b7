import sharp, { type Sharp } from 'sharp';
import { imageSizes, type ImageSize } from '../../../schema/media.ts';
import { imagePixelLimit } from '../../../schema/rules/limits.ts';
import { decodeHeic } from './heic.ts';
import { isHeic } from './contentTypes.ts';

/** An image that cannot be read, or is too large to be: another try would be in vain. */
export class ImageUnreadableError extends Error {
  override name = 'ImageUnreadableError';
}

/** One image at a time and by one thread: requests come first. */
sharp.concurrency(1);
sharp.cache(false);
/** It reads nothing but these, whatever the first bytes of a file make it think of. */
const readers = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers.map((name) => `VipsForeignLoad${name}`) });

const sizeType = 'image/webp';
const secondsForSize = 60;

/** What was made of an image. */
export interface Pictures {
  /** As it is shown, that is, turned the right way up. Pixels. */
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  readonly sizes: AsyncIterable<{ readonly size: ImageSize; readonly content: Buffer }>;
}

/** The first frame of an image, turned the right way up. Nothing is decoded before it is known to be small enough. */
async function open(path: string, contentType: string): Promise<() => Sharp> {
  if (isHeic(contentType)) {
    const { width, height, data } = await decodeHeic(path);
    return () => sharp(data, { raw: { width, height, channels: 4 } });
  }
  // Frames beyond the first are not looked at, however many an animation has.
  const options = { limitInputPixels: imagePixelLimit, pages: 1, failOn: 'truncated', sequentialRead: true } as const;
  return () => sharp(path, options).autoOrient();
}

/**
 * Makes the sizes of an image: never larger than it is, and without what was written into it (place, device, a preview).
 * @param path a file of this machine
 * @throws ImageUnreadableError
 */
export async function picturesOf(path: string, contentType: string): Promise<Pictures> {
  const unreadable = (error: unknown) => {
    throw new ImageUnreadableError(error instanceof Error ? error.message : String(error), { cause: error });
  };
  const image = await open(path, contentType).catch(unreadable);
  const { width, height, autoOrient } = await image().metadata().catch(unreadable);
  if (width * height > imagePixelLimit) unreadable('too many pixels');
  return {
    width: autoOrient?.width ?? width,
    height: autoOrient?.height ?? height,
    contentType: sizeType,
    sizes: (async function* sizes() {
      for (const [name, { pixels, isCutOut }] of Object.entries(imageSizes)) {
        const content = await image()
          .resize({ width: pixels, height: pixels, fit: isCutOut ? 'cover' : 'inside', withoutEnlargement: true })
          .webp({ quality: 80 })
          .timeout({ seconds: secondsForSize })
          .toBuffer()
          .catch(unreadable);
        yield { size: name as ImageSize, content };
      }
    })(),
  };
}
