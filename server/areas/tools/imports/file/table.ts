import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { refusal } from '../../../../../schema/fields/rule.ts';
import { importColumnLimit, importRowLength, importRowLimit } from '../../../../../schema/rules/limits.ts';
import { quotedText, withFormulas } from '../../../../engine/export/formulas.ts';
import { encodingOf, textOf, UnreadableFileError } from './decoding.ts';
import { delimiterOf, type Delimiter } from './delimiter.ts';
import { TableError, type TableRow } from './tableRow.ts';

/** Number of characters from which the delimiter is detected. */
const sampleLength = 16_384;
/** Characters that are read in one go, before others have their turn. */
const sliceLength = 4_096;
/** Rows that are looked at for one that is filled. */
const rowsPerFilled = 10;

/** Takes the beginning of a text off, and gives the whole of it again. */
async function begun(texts: AsyncGenerator<string>) {
  const held: string[] = [];
  let length = 0;
  while (length < sampleLength) {
    const next = await texts.next();
    if (next.done) break;
    held.push(next.value);
    length += next.value.length;
  }
  async function* whole() {
    yield* held;
    yield* texts;
  }
  return { sample: held.join('').slice(0, sampleLength), whole: whole() };
}

/**
 * A text in slices, with a turn for others after each. Refuses a line that is longer than a row may be, which the parser
 * takes for ever longer as long as its cells are empty.
 * @param row the number of the row that is being read
 */
async function* sliced(texts: AsyncGenerator<string>, row: () => number): AsyncGenerator<string> {
  let length = 0;
  for await (const text of texts) {
    for (let at = 0; at < text.length; at += sliceLength) {
      const slice = text.slice(at, at + sliceLength);
      const end = Math.max(slice.lastIndexOf('\n'), slice.lastIndexOf('\r'));
      length = end < 0 ? length + slice.length : slice.length - end - 1;
      if (length > importRowLength) throw new TableError(refusal('importRowTooLong', { row: row() }));
      yield slice;
      await setImmediate();
    }
  }
}

function faultOf(error: unknown): unknown {
  if (error instanceof UnreadableFileError) return new TableError(refusal('importUnreadable'));
  if (!(error instanceof CsvError)) return error;
  const row = Number(error['records']) + 1;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new TableError(refusal('importRowTooLong', { row }));
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new TableError(refusal('importQuote', { row }));
  return new TableError(refusal('importUnreadable'));
}

/**
 * Yields the rows of a file, the headings first: in UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons,
 * tabs or bars; empty rows are left out. Texts that an export has neutralised are restored. Memory use does not grow with the
 * file.
 * @param open opens the file, which is read twice: its encoding is known at its end
 * @param delimiter what its cells are known to be separated by; found out otherwise
 * @throws TableError if it is not such a table, or larger than a table may be
 */
export async function* rowsOfFile(open: () => Promise<Readable>, delimiter?: Delimiter): AsyncGenerator<TableRow> {
  const encoding = await encodingOf(await open());
  const content = await open();
  let row = 0;
  let filled = 0;
  try {
    const { sample, whole } = await begun(textOf(content, encoding));
    const parser = parse({
      delimiter: delimiter ?? delimiterOf(sample.replace(/^\uFEFF/, '')),
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      maxRecordSize: importRowLength,
    });
    // The consumer of the rows receives the error.
    pipeline(Readable.from(sliced(whole, () => row + 1)), parser, () => {});
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row > importRowLimit * rowsPerFilled) {
        throw new TableError(refusal('importTooManyRows', { max: importRowLimit }));
      }
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (cells.length > importColumnLimit) throw new TableError(refusal('importTooWide', { max: importColumnLimit }));
      if (filled > importRowLimit) throw new TableError(refusal('importTooManyRows', { max: importRowLimit }));
      filled += 1;
      yield { row, cells: cells.map((cell) => quotedText(cell) ?? withFormulas(cell)) };
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    content.destroy();
  }
}
