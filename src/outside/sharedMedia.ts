import type { SharedItem } from '../../schema/areas/files/calls/shares.ts';
import { sharedFileAddress } from '../../schema/areas/files/shares.ts';
import { typeOfMediaCodes, type FileSize, type Media } from '../../schema/media.ts';

/** Returns a shared file as the preview of files takes it, at the addresses that a grant opens. */
export function sharedMedia(item: SharedItem, grant: string): Media {
  const at = (size: FileSize) => (item.sizes.includes(size) ? sharedFileAddress(grant, item.id, size) : null);
  // The whole of a picture is a download; the largest of its sizes stands for it.
  const isPicture = item.typeOfMedia === typeOfMediaCodes.image;
  const whole = isPicture ? (at('large') ?? at('medium') ?? at('small')) : at('origin');
  return {
    id: item.id,
    filename: item.name,
    originalFilename: item.name,
    typeOfMedia: item.typeOfMedia,
    // Sizes of an animation stand still.
    contentType: isPicture ? 'image/webp' : item.contentType,
    size: item.bytes,
    sha256: null,
    width: item.width,
    height: item.height,
    duration: item.duration,
    url: whole,
    cdnOrigin: whole,
    cdnLarge: at('large'),
    cdnMedium: at('medium'),
    cdnSmall: at('small'),
    thumbnailUrl: at('thumbnail'),
    thumbnail: at('thumbnail'),
    externalLink: null,
    isProcessing: false,
    failure: null,
    uploadedDate: null,
  };
}
