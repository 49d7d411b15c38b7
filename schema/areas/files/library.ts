import { longestName } from '../../rules/filenames.ts';
import type { TypeOfMedia } from '../../media.ts';

/** Types of a library item (AB 3), with the spec's numbers. */
export const libraryItemTypes = { FOLDER: 1, FILE: 2 } as const;

/** Kinds of files by which the library is filtered (AB 2, `types`), with the spec's numbers. */
export const libraryMediaTypes = { PHOTO: 1, VIDEO: 2, AUDIO: 3, DOCUMENT: 5 } as const;
export type LibraryMediaType = (typeof libraryMediaTypes)[keyof typeof libraryMediaTypes];

/** Library filter that a file's type belongs to. */
export const libraryTypeOf: Readonly<Record<TypeOfMedia, (typeof libraryMediaTypes)[keyof typeof libraryMediaTypes]>> =
  {
    image: libraryMediaTypes.PHOTO,
    video: libraryMediaTypes.VIDEO,
    audio: libraryMediaTypes.AUDIO,
    album: libraryMediaTypes.DOCUMENT,
    document: libraryMediaTypes.DOCUMENT,
  };

/** The text that keys of library items start with (AB 3). */
export const libraryKeyPrefix = 'library/';

/**
 * The key of a library item on the wire (AB 3): its id, which neither a new name nor a new place changes. The key of a root
 * folder has the id of the owner of the tree, or of the agency.
 */
export function libraryKeyOf(id: string): string {
  return `${libraryKeyPrefix}${id}`;
}

/** Returns true if a key belongs to the library (AB 3, Library item). */
export function isLibraryKey(key: unknown): key is string {
  return typeof key === 'string' && key.startsWith(libraryKeyPrefix);
}

/** The id within such a key; null for any other text. */
export function itemOfLibraryKey(key: string): string | null {
  return (
    /^library\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i.exec(key)?.[1]?.toLowerCase() ?? null
  );
}

/** By what the items of a folder are sorted. */
export const librarySorts = ['name', 'updatedAt', 'createdAt', 'bytes'] as const;
export type LibrarySort = (typeof librarySorts)[number];

/**
 * Returns a name that the library takes (AB 5) for a file as it is called elsewhere: what is not allowed becomes a
 * hyphen, and the extension stays.
 */
export function libraryNameFrom(filename: string): string {
  const plain = filename
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}.\-_()*'"! ]+/gu, '-')
    .trim();
  const [, stem = plain, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(plain) ?? [];
  const named = /[^.\- ]/.test(stem) ? stem : `file${stem}`;
  return [...named].slice(0, longestName - extension.length).join('') + extension;
}
