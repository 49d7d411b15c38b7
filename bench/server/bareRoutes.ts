import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Actor } from '../../schema/access/access.ts';
import type { Pools } from '../../server/database/pools.ts';
import { callerOf } from '../../server/plugins/session.ts';
import { countText, listText, oneText, updateText } from './statements.ts';
import {
  answer,
  talentOf,
  talentSchema,
  wholeTalentOf,
  wholeTalentSchema,
  type TalentRow,
  type WholeRow,
} from './talentRow.ts';

const access = 'signedIn' as const;
const permissionsIn = (state: string) => ({
  canUpdate: true,
  canDelete: true,
  steps: [state === 'ACTIVE' ? 'archive' : 'reactivate'],
});
const website = /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

const pageQuery = {
  type: 'object',
  properties: { pageIndex: { type: 'integer', minimum: 0 }, pageSize: { type: 'integer', minimum: 1, maximum: 100 } },
  additionalProperties: false,
};
const page = {
  type: 'object',
  properties: {
    data: { type: 'array', items: talentSchema },
    loadMore: { type: 'boolean' },
    nextPageIndex: { type: ['integer', 'null'] },
  },
};
const idParams = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } }, required: ['id'] };
const changeBody = {
  type: 'object',
  properties: {
    headline: { type: ['string', 'null'] },
    website: { type: ['string', 'null'] },
    version: { type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
};

interface Change {
  readonly headline?: string | null;
  readonly website?: string | null;
  readonly version?: number;
}

/** Validates a change by hand; null if it is valid. */
function faultOf({ headline, website: address }: Change): string | null {
  if (headline && headline.length > 500) return 'headline';
  if (address && !website.test(address)) return 'website';
  return null;
}

/** The talents' routes as hand-written SQL in bare handlers, beside the engine's: same session check, same connections. */
export function addBareRoutes(app: FastifyInstance, pools: Pools): void {
  const findRow = async (actor: Actor, id: string) => {
    const values = [actor.agencyId, actor.timeZone, id];
    const { rows } = await pools.query<WholeRow>(actor.agencyId, { name: 'bare one', text: oneText, values });
    return rows[0];
  };

  app.get<{ Querystring: { pageIndex?: number; pageSize?: number } }>(
    '/bench/talents',
    { config: { access }, schema: { querystring: pageQuery, response: answer(page) } },
    async (request) => {
      const actor = callerOf(request);
      const { pageIndex = 0, pageSize = 20 } = request.query;
      const values = [actor.agencyId, actor.timeZone, pageSize + 1, pageIndex * pageSize];
      const { rows } = await pools.query<TalentRow>(actor.agencyId, { name: 'bare list', text: listText, values });
      const loadMore = rows.length > pageSize;
      const data = rows.slice(0, pageSize).map(talentOf);
      return { responseData: { data, loadMore, nextPageIndex: loadMore ? pageIndex + 1 : null } };
    },
  );

  const total = { type: 'object', properties: { total: { type: 'integer' } } };
  app.post(
    '/bench/talents/count',
    { config: { access }, schema: { body: { type: 'object', additionalProperties: false }, response: answer(total) } },
    async (request) => {
      const { agencyId } = callerOf(request);
      const { rows } = await pools.query<{ total: number }>(agencyId, { text: countText, values: [agencyId] });
      return { responseData: { total: rows[0]?.total ?? 0 } };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/bench/talents/:id',
    { config: { access }, schema: { params: idParams, response: answer(wholeTalentSchema) } },
    async (request, reply) => {
      const row = await findRow(callerOf(request), request.params.id);
      if (!row) return reply.callNotFound();
      return { responseData: { ...wholeTalentOf(row), permissions: permissionsIn(row.state) } };
    },
  );

  app.put<{ Params: { id: string }; Body: Change }>(
    '/bench/talents/:id',
    { config: { access }, schema: { params: idParams, body: changeBody, response: answer(wholeTalentSchema) } },
    async (request, reply) => {
      const actor = callerOf(request);
      const { params, body } = request;
      const row = await findRow(actor, params.id);
      if (!row) return reply.callNotFound();
      const fault = faultOf(body);
      if (fault !== null) return reply.code(400).send({ responseData: { fault } });
      if (body.version !== undefined && body.version !== row.version) return reply.code(400).send({});
      const after = { headline: row.headline, website: row.website, ...body };
      const fields = (['headline', 'website'] as const).filter((field) => after[field] !== row[field]);
      const changes = fields.map((field) => ({ field, before: row[field], after: after[field] }));
      const now = Date.now();
      const { agencyId, accountId, staffId } = actor;
      const written = [after.headline, after.website, new Date(now).toISOString()];
      const told = [v7(), accountId, staffId, JSON.stringify(changes)];
      const values = [agencyId, row.id, row.version, ...written, ...told];
      const { rows } = await pools.query<{ version: number }>(agencyId, {
        name: 'bare update',
        text: updateText,
        values,
      });
      const version = rows[0]?.version;
      if (version === undefined) return reply.code(400).send({});
      return {
        responseData: {
          ...wholeTalentOf({ ...row, ...after, version, updated_at: now }),
          permissions: permissionsIn(row.state),
        },
      };
    },
  );
}
