import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { moderationCalls } from '../../../../schema/areas/community/calls/moderation.ts';
import { webpageCalls } from '../../../../schema/areas/community/calls/webpage.ts';
import {
  areasOf,
  modules,
  voiceAreas,
  type ModuleName,
  type VoiceArea,
} from '../../../../schema/areas/community/modules.ts';
import type { Hiding } from '../../../../schema/areas/community/signals.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { takeSteps, type StepsTaken } from '../../../engine/states/takeSteps.ts';
import { bulkWrite } from '../../../engine/writing/bulk.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { countedPageOf, windowOf, type Counted, type PageQuery } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { refusalFor } from '../../../plugins/errors.ts';

/** Returns which entity of a module each record is of; the first one for a record that there is not. */
async function kindsOf(engine: Engine, actor: Actor, module: ModuleName, ids: readonly string[]) {
  const kinds: readonly string[] = modules[module];
  const { rows } = await engine.database.query<{ id: string; kind: string }>(agencyOf(actor), {
    text: 'select id, kind from record where agency_id = $1 and id = any($2::uuid[]) and kind = any($3::text[])',
    values: [agencyOf(actor), ids, kinds],
  });
  const known = new Map(rows.map(({ id, kind }) => [id, kind]));
  const kindOf = (id: string) => known.get(id.toLowerCase()) ?? kinds[0] ?? '';
  return kinds.map((kind) => ({ kind, ids: ids.filter((id) => kindOf(id) === kind) }));
}

type Reports = AnswerOf<typeof moderationCalls.reports>['data'][number];
type Creator = AnswerOf<typeof moderationCalls.creators>['data'][number];

interface ReportsQuery extends PageQuery {
  readonly hidingType?: Hiding;
}

/** Signals about an item, the latest first. Throws 404 if the actor may not read the item. */
async function reportsOf(engine: Engine, actor: Actor, module: ModuleName, id: string, query: ReportsQuery) {
  const found = await kindsOf(engine, actor, module, [id]);
  const { kind = '' } = found.find(({ ids }) => ids.length > 0) ?? {};
  const { record } = await findRecord(engine, actor, kind, id);
  const window = windowOf(query);
  const { rows } = await engine.database.query<Counted & Reports>(agencyOf(actor), {
    text: `select count(*) over ()::integer as total, s.fan_id as "fanId",
        json_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar) as talent,
        s.hiding, s.reason, s.text, (extract(epoch from s.at) * 1000)::float8 as at,
        (extract(epoch from s.closed_at) * 1000)::float8 as "closedAt"
      from signal s join record r on r.agency_id = s.agency_id and r.id = s.talent_id
      where s.agency_id = $1 and s.target_id = $2 and ($3::text is null or s.hiding = $3)
      order by s.at desc, s.fan_id limit $4 offset $5`,
    values: [agencyOf(actor), record.id, query.hidingType ?? null, window.most, window.skipped],
  });
  return countedPageOf(window, rows);
}

/** Condition that a record of staff has written a living record of a table, of the kinds of the statement. */
const wrote = (table: string) => `exists (select from ${table} t
    where t.agency_id = $1 and t.creator_id = r.id and t.kind = any($3::text[]) and t.deleted_at is null)`;

interface Caller {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/** Changes the same values of many records, or deletes them, and answers row by row. */
async function writeMany(
  { engine, actor, request }: Caller,
  kind: string,
  ids: readonly string[],
  what: { readonly change: Readonly<Record<string, unknown>> } | { readonly delete: true },
): Promise<StepsTaken> {
  requireRight(engine, actor, 'delete' in what ? 'delete' : 'update', kind);
  const rows = await bulkWrite(engine, actor, kind, { ids: ids.map((id) => ({ id })), ...what }, (error) =>
    refusalFor(error as FastifyError, request),
  );
  return {
    done: rows.flatMap((row) => ('version' in row ? [{ id: row.id, version: row.version }] : [])),
    refused: rows.flatMap((row) => ('error' in row ? [{ id: row.id, ...(row.error as object) } as never] : [])),
  };
}

/** Registers the calls of moderation (CM 7). */
export function registerModeration(app: FastifyInstance, engine: Engine): void {
  registerCall(app, moderationCalls.noAction, async ({ actor, params, request }) => {
    const found = await kindsOf(engine, actor, params.module, params.ids.split(','));
    const taken: StepsTaken[] = [];
    for (const { kind, ids } of found) {
      requireRight(engine, actor, 'update', kind);
      if (ids.length === 0) continue;
      taken.push(
        await takeSteps(engine, actor, kind, 'noAction', { ids }, (error) =>
          refusalFor(error as FastifyError, request),
        ),
      );
    }
    return { done: taken.flatMap(({ done }) => done), refused: taken.flatMap(({ refused }) => refused) };
  });
  registerCall(app, moderationCalls.reports, ({ actor, params, query }) =>
    reportsOf(engine, actor, params.type, params.id, query),
  );
  registerCall(app, moderationCalls.pin, ({ actor, params, body: { contentType, targetIds, pin }, request }) =>
    writeMany({ engine, actor, request }, voiceAreas[params.area][contentType], targetIds, { change: { pin } }),
  );
  registerCall(app, webpageCalls.publish, ({ actor, params, body: { ids, publish = true }, request }) =>
    writeMany({ engine, actor, request }, modules[params.module][0], ids, { change: { isOnWebpage: publish } }),
  );
  registerCall(app, moderationCalls.remove, async ({ actor, params, body, request }) => {
    const found = await kindsOf(engine, actor, params.module, body.ids);
    const taken: StepsTaken[] = [];
    for (const { kind, ids } of found)
      if (ids.length > 0) taken.push(await writeMany({ engine, actor, request }, kind, ids, { delete: true }));
    return { done: taken.flatMap(({ done }) => done), refused: taken.flatMap(({ refused }) => refused) };
  });
  const creatorsIn = async (
    actor: Actor,
    areas: readonly VoiceArea[],
    query: PageQuery & { readonly keyword?: string },
  ) => {
    const window = windowOf(query);
    const kinds = areas.flatMap((area) => Object.values(voiceAreas[area]));
    for (const kind of kinds) requireRight(engine, actor, 'read', kind);
    const tables = [...new Set(kinds.map((kind) => engine.model(kind).table))];
    const { rows } = await engine.database.query<Counted & Creator>(agencyOf(actor), {
      text: `select count(*) over ()::integer as total, r.id, r.label as "displayName", r.avatar
        from record r where r.agency_id = $1 and r.kind = 'staff' and position(lower($2) in lower(r.label)) > 0
          and (${tables.map(wrote).join(' or ')})
        order by r.label, r.id limit $4 offset $5`,
      values: [agencyOf(actor), query.keyword ?? '', kinds, window.most, window.skipped],
    });
    return countedPageOf(window, rows);
  };
  registerCall(app, moderationCalls.creators, ({ actor, params: { area }, query: { fanroomType, ...query } }) => {
    const areas = fanroomType === undefined ? [area] : areasOf(fanroomType);
    if (!areas.includes(area)) throw invalid([fieldRefusal('fanroomType', 'contradicts', { other: area })]);
    return creatorsIn(actor, areas, query);
  });
  registerCall(app, moderationCalls.creatorsOfAll, ({ actor, query: { fanroomType = 'ALL', ...query } }) =>
    creatorsIn(actor, areasOf(fanroomType), query),
  );
}
