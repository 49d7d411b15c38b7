import { cutText, longestName, partsOfName } from '../../../../schema/rules/filenames.ts';

/** A name with a number, for an item whose name is taken, no longer than names may be: `cv (1).pdf`. */
export function numbered(name: string, number: number, isFile: boolean): string {
  const { stem, extension } = isFile ? partsOfName(name) : { stem: name, extension: '' };
  const tail = ` (${number})${extension}`;
  return `${cutText(stem.replace(/ \(\d{1,4}\)$/u, ''), longestName - tail.length)}${tail}`;
}
