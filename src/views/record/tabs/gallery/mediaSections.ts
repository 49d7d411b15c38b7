import { typeOfMediaCodes, type Media } from '../../../../../schema/media.ts';

/** The parts of a gallery, in order. */
export const mediaSections = ['portraits', 'showreels', 'documents'] as const;
export type MediaSection = (typeof mediaSections)[number];

const { image, video, audio } = typeOfMediaCodes;

/** Returns the part of a gallery that shows a file; what is still being processed by its content type. */
export function sectionOf({ typeOfMedia, contentType }: Pick<Media, 'typeOfMedia' | 'contentType'>): MediaSection {
  if (typeOfMedia === null) return sectionOfType(contentType ?? '');
  if (typeOfMedia === image) return 'portraits';
  return typeOfMedia === video || typeOfMedia === audio ? 'showreels' : 'documents';
}

/** Returns the part of a gallery for a file of a content type, as the browser names it. */
export function sectionOfType(type: string): MediaSection {
  if (type.startsWith('image/')) return 'portraits';
  return /^(video|audio)\//.test(type) ? 'showreels' : 'documents';
}
