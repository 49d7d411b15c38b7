import { pipeline, Transform, type Readable } from 'node:stream';
import type { Actor } from '../../../schema/access/access.ts';
import type { ExportFormat } from '../../../schema/language/operations.ts';
import type { Engine } from '../engine.ts';
import { listParts, type ListQuery } from '../list.ts';
import { headedColumns, type ColumnQuery } from './columns.ts';
import { csvOf } from './csv.ts';
import { framesOf } from './frames.ts';
import { framesType, mediaTypes } from './mediaTypes.ts';
import { takenInTime } from './readerLimit.ts';
import { openRows, type ExportRows, type Row } from './rows.ts';
import { xlsxOf } from './xlsx.ts';

export interface ExportQuery extends ListQuery, ColumnQuery {
  /** CSV unless said. */
  readonly format?: ExportFormat;
  /** What the sheet of a workbook is named after; the entity unless said. */
  readonly sheet?: string;
  /** The file comes in frames that tell how far it is. */
  readonly progress?: boolean;
}

export interface ExportedFile {
  readonly stream: Readable;
  /** Its media type. */
  readonly type: string;
  readonly name: string;
}

/** The rows, counted as they are taken. */
function counted({ total, batches }: ExportRows) {
  let done = 0;
  const taken = new Transform({
    objectMode: true,
    highWaterMark: 1,
    transform: (rows: readonly Row[], _encoding, next) => {
      done += rows.length;
      next(null, rows);
    },
  });
  // An error reaches whoever takes the rows; nobody else has to hear of it.
  pipeline(batches, taken, () => {});
  return { rows: { total, batches: taken }, progress: () => ({ done, total }) };
}

/**
 * What a list finds, whole and in its order, as a file: streamed from a cursor, so that size does not matter. Refusals
 * come before the first byte. To destroy the stream ends the cursor; so does a reader who takes too little of it.
 * @param signal ends the waiting for a turn, where nobody waits for the file any more
 */
export async function exportList(
  engine: Engine,
  actor: Actor,
  entity: string,
  query: ExportQuery,
  signal?: AbortSignal,
): Promise<ExportedFile> {
  const { format = 'csv' } = query;
  // What the list itself is refused for goes before what is wrong with the columns.
  const { model } = listParts(engine, actor, entity, query);
  const { plural } = model.entity;
  const { columns, headings } = await headedColumns(engine, actor, model, query);
  const { rows, progress } = counted(await openRows(engine, actor, entity, query, columns, signal));
  const file =
    format === 'csv'
      ? csvOf(rows.batches, headings, actor.timeZone)
      : xlsxOf(rows, { headings, word: query.sheet ?? plural, zone: actor.timeZone });
  const name = `${plural}.${format}`;
  if (query.progress) return { stream: takenInTime(framesOf(file, progress)), type: framesType, name };
  return {
    stream: takenInTime(file),
    type: format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes[format],
    name,
  };
}
