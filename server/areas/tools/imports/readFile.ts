import type { Actor } from '../../../../schema/access/access.ts';
import { withRow, type DateEvidence } from '../../../../schema/areas/tools/imports/dateColumns.ts';
import { shortcutOf } from '../../../../schema/areas/tools/imports/shortcuts.ts';
import { refusal } from '../../../../schema/fields/rule.ts';
import type { Connection } from '../../../database/pools.ts';
import { within } from '../../../engine/engine.ts';
import { findReadable } from '../../../engine/media/readable.ts';
import type { ImportDeps } from './deps.ts';
import { gatheredRows } from './gathering.ts';
import { mappingByHeadings } from './headings.ts';
import { openTable, type OpenTable } from './file/openTable.ts';
import { TableError, type TableRow } from './file/tableRow.ts';
import type { ImportRecord } from './importRecord.ts';
import { importedEntity, targetsFor } from './writableTargets.ts';

const batch = 500;

/** Reads the rows of the file into the import, all or none; an error in the file ends it. */
export async function readFile(
  { engine, storage }: ImportDeps,
  connection: Connection,
  actor: Actor,
  one: ImportRecord,
): Promise<void> {
  const { agency_id: agency, id } = one;
  const { object } = await findReadable(within(engine, connection), actor, one.media_id);
  let headings: readonly string[] | null = null;
  let total = 0;
  let dateOrders: readonly DateEvidence[] = [];
  let held: TableRow[] = [];
  const keep = async () => {
    await connection.query({
      text: `insert into import_row (agency_id, import_id, position, file_row, cells)
        select $1, $2, $3 + w.at, w.file_row, w.cells
        from unnest($4::integer[], $5::jsonb[]) with ordinality w(file_row, cells, at)`,
      values: [agency, id, total, held.map(({ row }) => row), held.map(({ cells }) => JSON.stringify(cells))],
    });
    total += held.length;
    held = [];
  };
  let table: OpenTable | null = null;
  try {
    const isTabbed = one.filename.toLowerCase().endsWith('.tsv');
    table = await openTable(() => storage.get(object ?? ''), { sheet: one.sheet, isTabbed });
    const gathered = one.shortcut === null ? undefined : shortcutOf(one.shortcut).gathered;
    for await (const row of gathered ? gatheredRows(table.rows, gathered) : table.rows) {
      if (headings === null) headings = row.cells;
      else {
        dateOrders = withRow(dateOrders, row.cells);
        held.push(row);
      }
      if (held.length === batch) await keep();
    }
    if (held.length > 0) await keep();
    if (headings === null || total === 0) throw new TableError(refusal('importEmpty'));
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    await connection.query({
      text: 'delete from import_row where agency_id = $1 and import_id = $2',
      values: [agency, id],
    });
    await connection.query({
      text: `update import set state = 'failed', failure = $3, finished_at = $4 where agency_id = $1 and id = $2`,
      values: [agency, id, JSON.stringify(error.refusal), new Date(engine.clock()).toISOString()],
    });
    return;
  }
  const { shortcut } = one;
  const inside = within(engine, connection);
  const targets = shortcut === null ? [] : await targetsFor(inside, actor, importedEntity(inside, one.kind));
  const mapping = shortcut === null ? null : mappingByHeadings(shortcut, { headings, dateOrders }, targets);
  await connection.query({
    text: `update import set state = $8, mapping = $9, headings = $3, date_orders = $5, total = $4, done = case when $8 = 'mapping' then $4 else 0 end,
        sheets = $6, sheet = $7, tries = 0
      where agency_id = $1 and id = $2`,
    values: [
      agency,
      id,
      JSON.stringify(headings),
      total,
      JSON.stringify(dateOrders),
      JSON.stringify(table.sheets),
      table.sheet,
      mapping === null ? 'mapping' : 'checking',
      mapping && JSON.stringify(mapping),
    ],
  });
}
