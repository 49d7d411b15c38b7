import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { refusal } from '../../../../../schema/fields/rule.ts';
import { importRowLimit } from '../../../../../schema/rules/limits.ts';
import { cardHeadings, cardOf, type Card } from './card.ts';
import { cardsOf } from './cardLines.ts';
import { encodingOf, textOf, UnreadableFileError, type Encoding } from './decoding.ts';
import { TableError, type TableRow } from './tableRow.ts';

/** Does a file with this beginning hold cards of an address book? */
export function beginsCards(start: Buffer): boolean {
  return /^\s*begin:vcard/i.test(start.toString('utf8').replace(/^\uFEFF/, ''));
}

/** Yields the cards of a file that say anything; others have their turn after each. */
async function* read(open: () => Promise<Readable>, encoding: Encoding): AsyncGenerator<Card> {
  const content = await open();
  try {
    for await (const lines of cardsOf(textOf(content, encoding))) {
      const card = cardOf(lines);
      if (card.size > 0) yield card;
      await setImmediate();
    }
  } catch (error) {
    throw error instanceof UnreadableFileError ? new TableError(refusal('importUnreadable')) : error;
  } finally {
    content.destroy();
  }
}

/**
 * Yields the cards of a file (vCard) as the rows of a table, the headings first: those that any card has something under.
 * @param open opens the file, as often as it is asked to
 * @throws TableError if it cannot be read, or is larger than a table may be
 */
export async function* rowsOfCards(open: () => Promise<Readable>): AsyncGenerator<TableRow> {
  const encoding = await encodingOf(await open());
  const used = new Set<string>();
  let count = 0;
  for await (const card of read(open, encoding)) {
    count += 1;
    if (count > importRowLimit) throw new TableError(refusal('importTooManyRows', { max: importRowLimit }));
    for (const heading of card.keys()) used.add(heading);
  }
  const headings = cardHeadings.filter((heading) => used.has(heading));
  if (headings.length === 0) return;
  yield { row: 1, cells: headings };
  let row = 1;
  for await (const card of read(open, encoding)) {
    row += 1;
    yield { row, cells: headings.map((heading) => card.get(heading) ?? '') };
  }
}
