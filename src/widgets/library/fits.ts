import type { FileOptions } from '../../../schema/fields/file.ts';
import { libraryMediaTypes, type LibraryMediaType } from '../../../schema/areas/files/library.ts';
import { typeOfMediaCodes, type TypeOfMedia } from '../../../schema/media.ts';
import { faultOfFilename } from '../upload/useAccepted.ts';
import type { LibraryItem } from './libraryPlace.ts';

const mediaTypes: Readonly<Partial<Record<TypeOfMedia, LibraryMediaType>>> = {
  image: libraryMediaTypes.PHOTO,
  video: libraryMediaTypes.VIDEO,
  audio: libraryMediaTypes.AUDIO,
  document: libraryMediaTypes.DOCUMENT,
};

/** Returns the kinds of files of the library of which a field takes some; none if it takes any. */
export function typesFor({ types }: FileOptions): LibraryMediaType[] {
  return (types ?? []).flatMap((type) => mediaTypes[type] ?? []);
}

/** Returns true if an item is a file that is there and that a field takes. */
export function fits({ media }: LibraryItem, options: FileOptions): boolean {
  if (!media || media.cdnOrigin === null) return false;
  const { types } = options;
  const isOfType = types === undefined || types.some((type) => typeOfMediaCodes[type] === media.typeOfMedia);
  return isOfType && faultOfFilename(media.originalFilename, media.size, options) === null;
}
