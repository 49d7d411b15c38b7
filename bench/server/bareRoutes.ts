import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Actor } from '../../schema/access/access.ts';
import type { Operation } from '../../schema/language/operations.ts';
import type { Pools } from '../../server/database/pools.ts';
import { callerOf } from '../../server/plugins/session.ts';
import { barePath, routeOf, type BareEntity, type BareRow } from './bareEntity.ts';
import { answer, pageOf, whole } from './jsonSchemas.ts';

const config = { access: 'signedIn' } as const;

const page = {
  type: 'object',
  properties: {
    pageIndex: { type: 'integer', minimum: 0 },
    pageSize: { type: 'integer', minimum: 1, maximum: 100 },
    withTotal: { type: 'boolean' },
  },
  additionalProperties: false,
};
const idParams = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } }, required: ['id'] };

interface PageAsked {
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

/** The method and the address of the route beside one of the engine's. */
function beside(entity: string, operation: Operation) {
  const { method, path } = routeOf(entity, operation);
  return { method, url: barePath(path).replace('{id}', ':id') };
}

/** Adds routes of hand-written SQL in bare handlers, beside the engine's: same session check, same connections. */
export function addBareRoutes<Row extends BareRow, Whole extends Row>(
  app: FastifyInstance,
  pools: Pools,
  bare: BareEntity<Row, Whole>,
): void {
  const { entity, statements } = bare;
  const findRow = async (actor: Actor, id: string) => {
    const values = [actor.agencyId, actor.timeZone, id];
    const { rows } = await pools.query<Whole>(actor.agencyId, { name: `${entity} one`, text: statements.one, values });
    return rows[0];
  };
  const permissionsIn = (row: Whole) => ({ canUpdate: true, canDelete: true, steps: bare.steps(row) });

  const list = beside(entity, 'list');
  app.route<{ Querystring: PageAsked; Body: PageAsked }>({
    ...list,
    config,
    schema: {
      ...(list.method === 'GET' ? { querystring: page } : { body: page }),
      response: answer(pageOf(bare.listedSchema)),
    },
    handler: async (request) => {
      const actor = callerOf(request);
      const { pageIndex = 0, pageSize = 20 } = list.method === 'GET' ? request.query : request.body;
      const values = [actor.agencyId, actor.timeZone, pageSize + 1, pageIndex * pageSize];
      const statement = { name: `${entity} list`, text: statements.list, values };
      const { rows } = await pools.query<Row>(actor.agencyId, statement);
      const loadMore = rows.length > pageSize;
      const data = rows.slice(0, pageSize).map(bare.listed);
      return { responseData: { data, loadMore, nextPageIndex: loadMore ? pageIndex + 1 : null } };
    },
  });

  const { count } = statements;
  if (count !== undefined) {
    app.route({
      ...beside(entity, 'count'),
      config,
      schema: {
        body: { type: 'object', additionalProperties: false },
        response: answer({ type: 'object', properties: { total: whole } }),
      },
      handler: async (request) => {
        const { agencyId } = callerOf(request);
        const statement = { name: `${entity} count`, text: count, values: [agencyId] };
        const { rows } = await pools.query<{ total: number }>(agencyId, statement);
        return { responseData: { total: rows[0]?.total ?? 0 } };
      },
    });
  }

  app.route<{ Params: { id: string } }>({
    ...beside(entity, 'one'),
    config,
    schema: { params: idParams, response: answer(bare.wholeSchema) },
    handler: async (request, reply) => {
      const row = await findRow(callerOf(request), request.params.id);
      if (!row) return reply.callNotFound();
      return { responseData: { ...bare.whole(row), permissions: permissionsIn(row) } };
    },
  });

  const texts = bare.texts.map((name) => [name, { type: ['string', 'null'] }]);
  const version = { type: 'integer', minimum: 1 };
  const changed = { ...Object.fromEntries(texts), version };
  app.route<{ Params: { id: string }; Body: Record<string, unknown> }>({
    ...beside(entity, 'update'),
    config,
    schema: {
      params: idParams,
      body: { type: 'object', properties: changed, additionalProperties: false },
      response: answer(bare.wholeSchema),
    },
    handler: async (request, reply) => {
      const actor = callerOf(request);
      const { params, body } = request;
      const row = await findRow(actor, params.id);
      if (!row) return reply.callNotFound();
      const fault = bare.fault(body);
      if (fault !== null) return reply.code(400).send({ responseData: { fault } });
      if (body['version'] !== undefined && body['version'] !== row.version) return reply.code(400).send({});
      const [one, other] = bare.texts;
      const before: Readonly<Record<string, unknown>> = { ...row };
      const after: Readonly<Record<string, unknown>> = { [one]: before[one], [other]: before[other], ...body };
      const fields = bare.texts.filter((field) => after[field] !== before[field]);
      const changes = fields.map((field) => ({ field, before: before[field], after: after[field] }));
      const now = Date.now();
      const { agencyId, accountId, staffId } = actor;
      const written = [after[one], after[other], new Date(now).toISOString()];
      const told = [v7(), accountId, staffId, JSON.stringify(changes)];
      const values = [agencyId, row.id, row.version, ...written, ...told];
      const statement = { name: `${entity} update`, text: statements.update, values };
      const { rows } = await pools.query<{ version: number }>(agencyId, statement);
      const version = rows[0]?.version;
      if (version === undefined) return reply.code(400).send({});
      return {
        responseData: {
          ...bare.whole({ ...row, ...after, version, updated_at: now }),
          permissions: permissionsIn(row),
        },
      };
    },
  });
}
