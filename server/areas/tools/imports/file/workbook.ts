import { createRequire } from 'node:module';
import type { Refusal } from '../../../../../schema/fields/rule.ts';
import { refusal } from '../../../../../schema/fields/rule.ts';
import { importColumnLimit, importRowLength, importRowLimit } from '../../../../../schema/rules/limits.ts';
import { WorkerEndedError } from '../../../../workers/program.ts';
import { createWorkers } from '../../../../workers/workers.ts';
import { TableError, type TableRow } from './tableRow.ts';
import { builtInFormats, numberFormat } from './numberFormat.ts';
import { longestTag, mostCells, mostEntries, mostSheets, mostUnpacked, workbookProgram } from './workbookProgram.ts';

/** A sheet of a workbook, by its place among all of them. */
export interface Sheet {
  readonly index: number;
  readonly name: string;
}

/** A row as the program has it: the styles of numbers whose formats say more than the digits, by column. */
interface StyledRow extends TableRow {
  readonly formats?: readonly (readonly [column: number, style: number])[];
}

/** A workbook with the rows of one of its sheets. */
export interface ReadWorkbook {
  /** Sheets with rows, hidden ones left out. */
  readonly sheets: readonly Sheet[];
  readonly sheet: number;
  /** JSON of rows: each is parsed as it is needed. */
  readonly pages: readonly string[];
  /** Codes of number formats by style. */
  readonly codes: Readonly<Record<number, string>>;
}

/** Timeout for reading one workbook, in milliseconds. */
const patience = 60_000;
const { resolve } = createRequire(import.meta.url);

const readers = createWorkers<
  { readonly bytes: Uint8Array; readonly sheet: number | null },
  ReadWorkbook | { readonly refusal: Refusal }
>({
  source: workbookProgram,
  data: {
    zip: resolve('yauzl'),
    spreadsheet: resolve('hucre/xlsx'),
    markup: resolve('hucre/xml'),
    builtInFormats,
    longestTag,
    mostEntries,
    mostUnpacked,
    mostCells,
    mostSheets,
    rows: importRowLimit,
    columns: importColumnLimit,
    rowLength: importRowLength,
    looked: 200,
    page: 500,
  },
  // A thread that runs out of memory in the code of the parser itself would take the server with it.
  place: 'process',
  memory: 768,
  idle: 30_000,
});

/**
 * Reads the sheet of a workbook that was asked for, else the first with rows: days as `YYYY-MM-DD`, numbers in full,
 * formulas by the values that the spreadsheet kept of them.
 * @throws TableError if it is not such a workbook, or larger than one may be
 */
export async function readWorkbook(bytes: Uint8Array, sheet: number | null): Promise<ReadWorkbook> {
  let answer: Awaited<ReturnType<typeof readers.run>>;
  try {
    answer = await readers.run({ bytes, sheet }, { patience });
  } catch (error) {
    if (error instanceof WorkerEndedError) throw new TableError(refusal('importUnpacked'));
    throw error;
  }
  if ('refusal' in answer) throw new TableError(answer.refusal);
  return answer;
}

/** The rows of a workbook, page by page, each number with what its format says besides (`15%`, `1234.5 €`, `02138`). */
export function* rowsOfWorkbook({ pages, codes }: ReadWorkbook): Generator<TableRow> {
  const shows = new Map(Object.entries(codes).map(([style, code]) => [Number(style), numberFormat(code)]));
  for (const page of pages) {
    for (const { row, cells, formats } of JSON.parse(page) as StyledRow[]) {
      if (!formats) yield { row, cells };
      else {
        const styles = new Map(formats);
        yield { row, cells: cells.map((cell, at) => shows.get(styles.get(at) ?? -1)?.(cell) ?? cell) };
      }
    }
  }
}
