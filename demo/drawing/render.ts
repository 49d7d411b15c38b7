import sharp from 'sharp';
import { randomOf } from '../random.ts';

/** Kinds of pictures that are made of drawings, by their extension. */
export type PictureKind = 'jpg' | 'png' | 'gif';

/** Settings of the formats; the grain of film is so many levels around the middle. */
export const renderSettings = {
  jpg: { quality: 75, mozjpeg: true },
  png: { palette: true, colours: 64, effort: 3 },
  gif: { colours: 64, effort: 3 },
  grain: 4,
} as const;
const side = 256;
let film: Promise<Buffer> | undefined;

/** A piece of grain, laid over a picture again and again. */
function grain(): Promise<Buffer> {
  const random = randomOf('grain');
  const level = () =>
    128 + Math.round((random.fraction() + random.fraction() + random.fraction() - 1.5) * renderSettings.grain);
  return (film ??= sharp(Buffer.from(Array.from({ length: side * side }, level)), {
    raw: { width: side, height: side, channels: 1 },
  })
    .png()
    .toBuffer());
}

/**
 * Makes a picture of a drawing; the same drawing gives the same bytes.
 * @param drawing SVG
 * @param width pixels; its height follows
 */
export async function pictureOf(drawing: string, kind: PictureKind, width: number): Promise<Buffer> {
  const plain = sharp(Buffer.from(drawing)).resize({ width }).removeAlpha();
  if (kind === 'png') return plain.png(renderSettings.png).toBuffer();
  if (kind === 'gif') return plain.gif(renderSettings.gif).toBuffer();
  return plain
    .composite([{ input: await grain(), tile: true, blend: 'soft-light' }])
    .jpeg(renderSettings.jpg)
    .toBuffer();
}
