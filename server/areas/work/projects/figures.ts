import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { can, canField } from '../../../../schema/access/can.ts';
import { projectFigureCalls, type ProjectDashboard } from '../../../../schema/areas/work/calls/projectFigures.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { event } from '../../../../schema/areas/work/entities/event.ts';
import { project } from '../../../../schema/areas/work/entities/project.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import { startOfDay } from '../../../../schema/rules/dates.ts';
import { csvOf } from '../../../engine/export/csv.ts';
import { mediaTypes } from '../../../engine/export/mediaTypes.ts';
import { xlsxOf } from '../../../engine/export/xlsx.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listParts, listRecords } from '../../../engine/reading/list.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { reportRows } from './reportRows.ts';
import { readReport } from './report.ts';
import { taskFigures } from './taskFigures.ts';

/** Events that a dashboard names. */
const nextEvents = 5;

const mayRead = (engine: Engine, actor: Actor, kind: string) => can(actor, 'read', kind, engine.registry) !== 'no';

/** The contracts of a project and, for who may see money, the sums of their values per currency. */
async function contractFigures(engine: Engine, actor: Actor, id: string): Promise<ProjectDashboard['contracts']> {
  if (!mayRead(engine, actor, contract.name)) return undefined;
  const filters = { projectIds: [id] };
  const { model, values, where } = listParts(engine, actor, contract.name, { filters, fields: ['id'] });
  const maySee = canField(actor, contract.fields.value.access) !== 'none';
  const amount = maySee ? model.column('value') : undefined;
  const currency = model.column(amount?.spec.sortsWithin ?? '');
  const hasValue = amount !== undefined && currency !== undefined;
  const { rows } = await engine.database.query<{ total: number; currency: string | null; amount: string | null }>(
    actor.agencyId,
    {
      text: hasValue
        ? `select count(*)::integer as total, t.${currency.column} as currency, sum(t.${amount.column})::text as amount
          from ${model.table} t where ${where} group by 2 order by 2`
        : `select count(*)::integer as total, null as currency, null as amount from ${model.table} t where ${where}`,
      values: values.list,
    },
  );
  const sums = rows.flatMap((row) =>
    row.currency === null || row.amount === null
      ? []
      : [{ currency: row.currency, amount: fromMinorUnits(BigInt(row.amount), row.currency) }],
  );
  const total = rows.reduce((all, row) => all + row.total, 0);
  return { total, filters, ...(hasValue && { values: sums }) };
}

/** The events of a project that are still to come, and the first of them. */
async function eventFigures(engine: Engine, actor: Actor, id: string): Promise<ProjectDashboard['events']> {
  if (!mayRead(engine, actor, event.name)) return undefined;
  const filters = {
    projectIds: [id],
    startsAtFrom: startOfDay(engine.today(actor), actor.timeZone),
    categoryCodes: ['UPCOMING', 'IN_PROGRESS'],
  };
  const { data, total = 0 } = await listRecords(engine, actor, event.name, {
    filters,
    orderBy: 'startsAt',
    orderDirection: 'ASC',
    pageSize: nextEvents,
    fields: ['summary', 'startsAt', 'startsAtDay'],
  });
  const next = data.map((one) => ({
    id: String(one['id']),
    displayName: String(one['summary']),
    startsAt: (one['startsAt'] ?? null) as number | null,
    day: (one['startsAtDay'] ?? null) as string | null,
  }));
  return { total, filters, next };
}

/** Registers the dashboard and the report of projects (AB 2). */
export function registerProjectFigures(app: FastifyInstance, engine: Engine): void {
  const team = ['lead', 'assignees', 'collaborators'];
  registerCall(app, projectFigureCalls.dashboard, async ({ actor, params }) => {
    const { record } = await findRecord(engine, actor, project.name, params.id, { fields: team });
    const people = team
      .flatMap((name) => [(record[name] ?? []) as Reference | readonly Reference[]].flat())
      .map((reference) => reference.id);
    const [tasks, contracts, events] = await Promise.all([
      taskFigures(engine, actor, record.id, people),
      contractFigures(engine, actor, record.id),
      eventFigures(engine, actor, record.id),
    ]);
    return { ...(tasks && { tasks }), ...(contracts && { contracts }), ...(events && { events }) };
  });
  registerCall(app, projectFigureCalls.report, async ({ actor, params }) => {
    const { record } = await findRecord(engine, actor, project.name, params.id, { fields: ['id'] });
    return readReport(engine, actor, record.id);
  });
  registerCall(
    app,
    projectFigureCalls.reportFile,
    async ({ actor, params, body, reply }) => {
      const { record } = await findRecord(engine, actor, project.name, params.id, { fields: ['summary'] });
      const { rows, headings } = reportRows(await readReport(engine, actor, record.id), body.headings ?? []);
      const batches = Readable.from([rows]);
      const { format = 'csv' } = body;
      const file =
        format === 'csv'
          ? csvOf(batches, headings, actor.timeZone)
          : xlsxOf({ total: rows.length, batches }, { headings, word: 'report', zone: actor.timeZone });
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="report.${format}"`,
          'x-content-type-options': 'nosniff',
        })
        .type(format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes[format])
        .send(file);
    },
    { config: { isFile: true } },
  );
}
