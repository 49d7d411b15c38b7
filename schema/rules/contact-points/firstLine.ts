import { cutText } from '../filenames.ts';
import { withoutMentionAddresses } from '../mentions.ts';

/** Marks of Markdown at the beginning of a line: headings, lists and numbers of them. */
const leading = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)/;
/** Marks of emphasis and code around words. */
const emphasis = /(\*\*|__|~~|`)(?=\S)(.+?)\1/g;
const link = /\[([^\]\n]+)\]\((?:[^()\s]+)\)/g;

/**
 * Returns the first line of a text as it reads without the marks of Markdown; quotes of other mails are left out.
 * @param most its length in characters, after which it is cut
 */
export function firstLine(text: string, most: number): string {
  const lines = withoutMentionAddresses(text).split('\n');
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('>')) ?? '';
  const plain = first.replace(leading, '').replace(link, '$1').replace(emphasis, '$2');
  return cutText(plain.replaceAll('\\', '').replace(/\s+/g, ' ').trim(), most);
}
