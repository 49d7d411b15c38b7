import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { answerSchema, pageProperties, pageSchema } from '../../../../schema/derive/jsonSchema.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { boolean, closed, reference, string } from '../../../../schema/fields/schemas.ts';
import { keywordLimit } from '../../../../schema/rules/limits.ts';
import { plainText } from '../../../../schema/rules/texts.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/list.ts';
import type { SearchQuery } from '../../../paging.ts';
import { callerOf } from '../../../plugins/session.ts';

export interface PartnerOptionsDeps {
  /** What the agency is called in which somebody works; null where they work in none. */
  readonly agencyName: (actor: Actor) => Promise<string | null>;
}

interface Query extends SearchQuery {
  readonly includeAgency?: boolean;
}

/** The agency itself as a choice, where it is wanted and the keyword fits. */
async function ownAgency(
  actor: Actor,
  { includeAgency = false, keyword = '', pageIndex = 0 }: Query,
  { agencyName }: PartnerOptionsDeps,
): Promise<readonly Reference[]> {
  const displayName = includeAgency && pageIndex === 0 ? await agencyName(actor) : null;
  if (displayName === null || actor.agencyId === null) return [];
  if (!plainText(displayName).includes(plainText(keyword.trim()))) return [];
  return [{ id: actor.agencyId, displayName, avatar: null, kind: 'agency' }];
}

/** GET clients/options (AB 7): the partners that the caller may read, by name; with `includeAgency` the agency itself first. */
export function registerPartnerOptions(app: FastifyInstance, engine: Engine, deps: PartnerOptionsDeps): void {
  const { api, name, plural } = engine.registry.get('partner');
  const keyword = { ...string, maxLength: keywordLimit };
  app.get<{ Querystring: Query }>(
    `${api.base}/options`,
    {
      config: { access: { entity: name, action: 'read' } },
      schema: {
        tags: [plural],
        summary: 'partners to choose from, and the agency itself',
        querystring: closed({ includeAgency: boolean, keyword, ...pageProperties }),
        response: { 200: answerSchema(pageSchema(reference)) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      const { pageIndex, pageSize, keyword: words } = request.query;
      const filters = words === undefined ? {} : { keyword: words };
      const order = { orderBy: 'displayName', orderDirection: 'ASC', withTotal: false } as const;
      const page = await listRecords(engine, actor, name, { pageIndex, pageSize, ...order, filters });
      const partners = page.data.map((partner) => ({
        id: partner['id'],
        displayName: partner['displayName'],
        avatar: partner['avatar'] ?? null,
        kind: name,
      }));
      return { responseData: { ...page, data: [...(await ownAgency(actor, request.query, deps)), ...partners] } };
    },
  );
}
