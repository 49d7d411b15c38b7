import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { importCalls, type ImportDetail, type ImportRow } from '../../../../schema/areas/tools/calls/imports.ts';
import { isWorking } from '../../../../schema/areas/tools/imports/states.ts';
import { importSampleRows } from '../../../../schema/rules/limits.ts';
import { mediaTypes } from '../../../engine/export/mediaTypes.ts';
import { countedPageOf, pageOf, windowOf } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { ImportDeps } from './deps.ts';
import { columnContents } from './columnContents.ts';
import { errorsFile } from './errorsFile.ts';
import { faultGroups } from './faultGroups.ts';
import { faultRows } from './faultRows.ts';
import { readRows } from './preview.ts';
import { rememberedMapping } from './remembered.ts';
import { findImport, wireOf, type ImportRecord } from './importRecord.ts';
import {
  beginImport,
  cancelImport,
  chooseColumns,
  chooseSheet,
  listedImports,
  startImport,
  undoImport,
} from './importSteps.ts';
import { registerShortcuts } from './shortcutRoutes.ts';
import { mendValues } from './mendSteps.ts';
import { withMore } from './withMore.ts';
import { fieldsOfTargets, importedEntity, targetsFor } from './writableTargets.ts';
import { deleteImportRows, workOnImports } from './working.ts';

/** Dependencies of the calls of imports. */
export interface ImportsGiven extends Omit<ImportDeps, 'log'> {
  /** Called when an import waits for processing. */
  readonly waiting: () => void;
}

/** Background work on imports of one agency; each method returns the number of imports it touched. */
export interface ImportWork {
  /** One step of each import that is under way. */
  work(agencyId: string): Promise<number>;
  /** Deletes the rows of old imports. */
  forget(agencyId: string): Promise<number>;
}

/** Returns the names of the people who made imports, by account. */
async function makersOf({ engine }: Pick<ImportDeps, 'engine'>, actor: Actor, imports: readonly ImportRecord[]) {
  const { rows } = await engine.database.query<{ id: string; display_name: string }>(actor.agencyId, {
    text: 'select * from identity_writers($1)',
    values: [[...new Set(imports.map((one) => one.account_id))]],
  });
  return new Map(rows.map(({ id, display_name: displayName }) => [id, { id, displayName }]));
}

/** Counts the rows of a checked import that are new because they have no value in the key column. */
async function withoutKey({ engine }: Pick<ImportDeps, 'engine'>, one: ImportRecord): Promise<number> {
  if (one.state !== 'checked' || one.mapping?.key == null) return 0;
  const { rows } = await engine.database.query<{ count: number }>(one.agency_id, {
    text: `select count(*)::integer as count from import_row
      where agency_id = $1 and import_id = $2 and plan = 'create' and key is null`,
    values: [one.agency_id, one.id],
  });
  return rows[0]?.count ?? 0;
}

async function detailOf(deps: Pick<ImportDeps, 'engine'>, actor: Actor, id: string): Promise<ImportDetail> {
  const { engine } = deps;
  const one = await findImport(engine.database, actor, id);
  const entity = importedEntity(engine, one.kind);
  const makers = await makersOf(deps, actor, [one]);
  const { rows } = await engine.database.query<{ cells: string[] }>(actor.agencyId, {
    text: 'select cells from import_row where agency_id = $1 and import_id = $2 order by position limit $3',
    values: [actor.agencyId, id, importSampleRows],
  });
  const targets = await targetsFor(engine, actor, entity);
  return {
    ...wireOf(one, actor, makers.get(one.account_id) ?? null),
    sheets: one.sheets,
    sheet: one.sheet,
    headings: one.headings,
    columns: await columnContents(engine, actor, one, targets),
    sample: rows.map(({ cells }) => cells),
    dateOrders: one.headings.map((_, index) => one.date_orders[index] ?? null),
    remembered: await rememberedMapping(engine.database, actor, one),
    fields: fieldsOfTargets(entity, targets),
    mapping: one.mapping,
    mends: one.mends,
    withoutKey: await withoutKey(deps, one),
    withMore: await withMore(deps, one, targets),
  };
}

/** Registers the calls of imports, and returns their background work. */
export function registerImports(app: FastifyInstance, given: ImportsGiven): ImportWork {
  const { engine, waiting } = given;
  const deps: ImportDeps = { engine, storage: given.storage, log: app.log };
  const told = async (actor: Actor, id: string) => {
    const detail = await detailOf(deps, actor, id);
    if (isWorking(detail.state)) waiting();
    return detail;
  };

  registerCall(app, importCalls.begin, async ({ actor, body: { kind, mediaId } }) =>
    told(actor, await beginImport(engine, actor, kind, mediaId)),
  );
  registerShortcuts(app, deps, told);
  registerCall(app, importCalls.list, async ({ actor, body }) => {
    const window = windowOf(body);
    const rows = await listedImports(engine, actor, { kind: body.kind ?? null, ...window });
    const makers = await makersOf(deps, actor, rows);
    const shown = rows.map((row) => ({
      ...wireOf(row, actor, makers.get(row.account_id) ?? null),
      total: row.total_imports,
      rows: row.total,
    }));
    const { data, ...page } = countedPageOf(window, shown);
    return { ...page, data: data.map(({ rows: total, ...one }) => ({ ...one, total })) };
  });
  registerCall(app, importCalls.one, ({ actor, params }) => detailOf(deps, actor, params.id));
  registerCall(app, importCalls.map, async ({ actor, params, body }) => {
    await chooseColumns(engine, actor, params.id, body);
    return told(actor, params.id);
  });
  registerCall(app, importCalls.sheet, async ({ actor, params, body }) => {
    await chooseSheet(engine, actor, params.id, body);
    return told(actor, params.id);
  });
  registerCall(app, importCalls.mends, async ({ actor, params, body }) => {
    await mendValues(engine, actor, params.id, body);
    return told(actor, params.id);
  });
  const steps = [
    [importCalls.start, startImport],
    [importCalls.undo, undoImport],
    [importCalls.cancel, cancelImport],
  ] as const;
  for (const [call, take] of steps) {
    registerCall(app, call, async ({ actor, params, body }) => {
      await take(engine, actor, params.id, body.version);
      return told(actor, params.id);
    });
  }

  registerCall(app, importCalls.rows, async ({ actor, params, body }) => {
    const one = await findImport(engine.database, actor, params.id);
    const window = windowOf(body);
    const rows = await faultRows(engine.database, one, body.of, window);
    const shown = rows.map((row): ImportRow => ({
      row: row.file_row,
      cells: row.cells,
      faults: row.faults ?? [],
      record: row.record_id === null ? null : { id: row.record_id, displayName: row.label ?? '' },
    }));
    return pageOf(window, shown);
  });
  registerCall(app, importCalls.faults, async ({ actor, params, body }) => {
    const one = await findImport(engine.database, actor, params.id);
    const window = windowOf(body);
    return pageOf(window, await faultGroups(engine, actor, one, window));
  });
  registerCall(app, importCalls.preview, async ({ actor, params, body }) => {
    const one = await findImport(engine.database, actor, params.id);
    const window = windowOf(body);
    return pageOf(window, await readRows(engine, actor, one, window));
  });
  registerCall(app, importCalls.errors, async ({ actor, params, body, reply }) => {
    const one = await findImport(engine.database, actor, params.id);
    const name = `${one.filename.replace(/\.[^.]*$/, '')}-errors.csv`;
    return reply
      .header('content-disposition', contentDisposition(name))
      .type(`${mediaTypes.csv}; charset=utf-8`)
      .send(errorsFile(engine.database, actor, one, body));
  });

  return {
    work: (agencyId) => workOnImports(deps, agencyId),
    forget: (agencyId) => deleteImportRows(deps, agencyId),
  };
}
