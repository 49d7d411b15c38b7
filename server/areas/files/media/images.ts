import { createRequire } from 'node:module';
import { imageSizes, type ImageSize } from '../../../../schema/media.ts';
import { imagePixelLimit } from '../../../../schema/rules/limits.ts';
import { WorkerEndedError, WorkerFaultError } from '../../../workers/program.ts';
import { createWorkers } from '../../../workers/workers.ts';
import { isHeic } from '../../../engine/media/contentTypes.ts';

/** An image that cannot be read, or is too large to be: another try would be in vain. */
export class ImageUnreadableError extends Error {
  override name = 'ImageUnreadableError';
}

/**
 * Timeout for all sizes of one image, in milliseconds; an image of a hundred million pixels takes about ten seconds.
 */
const patience = 30_000;
const sizeType = 'image/webp';
const { resolve } = createRequire(import.meta.url);

/**
 * Processes one image at a time in one thread: requests come first. Only these readers are used, whatever type the
 * library detects in the first bytes; only the first frame of an animation is read; size limits are checked before
 * decoding. A large image is decoded once: smaller sizes are made from the largest, unless that is too narrow to crop.
 */
export const imageProgram = `
const { readFileSync } = require('node:fs');
const sharp = require(data.sharp);
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'].map((name) => 'VipsForeignLoad' + name) });

const assertSize = (width, height) => {
  if (width * height > data.pixels) throw new Error('too many pixels');
};
async function openHeic(path) {
  const decode = require(data.heicDecode);
  const [image] = await decode.all({ buffer: readFileSync(path) });
  if (!image) throw new Error('no image');
  assertSize(image.width, image.height);
  const { width, height, data: raw } = await image.decode();
  return () => sharp(raw, { raw: { width, height, channels: 4 } });
}
const options = { limitInputPixels: data.pixels, pages: 1, failOn: 'truncated', sequentialRead: true };

return async ({ path, isHeic }) => {
  const image = isHeic ? await openHeic(path) : () => sharp(path, options).autoOrient();
  const { width, height, autoOrient } = await image().metadata();
  assertSize(width, height);
  const resize = (from, { pixels, isCutOut }) =>
    from.resize({ width: pixels, height: pixels, fit: isCutOut ? 'cover' : 'inside', withoutEnlargement: true });
  const [largest] = data.sizes.toSorted((one, other) => other.pixels - one.pixels);
  const { data: raw, info } = await resize(image(), largest).raw().toBuffer({ resolveWithObject: true });
  const isWhole = Math.max(width, height) <= largest.pixels;
  const ofLargest = () => sharp(raw, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const sizes = [];
  // A small image gives several sizes in one: made once.
  let whole;
  for (const size of data.sizes) {
    if (isWhole && !size.isCutOut && Math.max(width, height) <= size.pixels) {
      whole ??= await ofLargest().webp({ quality: 80 }).toBuffer();
      sizes.push({ size: size.name, content: whole });
      continue;
    }
    const isEnough = isWhole || !size.isCutOut || Math.min(info.width, info.height) >= size.pixels;
    const from = size === largest || isEnough ? ofLargest() : image();
    sizes.push({ size: size.name, content: await resize(from, size).webp({ quality: 80 }).toBuffer() });
  }
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height, sizes };
};
`;

/** Sizes and dimensions made from an image. */
export interface Pictures {
  /** As it is shown, that is, turned the right way up. Pixels. */
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
  readonly sizes: readonly { readonly size: ImageSize; readonly content: Uint8Array }[];
}

const readers = createWorkers<{ readonly path: string; readonly isHeic: boolean }, Omit<Pictures, 'contentType'>>({
  source: imageProgram,
  data: {
    sharp: resolve('sharp'),
    heicDecode: resolve('heic-decode'),
    pixels: imagePixelLimit,
    sizes: Object.entries(imageSizes).map(([name, size]) => ({ name, ...size })),
  },
  // What decodes images is native: in a thread it would go on, and hold one of the few that files and passwords need.
  place: 'process',
  memory: 512,
  idle: 10_000,
});

/**
 * Makes the sizes of an image, apart from the server: never larger than it is, and without what was written into it (place,
 * device, a preview).
 * @param path a file of this machine
 * @param limit milliseconds
 * @throws ImageUnreadableError
 */
export async function picturesOf(path: string, contentType: string, limit = patience): Promise<Pictures> {
  try {
    const made = await readers.run({ path, isHeic: isHeic(contentType) }, { patience: limit });
    return { ...made, contentType: sizeType };
  } catch (error) {
    if (!(error instanceof WorkerEndedError || error instanceof WorkerFaultError)) throw error;
    throw new ImageUnreadableError(error.message, { cause: error });
  }
}
