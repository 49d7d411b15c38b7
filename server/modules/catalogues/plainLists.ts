import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { string, uuid } from '../../../schema/fields/schemas.ts';
import { catalogueTypes, type CatalogueType } from '../../../schema/rules/catalogues.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import type { Engine } from '../../engine/engine.ts';
import { listRecords, type Page } from '../../engine/list.ts';
import { requireRight } from '../../engine/right.ts';
import { callerOf } from '../../plugins/session.ts';

/** The small lists that are asked for under an entity, by the last part of the path; null where the caller names the type. */
const lists: Readonly<Record<string, Readonly<Record<string, CatalogueType | null>>>> = {
  partner: { categories: null },
  // Scouts too, which share the table.
  talent: { types: 'TALENT_TYPE', 'sub-types': 'TALENT_SUB_TYPE', categories: 'TALENT_CATEGORY' },
};

const entry = { type: 'object', properties: { id: uuid, displayName: string, type: string } };

interface TypeQuery {
  readonly type?: CatalogueType;
}

/** All entries of a small list, or of all of them, in the agency's order. */
async function entriesOf(engine: Engine, actor: Actor, type: CatalogueType | undefined): Promise<readonly object[]> {
  const filters = type === undefined ? {} : { type: [type] };
  const query = { pageSize: maximumPageSize, withTotal: false, orderBy: 'position', filters };
  const entries: object[] = [];
  for (let pageIndex: number | null = 0; pageIndex !== null;) {
    const page: Page = await listRecords(engine, actor, 'catalogue', { ...query, pageIndex });
    entries.push(...page.data);
    pageIndex = page.nextPageIndex;
  }
  return entries;
}

/** GET clients/categories?type=, talents/types, sub-types and categories (AB 7): entries in the agency's order, as plain lists. */
export function registerPlainLists(app: FastifyInstance, engine: Engine): void {
  for (const entity of engine.registry.all) {
    const { name, root } = entity;
    for (const [part, fixed] of Object.entries(lists[root] ?? {})) {
      const properties = fixed === null ? { type: { type: 'string', enum: catalogueTypes } } : {};
      app.route<{ Querystring: TypeQuery }>({
        method: 'GET',
        url: `${entity.api.base}/${part}`,
        schema: {
          tags: [entity.plural],
          summary: `${part} of ${entity.plural}`,
          querystring: { type: 'object', additionalProperties: false, properties },
          response: { 200: answerSchema({ type: 'array', items: entry }) },
        },
        config: { access: { entity: name, action: 'read' } },
        handler: async (request) => {
          const type = fixed ?? request.query.type;
          const actor = callerOf(request);
          requireRight(engine, actor, 'read', name);
          return { responseData: await entriesOf(engine, actor, type) };
        },
      });
    }
  }
}
