import { cutText } from '../filenames.ts';
import { withoutMentionAddresses } from '../mentions.ts';

/** Marks of Markdown at the beginning of a line: headings, lists and numbers of them. */
const leading = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)/;
/** Marks of emphasis and code around words. */
const emphasis = /(\*\*|__|~~|`)(?=\S)(.+?)\1/g;
/** Single marks, which stand within names and sums too: they embrace whole words. */
const slanted = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])(.+?)(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
const link = /\[([^\]\n]+)\]\((?:[^()\s]+)\)/g;

/** Returns a line as it reads without the marks of Markdown. */
function plainLine(line: string): string {
  return line
    .replace(leading, '')
    .replace(link, '$1')
    .replace(emphasis, '$2')
    .replace(slanted, '$2')
    .replaceAll('\\', '');
}

/** Returns a text in Markdown as it reads without its marks and without the addresses of whom it mentions. */
export function withoutMarkup(text: string): string {
  return withoutMentionAddresses(text).split('\n').map(plainLine).join('\n');
}

/**
 * Returns the first line of a text as it reads without the marks of Markdown; quotes of other mails are left out.
 * @param most its length in characters, after which it is cut
 */
export function firstLine(text: string, most: number): string {
  const lines = withoutMentionAddresses(text).split('\n');
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('>')) ?? '';
  return cutText(plainLine(first).replace(/\s+/g, ' ').trim(), most);
}
