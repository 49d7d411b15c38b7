import type { Actor } from '../../../../schema/access/access.ts';
import { refusal } from '../../../../schema/fields/rule.ts';
import type { RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Change } from '../../../engine/writing/changes.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { formerValues } from '../../../engine/writing/formerValues.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import type { ImportDeps } from './deps.ts';
import { rowWork } from './outcomes.ts';
import type { FileRow, ImportRecord } from './importRecord.ts';

/** Rows that are taken back in one transaction. */
const slice = 25;

const cause = 'undo';

type Done = FileRow & { readonly record_id: string };

/** Outcome of undoing a row; the faults give the reason why its record was kept, or what others changed meanwhile. */
interface Undone {
  readonly undo: 'undone' | 'kept';
  readonly faults: readonly RowFault[];
}

const since = (fields: readonly string[]): RowFault => ({
  field: null,
  ...refusal('changedSince', { fields: fields.join(', ') }),
});

/** Returns true if the record is already deleted: then there is nothing to undo. */
async function isGone(connection: Connection, agencyId: string, id: string): Promise<boolean> {
  const { rows } = await connection.query({
    text: 'select 1 from record where agency_id = $1 and id = $2 and deleted_at is null',
    values: [agencyId, id],
  });
  return rows.length === 0;
}

/** Returns the changes that the import's own write made to a record. */
async function changesOf(connection: Connection, agencyId: string, row: Done): Promise<readonly Change[]> {
  const { rows } = await connection.query<{ changes: readonly Change[] }>({
    text: 'select changes from history where agency_id = $1 and record_id = $2 and version = $3',
    values: [agencyId, row.record_id, row.record_version],
  });
  return rows.flatMap(({ changes }) => changes);
}

async function takeBack(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  { kind, agency_id: agency }: ImportRecord,
  row: Done,
): Promise<Undone> {
  if (await isGone(connection, agency, row.record_id)) {
    return row.outcome === 'created'
      ? { undo: 'undone', faults: [] }
      : { undo: 'kept', faults: [{ field: null, ...refusal('goneSince') }] };
  }
  const { record } = await findRecord(engine, actor, kind, row.record_id);
  if (row.outcome === 'created') {
    await removeRecord(engine, actor, kind, row.record_id, undefined, { cause });
    const isChanged = record.version !== row.record_version;
    const { rows } = isChanged ? await laterFields(connection, agency, row) : { rows: [] };
    return { undo: 'undone', faults: isChanged ? [since(rows.map(({ field }) => field))] : [] };
  }
  const { body, kept } = formerValues(engine.model(kind), record, await changesOf(connection, agency, row));
  if (Object.keys(body).length > 0) {
    const { version } = record;
    await updateRecord(engine, actor, kind, row.record_id, body, { version, connection, isGivingBack: true, cause });
  }
  return kept.length === 0 ? { undo: 'undone', faults: [] } : { undo: 'kept', faults: [since(kept)] };
}

/** The fields that were changed after the import's own write. */
function laterFields(connection: Connection, agencyId: string, row: Done) {
  return connection.query<{ field: string }>({
    text: `select distinct change ->> 'field' as field from history h, jsonb_array_elements(h.changes) change
      where h.agency_id = $1 and h.record_id = $2 and h.version > $3 and h.action = 'update' order by 1`,
    values: [agencyId, row.record_id, row.record_version],
  });
}

/** Takes the next rows back, the last one first: made records are deleted, changed ones have their former values. */
export async function undoRows(
  deps: ImportDeps,
  connection: Connection,
  actor: Actor,
  one: ImportRecord,
): Promise<void> {
  const { agency_id: agency, id } = one;
  const { rows } = await connection.query<Done>({
    text: `select position, cells, outcome, record_id, record_version from import_row
      where agency_id = $1 and import_id = $2 and outcome in ('created', 'updated') and undo is null
      order by position desc limit ${slice}`,
    values: [agency, id],
  });
  if (rows.length === 0) {
    await connection.query({
      text: `update import set state = 'undone', finished_at = $3 where agency_id = $1 and id = $2`,
      values: [agency, id, new Date(deps.engine.clock()).toISOString()],
    });
    return;
  }
  const engine = within(deps.engine, connection);
  const model = engine.model(one.kind);
  const results: (Undone & { readonly position: number })[] = [];
  for (const row of rows) {
    const done = await rowWork(deps, connection, model, () => takeBack(engine, connection, actor, one, row));
    results.push({
      position: row.position,
      ...('undo' in done ? done : { undo: 'kept' as const, faults: done.faults }),
    });
  }
  await connection.query({
    text: `update import_row r set undo = w.undo, faults = w.faults
      from unnest($3::integer[], $4::text[], $5::jsonb[]) w(position, undo, faults)
      where r.agency_id = $1 and r.import_id = $2 and r.position = w.position`,
    values: [
      agency,
      id,
      results.map(({ position }) => position),
      results.map(({ undo }) => undo),
      results.map(({ faults }) => (faults.length > 0 ? JSON.stringify(faults) : null)),
    ],
  });
  const kept = results.filter(({ undo }) => undo === 'kept').length;
  await connection.query({
    text: `update import set done = done + $3, undone = undone + $4, kept = kept + $5, tries = 0
      where agency_id = $1 and id = $2`,
    values: [agency, id, results.length, results.length - kept, kept],
  });
}
