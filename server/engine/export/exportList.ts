import { pipeline, Transform, type Readable } from 'node:stream';
import type { Actor } from '../../../schema/access/access.ts';
import type { ExportFormat } from '../../../schema/language/operations.ts';
import type { Engine } from '../engine.ts';
import { listParts } from '../reading/list.ts';
import type { ListQuery } from '../reading/listQuery.ts';
import { headedColumns, type ColumnQuery } from './columns.ts';
import { csvOf } from './csv.ts';
import { framesOf } from './frames.ts';
import { framesType, mediaTypes } from './mediaTypes.ts';
import { takenInTime } from './readerLimit.ts';
import { openRows, type ExportRows, type Row } from './exportRows.ts';
import { xlsxOf } from './xlsx.ts';

/** Query and format of an export. */
export interface ExportQuery extends ListQuery, ColumnQuery {
  /** CSV by default. */
  readonly format?: ExportFormat;
  /** Name of a workbook's sheet; the entity's name by default. */
  readonly sheet?: string;
  /** Sends the file in frames that report its progress. */
  readonly progress?: boolean;
}

/** Streamed file of an export. */
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
  // The consumer of the rows receives the error.
  pipeline(batches, taken, () => {});
  return { rows: { total, batches: taken }, progress: () => ({ done, total }) };
}

/**
 * Exports a whole list in its order as a file, streamed from a cursor, so that size does not matter. Errors are thrown
 * before the first byte. Destroying the stream closes the cursor; so does a reader that is too slow.
 * @param signal aborts the waiting for a turn after the client has gone
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
