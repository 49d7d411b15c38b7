import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import { isWorking, type ImportDetail, type ImportMapping, type ImportRow } from '../../../schema/imports/wire.ts';
import { importSampleRows } from '../../../schema/rules/limits.ts';
import { mediaTypes } from '../../engine/export/mediaTypes.ts';
import { countedPageOf, pageOf, windowOf, type PageQuery } from '../../paging.ts';
import { callerOf } from '../../plugins/session.ts';
import type { ImportDeps } from './deps.ts';
import { errorsFile, type ErrorWords } from './errorsFile.ts';
import { faultRows, type FaultsOf } from './faultRows.ts';
import { findImport, wireOf, type ImportRecord } from './row.ts';
import * as shapes from './shapes.ts';
import { beginImport, cancelImport, chooseColumns, listedImports, startImport, undoImport } from './steps.ts';
import { fieldsOfTargets, importedEntity, targetsFor } from './targets.ts';
import { forgetImportRows, workOnImports } from './working.ts';

export interface ImportsGiven extends Omit<ImportDeps, 'log'> {
  /** Hears that an import waits to be worked on. */
  readonly waiting: () => void;
}

/** What the server does for imports of one agency besides answering; each tells how many it touched. */
export interface ImportWork {
  /** One step of each import that is under way. */
  work(agencyId: string): Promise<number>;
  /** Forgets the rows of old ones. */
  forget(agencyId: string): Promise<number>;
}

const base = '/client/v1/imports';
const tags = ['imports'];
const config = { access: 'signedIn' } as const;
const csv = { content: { [mediaTypes.csv]: { schema: { type: 'string' } } } } as const;

type ById = { readonly Params: { readonly id: string } };

/** What people are called who made imports, by account. */
async function makersOf({ engine }: Pick<ImportDeps, 'engine'>, actor: Actor, imports: readonly ImportRecord[]) {
  const { rows } = await engine.database.query<{ id: string; display_name: string }>(actor.agencyId, {
    text: 'select * from identity_writers($1)',
    values: [[...new Set(imports.map((one) => one.account_id))]],
  });
  return new Map(rows.map(({ id, display_name: displayName }) => [id, { id, displayName }]));
}

/** How many rows of a checked import are new since they do not say by which record they are to be recognised. */
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
  return {
    ...wireOf(one, actor, makers.get(one.account_id) ?? null),
    headings: one.headings,
    sample: rows.map(({ cells }) => cells),
    fields: fieldsOfTargets(entity, await targetsFor(engine, actor, entity)),
    mapping: one.mapping,
    withoutKey: await withoutKey(deps, one),
  };
}

/**
 * People from a file (design 7): `POST /` begins with an uploaded CSV, which the server reads; `PUT /{id}/mapping` says
 * which column is which field and has all rows checked; `POST /{id}/start` has them written in the background, as their
 * maker would by hand; `/cancel` stops, `/undo` takes back, `/rows` and `/errors` tell what is wrong row by row. An import
 * is seen by its maker and by the agency's admins.
 */
export function registerImports(app: FastifyInstance, given: ImportsGiven): ImportWork {
  const { engine, waiting } = given;
  const deps: ImportDeps = { engine, storage: given.storage, log: app.log };
  const answer = { 200: answerSchema(shapes.detailSchema) };
  const told = async (actor: Actor, id: string) => {
    const responseData = await detailOf(deps, actor, id);
    if (isWorking(responseData.state)) waiting();
    return { responseData };
  };

  app.post<{ Body: { kind: string; mediaId: string } }>(
    base,
    {
      config,
      schema: { tags, summary: 'Begin to import an uploaded file', body: shapes.createBody, response: answer },
    },
    async (request) => {
      const actor = callerOf(request);
      const { kind, mediaId } = request.body;
      return told(actor, await beginImport(engine, actor, kind, mediaId));
    },
  );

  app.post<{ Body: PageQuery & { kind?: string } }>(
    `${base}/list`,
    {
      config,
      schema: {
        tags,
        summary: 'Imports, the newest first',
        body: shapes.listBody,
        response: { 200: answerSchema(pageSchema(shapes.summarySchema)) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      const window = windowOf(request.body);
      const rows = await listedImports(engine, actor, { kind: request.body.kind ?? null, ...window });
      const makers = await makersOf(deps, actor, rows);
      const shown = rows.map((row) => ({
        ...wireOf(row, actor, makers.get(row.account_id) ?? null),
        total: row.total_imports,
        rows: row.total,
      }));
      const { data, ...page } = countedPageOf(window, shown);
      return { responseData: { ...page, data: data.map(({ rows: total, ...one }) => ({ ...one, total })) } };
    },
  );

  app.get<ById>(
    `${base}/:id`,
    { config, schema: { tags, summary: 'One import', params: shapes.idParams, response: answer } },
    async (request) => ({ responseData: await detailOf(deps, callerOf(request), request.params.id) }),
  );

  app.put<ById & { Body: { version: number; mapping: ImportMapping } }>(
    `${base}/:id/mapping`,
    {
      config,
      schema: {
        tags,
        summary: 'Say which column is which field, and check all rows',
        params: shapes.idParams,
        body: shapes.mappingBody,
        response: answer,
      },
    },
    async (request) => {
      const actor = callerOf(request);
      await chooseColumns(engine, actor, request.params.id, request.body);
      return told(actor, request.params.id);
    },
  );

  const steps = [
    { path: 'start', summary: 'Write what was checked', take: startImport },
    { path: 'undo', summary: 'Take back what was written', take: undoImport },
    { path: 'cancel', summary: 'Stop', take: cancelImport },
  ] as const;
  for (const { path, summary, take } of steps) {
    app.post<ById & { Body: { version: number } }>(
      `${base}/:id/${path}`,
      { config, schema: { tags, summary, params: shapes.idParams, body: shapes.stepBody, response: answer } },
      async (request) => {
        const actor = callerOf(request);
        await take(engine, actor, request.params.id, request.body.version);
        return told(actor, request.params.id);
      },
    );
  }

  app.post<ById & { Body: PageQuery & { of: FaultsOf } }>(
    `${base}/:id/rows`,
    {
      config,
      schema: {
        tags,
        summary: 'Rows with which something is wrong',
        params: shapes.idParams,
        body: shapes.rowsBody,
        response: { 200: answerSchema(pageSchema(shapes.rowSchema)) },
      },
    },
    async (request) => {
      const one = await findImport(engine.database, callerOf(request), request.params.id);
      const window = windowOf(request.body);
      const rows = await faultRows(engine.database, one, request.body.of, window);
      const shown = rows.map((row): ImportRow => ({
        row: row.file_row,
        cells: row.cells,
        faults: row.faults ?? [],
        record: row.record_id === null ? null : { id: row.record_id, displayName: row.label ?? '' },
      }));
      return { responseData: pageOf(window, shown) };
    },
  );

  app.post<ById & { Body: ErrorWords & { of: FaultsOf } }>(
    `${base}/:id/errors`,
    {
      config,
      schema: {
        tags,
        summary: 'The same rows as a CSV file',
        params: shapes.idParams,
        body: shapes.errorsBody,
        response: { 200: csv },
      },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const one = await findImport(engine.database, actor, request.params.id);
      const name = `${one.filename.replace(/\.[^.]*$/, '')}-errors.csv`;
      return reply
        .header('content-disposition', contentDisposition(name))
        .type(`${mediaTypes.csv}; charset=utf-8`)
        .send(errorsFile(engine.database, actor, one, request.body.of, request.body));
    },
  );

  return {
    work: (agencyId) => workOnImports(deps, agencyId),
    forget: (agencyId) => forgetImportRows(deps, agencyId),
  };
}
