import type { Readable } from 'node:stream';
import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import { countRecords, listParts, wholeList } from '../reading/list.ts';
import type { ListQuery } from '../reading/listQuery.ts';
import { openBatches, type Batches } from './batches.ts';
import { cellsOf, type Cell } from './cells.ts';
import type { ExportColumn } from './columns.ts';
import { inTurn } from './exportLimit.ts';

/** Cells of one row, in the order of the columns. */
export type Row = readonly Cell[];

/** Source of an export: the number of rows, and the rows in batches, in the order of the list. */
export interface ExportRows {
  readonly total: number;
  /** Of `readonly Row[]`. To destroy it, at whatever time, ends the cursor. */
  readonly batches: Readable;
}

/** Number of rows read at once. */
const batchSize = 500;

/** Reads the cursor to its end, no faster than its reader does. */
async function fetchAll(
  connection: Connection,
  { batches, isWanted }: Batches,
  rowOf: (row: readonly unknown[]) => Row,
): Promise<void> {
  const text = `fetch ${batchSize} from export`;
  while (!batches.destroyed) {
    const { rows } = await connection.query<readonly unknown[]>({ text, isArrays: true });
    if (rows.length === 0 || batches.destroyed) return;
    const hasRoom = batches.push(rows.map(rowOf));
    if (!hasRoom && !(await isWanted())) return;
  }
}

/**
 * Opens a list as a cursor: the result is counted and read at one moment, unaffected by concurrent writes. Errors of
 * the query are thrown here; a later failure is an error of the stream.
 * @param signal aborts the waiting for a turn
 */
export function openRows(
  engine: Engine,
  actor: Actor,
  entity: string,
  query: ListQuery,
  columns: readonly ExportColumn[],
  signal?: AbortSignal,
): Promise<ExportRows> {
  const parts = listParts(engine, actor, entity, query, 'whole');
  const { text, values = [] } = wholeList(parts);
  const reader = openBatches();
  const { batches } = reader;
  return new Promise((resolve, reject) => {
    const read = async (connection: Connection) => {
      await connection.query({ text: 'set transaction isolation level repeatable read, read only' });
      const { total } = await countRecords(within(engine, connection), actor, entity, query);
      await connection.query({ text: `declare export no scroll cursor for ${text}`, values });
      resolve({ total, batches });
      await fetchAll(connection, reader, (row) => cellsOf(parts.selection.read(row), columns, actor));
    };
    const agency = agencyOf(actor);
    const who = { agency, account: actor.accountId };
    const work = inTurn(engine.database, who, () => engine.database.transaction(agency, read), signal);
    work.then(
      () => batches.push(null),
      (error: Error) => {
        reject(error);
        batches.destroy(error);
      },
    );
  });
}
