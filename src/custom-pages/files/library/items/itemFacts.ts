import { libraryItemTypes } from '../../../../../schema/areas/files/library.ts';
import { partsOfName } from '../../../../../schema/rules/filenames.ts';
import { typeOfMediaCodes, type Media } from '../../../../../schema/media.ts';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';

export const isFolder = ({ type }: Pick<LibraryItem, 'type'>): boolean => type === libraryItemTypes.FOLDER;

/** Parts a file's name into what is renamed and its extension with the point; a folder's name is one part. */
export function renamedParts(item: Pick<LibraryItem, 'name' | 'type'>): readonly [stem: string, extension: string] {
  if (isFolder(item)) return [item.name, ''];
  const { stem, extension } = partsOfName(item.name);
  return [stem, extension];
}

/** Names of the folders around an item, outermost first. */
export const foldersAround = ({ extraData }: LibraryItem): readonly string[] => extraData.split('/').filter(Boolean);

/** The key of the word for what an item is. */
export function kindWord(item: LibraryItem): string {
  if (isFolder(item)) return 'app.library.kinds.folder';
  const code = item.media?.typeOfMedia;
  const type = Object.entries(typeOfMediaCodes).find(([, one]) => one === code)?.[0] ?? 'document';
  return `app.files.types.${type}`;
}

const seen: readonly (number | null)[] = [typeOfMediaCodes.image, typeOfMediaCodes.video, typeOfMediaCodes.audio];

/** Returns the file of an item that is looked at over the page: an image, a video or a recording; null for all else. */
export function lookedAt({ media }: LibraryItem): Media | null {
  return media !== null && seen.includes(media.typeOfMedia) ? media : null;
}

/** Returns the address of a document that browsers show by themselves; null for all else. */
export function shownInTab({ media }: LibraryItem): string | null {
  return media?.contentType === 'application/pdf' ? media.url : null;
}

/** Returns the address at which a file is downloaded; null for a folder, and until the file is processed. */
export function downloadOf({ media }: LibraryItem): string | null {
  return media?.cdnOrigin ? `${media.cdnOrigin}?download=1` : null;
}
