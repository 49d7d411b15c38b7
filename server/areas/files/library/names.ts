import { longestName } from '../../../../schema/areas/files/library.ts';

/** The extension of a file name with its dot; empty without one. */
export function extensionOf(name: string): string {
  return /.(\.[^.]+)$/u.exec(name)?.[1] ?? '';
}

/** A new name of a file with the extension that it had (AB 5): `portrait` and `portrait.JPG` are `portrait.jpg`. */
export function keptExtension(name: string, former: string): string {
  const extension = extensionOf(former);
  const own = extensionOf(name);
  const stem = own.toLowerCase() === extension.toLowerCase() ? name.slice(0, name.length - own.length) : name;
  return `${stem.normalize('NFC')}${extension}`;
}

/** A name with a number, for an item whose name is taken, no longer than names may be: `cv (1).pdf`. */
export function numbered(name: string, number: number, isFile: boolean): string {
  const extension = isFile ? extensionOf(name) : '';
  const stem = name.slice(0, name.length - extension.length).replace(/ \(\d{1,4}\)$/u, '');
  const tail = ` (${number})${extension}`;
  return `${stem.slice(0, longestName - tail.length).replace(/\p{Surrogate}$/u, '')}${tail}`;
}
