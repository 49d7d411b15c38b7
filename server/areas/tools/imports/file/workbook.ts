import { createRequire } from 'node:module';
import type { Refusal } from '../../../../../schema/fields/rule.ts';
import { refusal } from '../../../../../schema/fields/rule.ts';
import { importColumnLimit, importRowLength, importRowLimit } from '../../../../../schema/rules/limits.ts';
import { WorkerEndedError } from '../../../../workers/program.ts';
import { createWorkers } from '../../../../workers/workers.ts';
import { TableError, type TableRow } from './tableRow.ts';
import { mostCells, mostEntries, mostSheets, mostUnpacked, workbookProgram } from './workbookProgram.ts';

/** A sheet of a workbook, by its place among all of them. */
export interface Sheet {
  readonly index: number;
  readonly name: string;
}

/** A workbook with the rows of one of its sheets. */
export interface ReadWorkbook {
  /** Sheets with rows, hidden ones left out. */
  readonly sheets: readonly Sheet[];
  readonly sheet: number;
  /** JSON of rows: each is parsed as it is needed. */
  readonly pages: readonly string[];
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

/** The rows of a workbook, page by page. */
export function* rowsOfWorkbook({ pages }: ReadWorkbook): Generator<TableRow> {
  for (const page of pages) yield* JSON.parse(page) as TableRow[];
}
