import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formatInstant } from '../../../schema/rules/dates.ts';
import type { Cell } from './cells.ts';
import type { Row } from './rows.ts';

/** What a spreadsheet whose separator is the semicolon would take for the beginning of a formula. */
const formulaAfterSemicolon = /;(\s*)(?=[=+\-@])/g;

/** A cell as CSV has it: figures and amounts as they are, days as `YYYY-MM-DD`, moments by the clocks of the zone. */
function textOf(cell: Cell, zone: string): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell).replace(formulaAfterSemicolon, ";$1'");
  if ('day' in cell) return cell.day;
  if ('moment' in cell) return formatInstant(cell.moment, zone);
  return `${cell.amount} ${cell.currency}`;
}

/**
 * Batches of rows as CSV in UTF-8 with a byte order mark, as they come. Cells that a spreadsheet would run as formulas
 * are neutralised: an apostrophe makes them texts.
 */
export function csvOf(batches: Readable, headings: readonly string[], zone: string): Readable {
  const csv = stringify({ bom: true, escape_formulas: true, header: true, columns: [...headings] });
  async function* texts(source: AsyncIterable<readonly Row[]>) {
    for await (const rows of source) for (const row of rows) yield row.map((cell) => textOf(cell, zone));
  }
  // An error reaches whoever reads the file as one of the last stream; nobody else has to hear of it.
  pipeline(batches, texts, csv, () => {});
  return csv;
}
