import type { Slide, SlideImage } from 'yet-another-react-lightbox';
import { typeOfMediaCodes, type Media } from '../../../../schema/media.ts';
import { sourcesOf } from '../sources.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    file: SlideFile;
  }
}

/** A file that is no picture to look at: a recording, a document, a page, or one that is not available. */
export interface SlideFile {
  readonly type: 'file';
  readonly media: Media;
}

/** An image in the sizes that are made of it; an animation as it is, since its sizes stand still. */
function imageSlide(media: Media): SlideImage | null {
  const { cdnOrigin, contentType, filename, width, height } = media;
  if (media.typeOfMedia !== typeOfMediaCodes.image || cdnOrigin === null) return null;
  const whole = width && height ? { width, height } : {};
  if (contentType === 'image/gif') return { src: cdnOrigin, alt: filename, ...whole };
  const src = media.cdnLarge ?? media.cdnMedium ?? media.cdnSmall ?? cdnOrigin;
  const sources = sourcesOf(media);
  const largest = sources.at(-1);
  return largest
    ? { src, alt: filename, width: largest.width, height: largest.height, srcSet: sources }
    : { src, alt: filename, ...whole };
}

/** Returns what the lightbox shows of a file. */
export function slideOf(media: Media): Slide {
  return imageSlide(media) ?? { type: 'file', media };
}
