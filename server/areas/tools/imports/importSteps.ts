import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { ImportMapping, MappedColumn } from '../../../../schema/areas/tools/calls/imports.ts';
import type { ShortcutName } from '../../../../schema/areas/tools/imports/shortcuts.ts';
import { settledOrder } from '../../../../schema/areas/tools/imports/dateColumns.ts';
import { importExtensions, importFileLimit } from '../../../../schema/rules/limits.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { findReadable } from '../../../engine/media/readable.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import type { ImportDeps } from './deps.ts';
import { canUndo, findImport, seesAll, type ImportRecord } from './importRecord.ts';
import { importedEntity, targetsFor } from './writableTargets.ts';

type Engine = ImportDeps['engine'];
const at = ({ clock }: Engine) => new Date(clock()).toISOString();

/** The refusal of a step that another tab, or another person, has taken already. */
export function moved(): RefusalError {
  return new RefusalError('staleVersion', 'importMoved');
}

/** An import of the actor's own, whose kind the actor may still bring in. Admins who only look at it are refused. */
export async function ownImport(engine: Engine, actor: Actor, id: string): Promise<ImportRecord> {
  const one = await findImport(engine.database, actor, id);
  if (one.account_id !== actor.accountId) throw new RefusalError('forbidden', 'notAllowed');
  requireRight(engine, actor, 'create', one.kind);
  return one;
}

/**
 * Begins an import of a file that the actor has uploaded. 403 without the right to create, 400 for a file that is none.
 */
export async function beginImport(
  engine: Engine,
  actor: Actor,
  kind: string,
  mediaId: string,
  shortcut: ShortcutName | null = null,
): Promise<string> {
  const agency = agencyOf(actor);
  const entity = importedEntity(engine, kind);
  requireRight(engine, actor, 'create', entity.name);
  const file = await findReadable(engine, actor, mediaId);
  const extension = file.original_filename.split('.').at(-1)?.toLowerCase() ?? '';
  if (file.account_id !== actor.accountId) throw invalid([fieldRefusal('mediaId', 'fileMissing')]);
  if (!importExtensions.some((one) => one === extension)) {
    const params = { file: file.original_filename, types: importExtensions.join(', ') };
    throw invalid([fieldRefusal('mediaId', 'fileExtension', params)]);
  }
  if (file.object === null && file.state === 'ready') {
    throw invalid([fieldRefusal('mediaId', 'fileIsLink', { file: file.original_filename })]);
  }
  if (file.object === null) throw invalid([fieldRefusal('mediaId', 'filePending')]);
  if (file.bytes > importFileLimit) {
    const params = { file: file.original_filename, type: extension.toUpperCase(), limit: importFileLimit / 1_000_000 };
    throw invalid([fieldRefusal('mediaId', 'fileTooLarge', params)]);
  }
  const id = v7();
  await engine.database.query(agency, {
    text: `insert into import (agency_id, id, account_id, kind, media_id, filename, state, created_at, shortcut)
      values ($1, $2, $3, $4, $5, $6, 'reading', $7, $8)`,
    values: [agency, id, actor.accountId, entity.name, file.id, file.original_filename, at(engine), shortcut],
  });
  return id;
}

/** Returns the errors of a column mapping. */
async function mappingFaults(engine: Engine, actor: Actor, one: ImportRecord, { columns, key }: ImportMapping) {
  const entity = importedEntity(engine, one.kind);
  const targets = await targetsFor(engine, actor, entity);
  const known = new Set(targets.map(({ name }) => name));
  const title = targets.find(({ isTitle, field }) => isTitle && field.kind === 'text')?.name;
  const fields = columns.map(({ field }) => field);
  const faults = columns.flatMap(({ column, field }, index) => {
    if (column >= one.headings.length) return [fieldRefusal(`columns.${index}.column`, 'choice')];
    if (!known.has(field)) return [fieldRefusal(`columns.${index}.field`, 'unknownField')];
    // A name may stand in several columns, as given and family names.
    return field !== title && fields.indexOf(field) < index
      ? [fieldRefusal(`columns.${index}.field`, 'importColumnTwice')]
      : [];
  });
  if (key !== null && !entity.import?.key.includes(key)) faults.push(fieldRefusal('key', 'choice'));
  else if (key !== null && !fields.includes(key)) faults.push(fieldRefusal('key', 'keyMissing'));
  return faults;
}

/** The column with the order of its dates, as it was chosen or, if the file settles it, as it is there. */
function withOrder(column: MappedColumn, { date_orders: orders }: ImportRecord): MappedColumn {
  const dateOrder = column.dateOrder ?? settledOrder(orders[column.column]);
  return { ...column, ...(dateOrder && { dateOrder }) };
}

/**
 * Says which column is which field, and has all rows checked by that. It can be said again until the import is started.
 */
export async function chooseColumns(
  engine: Engine,
  actor: Actor,
  id: string,
  { version, mapping }: { readonly version: number; readonly mapping: ImportMapping },
): Promise<void> {
  const one = await ownImport(engine, actor, id);
  const faults = await mappingFaults(engine, actor, one, mapping);
  if (faults.length > 0) throw invalid(faults);
  const settled = { ...mapping, columns: mapping.columns.map((column) => withOrder(column, one)) };
  const mends = one.mends.filter(({ field }) => mapping.columns.some((column) => column.field === field));
  await engine.database.transaction(agencyOf(actor), async (connection) => {
    const { count } = await connection.query({
      text: `update import set state = 'checking', mapping = $4, mends = $5, version = version + 1, done = 0,
          to_create = 0, to_update = 0, to_skip = 0, left_out = 0, faults = 0, tries = 0
        where agency_id = $1 and id = $2 and version = $3 and state in ('mapping', 'checking', 'checked')`,
      values: [actor.agencyId, id, version, JSON.stringify(settled), JSON.stringify(mends)],
    });
    if (count === 0) throw moved();
    await connection.query({
      text: 'update import_row set key = null, plan = null, faults = null where agency_id = $1 and import_id = $2',
      values: [actor.agencyId, id],
    });
  });
}

/** Has another sheet of a workbook read; what was chosen for the former one is forgotten. */
export async function chooseSheet(
  engine: Engine,
  actor: Actor,
  id: string,
  { version, sheet }: { readonly version: number; readonly sheet: number },
): Promise<void> {
  const one = await ownImport(engine, actor, id);
  if (!one.sheets.some(({ index }) => index === sheet)) throw invalid([fieldRefusal('sheet', 'choice')]);
  await engine.database.transaction(agencyOf(actor), async (connection) => {
    const { count } = await connection.query({
      text: `update import set state = 'reading', sheet = $4, mapping = null, mends = '[]', headings = '[]', total = 0,
          date_orders = '[]', version = version + 1, done = 0, to_create = 0, to_update = 0, to_skip = 0, left_out = 0,
          faults = 0, tries = 0
        where agency_id = $1 and id = $2 and version = $3 and state in ('mapping', 'checking', 'checked')`,
      values: [actor.agencyId, id, version, sheet],
    });
    if (count === 0) throw moved();
    await connection.query({
      text: 'delete from import_row where agency_id = $1 and import_id = $2',
      values: [actor.agencyId, id],
    });
  });
}

/**
 * Starts to write what was checked; refused where the check leaves no row to write. Who asks again, as from another tab,
 * starts nothing further.
 */
export async function startImport(engine: Engine, actor: Actor, id: string, version: number): Promise<void> {
  const one = await ownImport(engine, actor, id);
  if (one.state === 'checked' && one.version === version && one.to_create + one.to_update === 0) {
    throw new RefusalError('transitionRefused', 'importNothing');
  }
  const { count } = await engine.database.query(agencyOf(actor), {
    text: `update import set state = 'running', version = version + 1, done = 0, started_at = $4, tries = 0
      where agency_id = $1 and id = $2 and version = $3 and state = 'checked'`,
    values: [actor.agencyId, id, version, at(engine)],
  });
  if (count > 0) return;
  const now = await findImport(engine.database, actor, one.id);
  if (now.version !== version + 1 || now.started_at === null) throw moved();
}

/**
 * Cancels an import, or its undo, in any state: written rows stay. A finished one stays as it is, and a second request,
 * as from another tab, has no further effect.
 */
export async function cancelImport(engine: Engine, actor: Actor, id: string, version: number): Promise<void> {
  const one = await findImport(engine.database, actor, id);
  const { count } = await engine.database.query(agencyOf(actor), {
    text: `update import set state = 'cancelled', version = version + 1, finished_at = $3
      where agency_id = $1 and id = $2 and version = $4
        and state in ('reading', 'mapping', 'checking', 'checked', 'running', 'undoing')`,
    values: [actor.agencyId, one.id, at(engine), version],
  });
  if (count > 0) return;
  const now = await findImport(engine.database, actor, id);
  const isStopped = now.version === version + 1 && now.state === 'cancelled';
  if (now.version !== version && !isStopped) throw moved();
}

/** Begins to take back what an import has written, as the actor who asks: within their rights. */
export async function undoImport(engine: Engine, actor: Actor, id: string, version: number): Promise<void> {
  const one = await findImport(engine.database, actor, id);
  requireRight(engine, actor, 'delete', one.kind);
  const { count } = await engine.database.query(agencyOf(actor), {
    text: `update import set state = 'undoing', version = version + 1, done = 0, undone_by = $4, finished_at = null, tries = 0
      where agency_id = $1 and id = $2 and version = $3 and state in ('done', 'cancelled')
        and forgotten_at is null and created + updated > undone + kept`,
    values: [actor.agencyId, id, version, actor.accountId],
  });
  if (count > 0) return;
  const now = await findImport(engine.database, actor, id);
  if (now.version !== version + 1 || canUndo(now) || now.undone_by === null) throw moved();
}

/** The imports that the actor may look at, the newest first: rows of a page, each with how many there are in all. */
export async function listedImports(
  engine: Engine,
  actor: Actor,
  { kind, most, skipped }: { readonly kind: string | null; readonly most: number; readonly skipped: number },
) {
  const { rows } = await engine.database.query<ImportRecord & { readonly total_imports: number }>(agencyOf(actor), {
    text: `select *, count(*) over () as total_imports from import
      where agency_id = $1 and (account_id = $2 or $3) and ($4::text is null or kind = $4)
      order by created_at desc, id desc limit $5 offset $6`,
    values: [actor.agencyId, actor.accountId, seesAll(actor), kind, most, skipped],
  });
  return rows;
}
