import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { cellText } from './cells.ts';
import { withoutFormulas } from './formulas.ts';
import type { Row } from './exportRows.ts';

/**
 * Streams batches of rows as CSV in UTF-8 with a byte order mark. Numbers and amounts are written as they are, days as
 * `YYYY-MM-DD`, moments in the local time of the zone; texts that a spreadsheet would run as formulas are neutralised.
 */
export function csvOf(batches: Readable, headings: readonly string[], zone: string): Readable {
  const csv = stringify({ bom: true, header: true, columns: headings.map(withoutFormulas) });
  async function* texts(source: AsyncIterable<readonly Row[]>) {
    for await (const rows of source) {
      for (const row of rows) {
        yield row.map((cell) => (typeof cell === 'string' ? withoutFormulas(cell) : cellText(cell, zone)));
      }
    }
  }
  // The reader receives the error from the last stream.
  pipeline(batches, texts, csv, () => {});
  return csv;
}
