import { refusal } from '../../../../../schema/fields/rule.ts';
import { TableError } from './tableRow.ts';

/** Pictures, sounds and keys, which no field takes: they are most of a card's length. */
const binary = /^(?:[\w-]+\.)?(?:photo|logo|sound|key)[;:]/i;
/** The most characters and lines of a card as it is folded, without its pictures. */
const longest = 100_000;
const mostLines = 1_000;

/** Is a line in quoted-printable and goes on in the next one? */
function isSoftBreak(line: string): boolean {
  return line.endsWith('=') && line.slice(0, line.indexOf(':')).toLowerCase().includes('quoted-printable');
}

/** Returns the lines of a text that comes in pieces, whatever ends them. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    // A carriage return at the end of a piece may belong to the next one's line feed.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    // Of a picture on one line the name is enough, by which it is left out; anything else of this length is too long.
    if (rest.length > longest) rest = rest.slice(0, binary.test(rest) ? 100 : longest + 1);
    yield* lines;
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

/**
 * Yields the cards of a text as their lines, unfolded, without pictures and sounds.
 * @param texts the text in pieces, of any length
 * @throws TableError if a card is longer than one may be
 */
export async function* cardsOf(texts: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let lines: string[] | null = null;
  let length = 0;
  let count = 0;
  let isLeft = false;
  let row = 1;
  for await (const line of linesOf(texts)) {
    if (/^\s*begin:vcard\s*$/i.test(line)) {
      row += 1;
      [lines, length, count, isLeft] = [[], 0, 0, false];
      continue;
    }
    if (lines === null) continue;
    if (/^\s*end:vcard\s*$/i.test(line)) {
      yield lines;
      lines = null;
      continue;
    }
    const last = lines.at(-1);
    const isFolded = /^[ \t]/.test(line);
    // Some phones fold a picture without a blank before its lines.
    if (isLeft && (isFolded || !/[:;]/.test(line))) continue;
    if (!isFolded) isLeft = binary.test(line);
    if (isLeft || line === '') continue;
    length += line.length;
    count += 1;
    if (length > longest || count > mostLines) throw new TableError(refusal('importRowTooLong', { row }));
    if (last !== undefined && isSoftBreak(last)) lines[lines.length - 1] = last.slice(0, -1) + line.trimStart();
    else if (last !== undefined && isFolded) lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
  }
}
