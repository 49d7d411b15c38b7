import type { ErrorsBody } from '../../../../schema/areas/tools/calls/imports.ts';
import type { Database } from '../../../database/pools.ts';
import type { FileRow, ImportRecord } from './importRecord.ts';

/** Row with errors, for the file of errors. */
export interface FaultRow extends Pick<FileRow, 'position' | 'file_row' | 'cells' | 'faults' | 'record_id'> {
  readonly label: string | null;
}

interface Window {
  /** The rows behind this one. */
  readonly after?: number;
  readonly most: number;
  readonly skipped?: number;
}

/** The rows with which something is wrong, in the order of the file. */
export async function faultRows(
  database: Pick<Database, 'query'>,
  { agency_id: agency, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
  of: ErrorsBody['of'],
  { after = 0, most, skipped = 0 }: Window,
): Promise<readonly FaultRow[]> {
  const { rows } = await database.query<FaultRow>(agency, {
    text: `select f.position, f.file_row, f.cells, f.faults, f.record_id, r.label from import_row f
      left join record r on r.agency_id = f.agency_id and r.id = f.record_id
      where f.agency_id = $1 and f.import_id = $2 and f.faults is not null
        and (f.undo is not null) = $3 and f.position > $4
      order by f.position limit $5 offset $6`,
    values: [agency, id, of === 'undo', after, most, skipped],
  });
  return rows;
}
