import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Action, Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { listRoutes, type ListRoute } from '../../../schema/language/lists/furtherLists.ts';
import type { Operation, Route } from '../../../schema/language/operations.ts';
import { stepsOf, stepsOfMany, type Step } from '../../../schema/language/records/stepRoutes.ts';
import { isTimeZone } from '../../../schema/rules/dates.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { setRoutes, type SetRoute } from '../../../schema/language/sets.ts';
import { refusalFor } from '../../plugins/errors.ts';
import { callerOf } from '../../plugins/session.ts';
import { onlyAsked } from '../reading/askedKeys.ts';
import { readBoard, type BoardQuery } from '../board/readBoard.ts';
import { moveOnBoard, type MoveRequest } from '../board/moveOnBoard.ts';
import { bulkWrite, type BulkRequest } from '../writing/bulk.ts';
import { convertRecord } from '../writing/convert.ts';
import { countByValues } from '../reading/countBy.ts';
import { countSets } from '../reading/countSets.ts';
import { without } from '../filters/unsetFilters.ts';
import { createRecord } from '../writing/create.ts';
import { fulfilled } from '../writing/fulfilling.ts';
import { findDuplicates } from '../search/duplicates.ts';
import { within, type Engine } from '../engine.ts';
import { exportList, type ExportQuery } from '../export/exportList.ts';
import { historyOf } from '../reading/history.ts';
import { once } from '../writing/idempotency.ts';
import { countRecords, listRecords } from '../reading/list.ts';
import { askedOf, listQueryOf, type ListQuery } from '../reading/listQuery.ts';
import { sumRecords } from '../reading/sums.ts';
import { mergeRecords, type MergeRequest } from '../merge/merge.ts';
import { mergedInto } from '../merge/merged.ts';
import { unmergeRecords } from '../merge/unmerge.ts';
import { acceptClashKey } from '../../../schema/language/effects/calendar.ts';
import { reachOf, removeReaching, updateReaching } from '../reach.ts';
import { findRecord, type Found } from '../reading/readOne.ts';
import { optionLists } from '../references/optionLists.ts';
import { optionsOf, type OptionsQuery } from '../references/options.ts';
import { removeRecord, restoreRecord } from '../removal/remove.ts';
import { routeSchemaOf, setSchemaOf, sharedSchemas, stepSchemaOf } from './routeSchemas.ts';
import { registerStepOfMany } from './stepsOfMany.ts';
import { changedSets, changeSets, readSet } from '../writing/sets.ts';
import { answerOf } from '../states/offered.ts';
import { withoutFlags, withSteps } from '../states/takenWith.ts';
import { addsEntries } from './otherNames.ts';
import { agencyOf } from '../agency.ts';
import { takeStep } from '../states/takeStep.ts';
import { updateRecord } from '../writing/update.ts';
import { versionsOf } from '../reading/versions.ts';

type Given = Readonly<Record<string, unknown>>;

/** A request as every operation reads it, wherever its values travelled. */
interface Call {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly id: string;
  readonly version: number | undefined;
  readonly checkRelatedData: boolean | undefined;
  readonly acceptsClash: boolean;
  /** The body or the query without what the engine reads itself. */
  readonly given: Given;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the actor with the days of another time zone (AB 7 `timezoneId`), if one is given; throws 400 for an unknown. */
function inZone(actor: Actor, timezoneId: unknown): Actor {
  if (timezoneId === undefined || timezoneId === '') return actor;
  if (!isTimeZone(String(timezoneId))) throw invalid([fieldRefusal('timezoneId', 'timeZone')]);
  return { ...actor, timeZone: String(timezoneId) };
}

/** Aborts when the client closes the connection, or has its whole answer. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  return leaving.signal;
}

/** Returns the counts that a call asks for. */
function countsOf({ engine, actor, entity, given, query }: Counted): Promise<{ readonly total: number }> {
  const { countBy, withDeleted, countEach } = given;
  if (countEach !== undefined) return countSets({ engine, actor, entity }, given);
  if (countBy === undefined && withDeleted === undefined) return countRecords(engine, actor, entity.name, query);
  const by = { countBy: (countBy ?? []) as readonly string[], withDeleted: withDeleted === true };
  return countByValues(engine, actor, entity.name, query, by);
}

interface Counted extends Pick<Call, 'engine' | 'actor' | 'entity' | 'given'> {
  readonly query: ListQuery;
}

const handlers: Readonly<Record<Operation, (call: Call) => Promise<unknown>>> = {
  list: ({ engine, actor, entity, given }) => listRecords(engine, actor, entity.name, listQueryOf(given)),
  count: async ({ engine, actor, entity, given }) => {
    const query = listQueryOf(without(given, ['countBy', 'withDeleted', 'countEach']));
    const counts = await countsOf({ engine, actor, entity, given, query });
    const sums = await sumRecords(engine, actor, entity.name, query);
    return sums === null ? counts : { ...counts, sums };
  },
  versions: ({ engine, actor, entity, given }) =>
    versionsOf(engine, actor, entity.name, given['ids'] as readonly string[]),
  one: async ({ engine, actor, entity, id, given }) => {
    const here = inZone(actor, given['timezoneId']);
    const fields = given['fields'] as readonly string[] | undefined;
    const found = await findRecord(engine, here, entity.name, id, fields ? { fields } : {});
    return onlyAsked(await answerOf(engine, here, entity.name, found), fields);
  },
  create: async ({ engine, actor, entity, given: asked, acceptsClash, request }) => {
    const given = withoutFlags(entity, asked);
    const key = request.headers['idempotency-key'];
    return once(engine, actor, key, { entity: entity.name, given }, async (connection) => {
      const { body, link } = fulfilled(actor, entity, given);
      const options = { acceptsClash, ...(link && { link }), ...(connection && { connection }) };
      return answerOf(
        connection ? within(engine, connection) : engine,
        actor,
        entity.name,
        await createRecord(engine, actor, entity.name, body, options),
      );
    });
  },
  update: async ({ engine, actor, entity, id, version, acceptsClash, given }) => {
    const options = { acceptsClash, ...(version !== undefined && { version }) };
    const { reach, rest: asked } = reachOf(entity, given);
    const rest = await withSteps(engine, actor, entity, id, asked);
    if (reach !== null) return updateReaching({ engine, actor, id, version, reach, acceptsClash }, entity, rest);
    return answerOf(engine, actor, entity.name, await updateRecord(engine, actor, entity.name, id, rest, options));
  },
  delete: ({ engine, actor, entity, id, version, checkRelatedData, given }) => {
    const { reach } = reachOf(entity, given);
    if (reach !== null) return removeReaching({ engine, actor, id, version, reach }, entity);
    return removeRecord(engine, actor, entity.name, id, version, { checkRelatedData });
  },
  restore: async ({ engine, actor, entity, id, version, acceptsClash }) =>
    answerOf(
      engine,
      actor,
      entity.name,
      await restoreRecord(engine, actor, entity.name, id, version, { acceptsClash }),
    ),
  bulk: ({ engine, actor, entity, given, acceptsClash, request }) =>
    bulkWrite(engine, actor, entity.name, { ...(given as unknown as BulkRequest), acceptsClash }, (error) =>
      refusalFor(error as FastifyError, request),
    ),
  options: ({ engine, actor, entity, given }) => {
    const { field, checkPermission, ...others } = given as Partial<OptionsQuery>;
    if (field !== undefined) return optionsOf(engine, actor, entity.name, { ...others, field, checkPermission });
    if (Object.keys(others).length > 0) throw invalid([fieldRefusal('field', 'required')]);
    return optionLists(engine, actor, entity, { checkPermission });
  },
  history: ({ engine, actor, entity, id, given }) => historyOf(engine, actor, entity.name, id, given),
  duplicates: async ({ engine, actor, entity, id, given }) => ({
    data: await findDuplicates(engine, actor, entity.name, given, id === '' ? null : id),
  }),
  merge: async ({ engine, actor, entity, id, version, given }) => {
    const request = { ...given, version } as MergeRequest;
    return answerOf(engine, actor, entity.name, await mergeRecords(engine, actor, entity.name, id, request));
  },
  unmerge: async ({ engine, actor, entity, id, version, given }) => {
    const request = { version: Number(version), mergeId: String(given['mergeId']) };
    const { left, ...found } = await unmergeRecords(engine, actor, entity.name, id, request);
    return { record: await answerOf(engine, actor, entity.name, found), left };
  },
  merged: ({ engine, actor, entity, id }) => mergedInto(engine, actor, entity.name, id),
  board: ({ engine, actor, entity, given }) => {
    const { orderBy: _order, orderDirection: _way, pageIndex: _index, ...query } = listQueryOf(given);
    return readBoard(engine, actor, entity.name, query as BoardQuery);
  },
  move: async ({ engine, actor, entity, id, version, acceptsClash, given }) => {
    const { lowerOrder, upperOrder, ...values } = given as Partial<MoveRequest> & Given;
    const request = { values, lowerOrder, upperOrder, version, acceptsClash };
    return answerOf(engine, actor, entity.name, await moveOnBoard(engine, actor, entity.name, id, request));
  },
  export: async ({ engine, actor, entity, given, reply }) => {
    const { columns, headings, words, format, sheet, progress, ...rest } = given;
    const query = { ...listQueryOf(rest), columns, headings, words, format, sheet, progress } as ExportQuery;
    const { stream, type, name } = await exportList(engine, actor, entity.name, query, leavingOf(reply));
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(stream);
  },
};

const actions: Readonly<Record<Operation, Action>> = {
  list: 'read',
  count: 'read',
  versions: 'read',
  one: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
  restore: 'restore',
  bulk: 'update',
  options: 'read',
  history: 'read',
  duplicates: 'read',
  merge: 'delete',
  unmerge: 'delete',
  merged: 'read',
  board: 'read',
  move: 'update',
  export: 'export',
};

/** Parameters that the engine reads itself. */
const ownParameters = ['checkRelatedData', 'version', 'id', acceptClashKey];

function callOf(engine: Engine, entity: AnyEntity, request: FastifyRequest, reply: FastifyReply): Call {
  // A deletion may have both.
  const asked: Given = { ...(request.query as Given | null), ...(request.body as Given | null) };
  const { checkRelatedData, version, id, [acceptClashKey]: acceptsClash } = asked;
  const path = request.params as { id?: string };
  return {
    engine,
    actor: callerOf(request),
    entity,
    id: path.id ?? String(id ?? ''),
    version: version as number | undefined,
    checkRelatedData: checkRelatedData as boolean | undefined,
    acceptsClash: acceptsClash === true,
    given: without(asked, ownParameters),
    request,
    reply,
  };
}

const inFastify = (path: string) => path.replaceAll('{id}', ':id');

function registerRoute(app: FastifyInstance, engine: Engine, entity: AnyEntity, route: Route | ListRoute): void {
  const { operation } = route;
  const handle = handlers[operation];
  app.route({
    method: route.method,
    url: inFastify(route.path),
    schema: routeSchemaOf(entity, route),
    config: { access: { entity: entity.name, action: actions[operation] } },
    handler: async (request, reply) => {
      const call = callOf(engine, entity, request, reply);
      const run = async (here: Engine) => {
        const given = await askedOf(here, call.actor, entity, operation, call.given);
        return handle({ ...call, engine: here, given: 'list' in route ? { ...given, list: route.list } : given });
      };
      const answer = addsEntries(entity, operation, call.given)
        ? await engine.database.transaction(agencyOf(call.actor), (connection) => run(within(engine, connection)))
        : await run(engine);
      return reply.sent || answer === reply ? reply : { responseData: answer };
    },
  });
}

function registerStep(
  app: FastifyInstance,
  engine: Engine,
  entity: AnyEntity,
  step: Step,
  take: (call: Call) => Promise<Found>,
): void {
  const { method, path, isConversion } = step;
  const answered = (isConversion && entity.converts?.to) || entity.name;
  app.route({
    method,
    url: inFastify(path),
    schema: stepSchemaOf(entity, step),
    config: { access: { entity: entity.name, action: 'update' } },
    handler: async (request, reply) => ({
      responseData: await answerOf(
        engine,
        callerOf(request),
        answered,
        await take(callOf(engine, entity, request, reply)),
      ),
    }),
  });
}

/** A route about a set of a record. */
function registerSet(app: FastifyInstance, engine: Engine, entity: AnyEntity, route: SetRoute): void {
  const { set, does } = route;
  const { key } = set;
  const bodyOf = (record: Readonly<Record<string, unknown>>, { ids = [], mediaIds = [], itemId = '' }: SetGiven) => {
    if (does === 'replace') return { [key]: mediaIds };
    return changedSets(record, does === 'add' ? { add: { [key]: ids } } : { remove: { [key]: [itemId] } });
  };
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: setSchemaOf(entity, route),
    config: { access: { entity: entity.name, action: does === 'read' ? 'read' : 'update' } },
    handler: async (request) => {
      const actor = callerOf(request);
      const { id, itemId } = request.params as { id: string; itemId?: string };
      if (does === 'read') return { responseData: await readSet(engine, actor, entity.name, id, set) };
      const given = { ...((request.body ?? request.query ?? {}) as SetGiven), ...(itemId !== undefined && { itemId }) };
      const { version, [acceptClashKey]: accepts } = given;
      const write = (record: Readonly<Record<string, unknown>>) => bodyOf(record, given);
      const found = await changeSets(engine, actor, entity.name, id, write, {
        version,
        acceptsClash: accepts === true,
      });
      return { responseData: await answerOf(engine, actor, entity.name, found) };
    },
  });
}

interface SetGiven {
  readonly ids?: readonly string[];
  readonly mediaIds?: readonly string[];
  readonly itemId?: string;
  readonly version?: number;
  readonly [acceptClashKey]?: boolean;
}

/** Every route of every declared entity, from the declarations alone. */
export function registerEntityRoutes(app: FastifyInstance, engine: Engine): void {
  for (const schema of sharedSchemas(engine.registry.all)) app.addSchema(schema);
  for (const entity of engine.registry.all) {
    for (const route of [...entity.routes, ...listRoutes(entity)]) registerRoute(app, engine, entity, route);
    for (const route of setRoutes(entity)) registerSet(app, engine, entity, route);
    for (const step of stepsOfMany(entity)) registerStepOfMany(app, engine, entity, step);
    for (const step of stepsOf(entity)) {
      registerStep(app, engine, entity, step, ({ actor, id, version, acceptsClash, given }) =>
        step.isConversion
          ? convertRecord(engine, actor, entity.name, id, version)
          : takeStep(engine, actor, entity.name, id, step.name, { version, given, acceptsClash }),
      );
    }
  }
}
