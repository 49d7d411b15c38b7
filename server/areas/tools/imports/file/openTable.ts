import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { refusal } from '../../../../../schema/fields/rule.ts';
import { withFormulas } from '../../../../engine/export/formulas.ts';
import { rowsOfFile } from './table.ts';
import { TableError, type TableRow } from './tableRow.ts';
import { beginsCards, rowsOfCards } from './vcards.ts';
import { readWorkbook, rowsOfWorkbook, type Sheet } from './workbook.ts';

/** A file as rows; of a workbook those of one sheet, and what other sheets it has. */
export interface OpenTable {
  readonly sheets: readonly Sheet[];
  readonly sheet: number | null;
  readonly rows: AsyncIterable<TableRow>;
}

/** Beginning of a workbook, which is an archive; and of a protected or older one. */
const archive = Buffer.from('PK\x03\x04', 'latin1');
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Bytes by which a file is told. */
const beginningLength = 32;

async function beginningOf(content: Readable): Promise<Buffer> {
  let held = Buffer.alloc(0);
  // Leaving the loop early destroys the stream.
  for await (const chunk of content as AsyncIterable<Buffer>) {
    held = Buffer.concat([held, chunk]);
    if (held.length >= beginningLength) break;
  }
  return held.subarray(0, beginningLength);
}

async function* asRead(rows: Iterable<TableRow>): AsyncGenerator<TableRow> {
  for (const { row, cells } of rows) yield { row, cells: cells.map((cell) => withFormulas(cell)) };
}

/**
 * Opens a file by what it is, whatever it is called: a workbook (XLSX), the cards of an address book (vCard), or text.
 * @param open opens the file, as often as it is asked to
 * @throws TableError if it is no table, or larger than one may be
 */
export async function openTable(
  open: () => Promise<Readable>,
  { sheet, isTabbed }: { readonly sheet: number | null; readonly isTabbed: boolean },
): Promise<OpenTable> {
  const start = await beginningOf(await open());
  const isBegunBy = (mark: Buffer) => start.subarray(0, mark.length).equals(mark);
  if (isBegunBy(compound)) throw new TableError(refusal('importOldWorkbook'));
  if (beginsCards(start)) return { sheets: [], sheet: null, rows: rowsOfCards(open) };
  if (!isBegunBy(archive)) return { sheets: [], sheet: null, rows: rowsOfFile(open, isTabbed ? '\t' : undefined) };
  const workbook = await readWorkbook(await buffer(await open()), sheet);
  return { sheets: workbook.sheets, sheet: workbook.sheet, rows: asRead(rowsOfWorkbook(workbook)) };
}
