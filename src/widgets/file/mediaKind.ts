import { typeOfMediaCodes, type Media } from '../../../schema/media.ts';

/** Returns the external page of a linked file; null for a stored file. */
export function linkedPage({ externalLink, cdnOrigin, url }: Media): string | null {
  return cdnOrigin === null && url !== null ? externalLink : null;
}

/** Returns the host of an address, as people write it. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/**
 * Returns the type of an uploaded recording, present or still being processed, which is played in a dialog; null for
 * anything else.
 */
export function playedAs({ typeOfMedia, cdnOrigin, isProcessing }: Media): 'video' | 'audio' | null {
  if (cdnOrigin === null && !isProcessing) return null;
  if (typeOfMedia === typeOfMediaCodes.video) return 'video';
  return typeOfMedia === typeOfMediaCodes.audio ? 'audio' : null;
}
