import type { Cell } from './cells.ts';
import type { Row } from './exportRows.ts';
import { cellXml, headingXml } from './sheetCell.ts';
import type { StyleSheet } from './styles.ts';

/** Maximum number of rows in a sheet, without its headings. */
export const sheetRows = 1_048_575;

/** In characters. */
const widths = { least: 10, most: 60, moment: 18, day: 13 } as const;

/** Shared parts for writing the cells of a sheet. */
export interface SheetParts {
  readonly headings: readonly string[];
  readonly zone: string;
  readonly styles: StyleSheet;
}

/** The name of a column: A to Z, AA and on. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

function lengthOf(cell: Cell): number {
  if (cell === null) return 0;
  if (typeof cell !== 'object') return String(cell).length;
  if ('day' in cell) return widths.day - 2;
  if ('moment' in cell) return widths.moment - 2;
  return cell.amount.length + cell.currency.length + 3;
}

/** Wide enough for its heading and for what its first rows hold, within reason. */
function columnWidth(heading: string, index: number, rows: readonly Row[]): number {
  const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[index] ?? null)), heading.length);
  return Math.min(widths.most, Math.max(widths.least, longest + 2));
}

function opening(headings: readonly string[], rows: readonly Row[], isFirst: boolean): string {
  const columns = headings.map((heading, index) => {
    const at = index + 1;
    return `<col min="${at}" max="${at}" width="${columnWidth(heading, index, rows)}" customWidth="1"/>`;
  });
  const cells = headings.map((heading, index) => headingXml(`${columnLetters(index)}1`, heading));
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>' +
    `<sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    (columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '') +
    `<sheetData><row r="1">${cells.join('')}</row>`
  );
}

/**
 * One sheet, batch by batch: headings that stay in sight, then rows. The columns are as wide as the first batch asks
 * for. `batches` gives the rows of this sheet alone.
 */
export async function* sheetXml(
  batches: AsyncIterable<readonly Row[]>,
  { headings, zone, styles }: SheetParts,
  isFirst = true,
): AsyncGenerator<string> {
  const letters = headings.map((_, index) => columnLetters(index));
  let number = 1;
  for await (const rows of batches) {
    if (number === 1) yield opening(headings, rows, isFirst);
    const lines = rows.map((row) => {
      number += 1;
      const cells = row.map((cell, index) => cellXml(`${letters[index] ?? ''}${number}`, cell, zone, styles));
      return `<row r="${number}">${cells.join('')}</row>`;
    });
    yield lines.join('');
  }
  if (number === 1) yield opening(headings, [], isFirst);
  yield '</sheetData></worksheet>';
}
