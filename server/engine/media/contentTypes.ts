import type { TypeOfMedia } from '../../../schema/media.ts';

/** Anything of which nothing better is known, or whose own type a browser might run. */
export const unknownType = 'application/octet-stream';

/** Images of which sizes are made. */
const images = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff']);
/** Images that have to be decoded apart. */
const heicImages = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** Returns true if sizes can be made of the image. */
export function isImage(contentType: string): boolean {
  return images.has(contentType) || isHeic(contentType);
}

/** Returns true for HEIC images. */
export function isHeic(contentType: string): boolean {
  return heicImages.has(contentType);
}

/**
 * The type under which a file is kept and given out, from what its content was found to be. Pages, drawings with scripts
 * and other text count as unknown.
 */
export function safeType(found: string | undefined): string {
  const type = found?.split(';')[0]?.trim().toLowerCase() ?? unknownType;
  return /^text\/|[/+]xml$|html|script/.test(type) ? unknownType : type;
}

/** Returns the media type of a content type: images of which no sizes can be made are documents. */
export function typeOfMediaOf(contentType: string): TypeOfMedia {
  if (isImage(contentType)) return 'image';
  if (contentType.startsWith('video/')) return 'video';
  if (contentType.startsWith('audio/')) return 'audio';
  return 'document';
}
