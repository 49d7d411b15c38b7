import { cutText, longestName, partsOfName } from '../../../../schema/rules/filenames.ts';

/** A new name of a file with the extension that it had (AB 5): `portrait` and `portrait.JPG` are `portrait.jpg`. */
export function keptExtension(name: string, former: string): string {
  const { extension } = partsOfName(former);
  const own = partsOfName(name);
  const stem = own.extension.toLowerCase() === extension.toLowerCase() ? own.stem : name;
  return `${stem.normalize('NFC')}${extension}`;
}

/** A name with a number, for an item whose name is taken, no longer than names may be: `cv (1).pdf`. */
export function numbered(name: string, number: number, isFile: boolean): string {
  const { stem, extension } = isFile ? partsOfName(name) : { stem: name, extension: '' };
  const tail = ` (${number})${extension}`;
  return `${cutText(stem.replace(/ \(\d{1,4}\)$/u, ''), longestName - tail.length)}${tail}`;
}
