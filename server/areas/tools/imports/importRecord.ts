import type { Actor } from '../../../../schema/access/access.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import type { Refusal } from '../../../../schema/fields/rule.ts';
import type { ImportMapping, ImportSummary, Mend, RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import type { DateEvidence } from '../../../../schema/areas/tools/imports/dateColumns.ts';
import type { ShortcutName } from '../../../../schema/areas/tools/imports/shortcuts.ts';
import type { ImportState } from '../../../../schema/areas/tools/imports/states.ts';
import type { Connection, Database } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { notFound } from '../../../errors.ts';
import type { Sheet } from './file/workbook.ts';

/** A row of the table `import`. Moments in milliseconds. */
export interface ImportRecord {
  readonly agency_id: string;
  readonly id: string;
  readonly version: number;
  readonly account_id: string;
  readonly undone_by: string | null;
  readonly kind: string;
  /** By which it was begun; null for the page of imports. */
  readonly shortcut: ShortcutName | null;
  readonly media_id: string;
  readonly filename: string;
  readonly state: ImportState;
  readonly failure: Refusal | null;
  readonly sheets: readonly Sheet[];
  readonly sheet: number | null;
  readonly headings: readonly string[];
  readonly mapping: ImportMapping | null;
  readonly mends: readonly Mend[];
  readonly date_orders: readonly DateEvidence[];
  readonly total: number;
  readonly done: number;
  readonly to_create: number;
  readonly to_update: number;
  readonly to_skip: number;
  readonly left_out: number;
  readonly faults: number;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly undone: number;
  readonly kept: number;
  readonly tries: number;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly forgotten_at: number | null;
}

/** A row of the table `import_row`. */
export interface FileRow {
  readonly position: number;
  /** The number of the row in a spreadsheet. */
  readonly file_row: number;
  readonly cells: readonly string[];
  readonly plan: 'create' | 'update' | 'skip' | 'leave' | 'fault' | null;
  readonly faults: readonly RowFault[] | null;
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed' | null;
  readonly record_id: string | null;
  readonly record_version: number | null;
}

/** The condition under which the actor may know of an import: it is theirs, or they are an admin of the agency. */
export function seesAll(actor: Actor): boolean {
  return passesFeatureChecks(actor);
}

/** An import of the actor's agency that the actor may look at. 404 for any other. */
export async function findImport(database: Pick<Database, 'query'>, actor: Actor, id: string): Promise<ImportRecord> {
  const { rows } = await database.query<ImportRecord>(agencyOf(actor), {
    text: `select * from import where agency_id = $1 and id = $2 and (account_id = $3 or $4)`,
    values: [actor.agencyId, id, actor.accountId, seesAll(actor)],
  });
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

/** Returns the current import, locked until the transaction ends; null if another server works on it or it is gone. */
export async function holdImport(connection: Connection, agencyId: string, id: string): Promise<ImportRecord | null> {
  const { rows } = await connection.query<ImportRecord>({
    text: 'select * from import where agency_id = $1 and id = $2 for update skip locked',
    values: [agencyId, id],
  });
  return rows[0] ?? null;
}

/** Returns true if it has created or changed something that can be undone. */
export function canUndo(one: ImportRecord): boolean {
  const isOver = one.state === 'done' || one.state === 'cancelled';
  return isOver && one.forgotten_at === null && one.created + one.updated > one.undone + one.kept;
}

/** Returns an import in its API format. `maker` is the person who made it, if they have a name. */
export function wireOf(one: ImportRecord, actor: Actor, maker: ImportSummary['maker']): ImportSummary {
  return {
    id: one.id,
    version: one.version,
    kind: one.kind,
    state: one.state,
    failure: one.failure,
    filename: one.filename,
    createdAt: one.created_at,
    startedAt: one.started_at,
    finishedAt: one.finished_at,
    maker,
    isOwn: one.account_id === actor.accountId,
    canUndo: canUndo(one),
    total: one.total,
    done: one.done,
    toCreate: one.to_create,
    toUpdate: one.to_update,
    toSkip: one.to_skip,
    leftOut: one.left_out,
    faults: one.faults,
    created: one.created,
    updated: one.updated,
    skipped: one.skipped,
    undone: one.undone,
    kept: one.kept,
  };
}
