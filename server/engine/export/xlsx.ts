import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportRows, Row } from './exportRows.ts';
import { sheetRows, sheetXml } from './sheet.ts';
import { createStyleSheet } from './styles.ts';
import { sheetNames, sheetPath, stylesPath, workbookParts } from './workbook.ts';

/** Headings, names and sizes of a workbook's sheets. */
export interface WorkbookOptions {
  readonly headings: readonly string[];
  /** Base of the sheets' names. */
  readonly word: string;
  /** The time zone whose clocks moments are read from. */
  readonly zone: string;
  /** Maximum number of rows in a sheet; a spreadsheet's own limit by default. */
  readonly rowsPerSheet?: number;
  /** The time that the file tells as that of its parts, by the clocks of the machine; now by default. */
  readonly writtenAt?: Date;
}

/** No more is made than what is packed next. */
const oneAhead = { highWaterMark: 1 };

/** Deals batches out to one reader after the other, each of whom takes so many rows at most. */
function dealer(batches: AsyncIterable<readonly Row[]>) {
  const source = batches[Symbol.asyncIterator]();
  let rest: readonly Row[] = [];
  return async function* take(count: number): AsyncGenerator<readonly Row[]> {
    for (let left = count; left > 0;) {
      if (rest.length === 0) {
        const next = await source.next();
        if (next.done) return;
        rest = next.value;
      }
      const some = rest.slice(0, left);
      rest = rest.slice(left);
      left -= some.length;
      yield some;
    }
  };
}

/**
 * Streams batches of rows as a workbook (Office Open XML), compressed as they come: neither the rows nor the file are
 * held in memory as a whole. Rows that exceed one sheet continue in further sheets.
 */
export function xlsxOf({ total, batches }: ExportRows, options: WorkbookOptions): Readable {
  const { headings, word, zone, rowsPerSheet = sheetRows, writtenAt } = options;
  const times = writtenAt && { mtime: writtenAt, forceDosTimestamp: true };
  const zip = new ZipFile();
  const file = zip.outputStream as Readable;
  const styles = createStyleSheet();
  const take = dealer(batches as AsyncIterable<readonly Row[]>);
  const names = sheetNames(word, Math.max(1, Math.ceil(total / rowsPerSheet)));
  // A part is made when its turn comes: sheets one after the other, and the styles once all cells are known.
  const add = (path: string, make: () => AsyncIterable<string> | Iterable<string>) =>
    zip.addReadStreamLazy(path, { ...times }, (use) => {
      const part = Readable.from(make(), oneAhead);
      part.on('error', (error) => file.destroy(error));
      use(null, part);
    });
  for (const [path, text] of Object.entries(workbookParts(names))) zip.addBuffer(Buffer.from(text), path, { ...times });
  names.forEach((_, index) =>
    add(sheetPath(index), () => sheetXml(take(rowsPerSheet), { headings, zone, styles }, index === 0)),
  );
  add(stylesPath, () => [styles.toXml()]);
  zip.end();
  zip.on('error', (error: Error) => file.destroy(error));
  file.on('close', () => batches.destroy());
  return file;
}
