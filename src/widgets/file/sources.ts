import { imageSizes, type Media } from '../../../schema/media.ts';

/** An image in one of its sizes, in pixels. */
export interface Source {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const shownSizes = [
  ['cdnSmall', imageSizes.small.pixels],
  ['cdnMedium', imageSizes.medium.pixels],
  ['cdnLarge', imageSizes.large.pixels],
] as const;

/** Returns the sizes that are made of an image, or of the poster of a video, the smallest first; none if unknown. */
export function sourcesOf(media: Media): readonly Source[] {
  const { width, height } = media;
  if (!width || !height) return [];
  return shownSizes.flatMap(([size, pixels]) => {
    const src = media[size];
    const share = Math.min(1, pixels / Math.max(width, height));
    return src === null ? [] : [{ src, width: Math.round(width * share), height: Math.round(height * share) }];
  });
}
