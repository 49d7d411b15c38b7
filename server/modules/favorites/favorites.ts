import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import { favoriteNameLimit, valuesLimit } from '../../../schema/rules/limits.ts';
import { patterns } from '../../../schema/rules/patterns.ts';
import { isBlank } from '../../../schema/rules/texts.ts';
import type { Connection, Database } from '../../database/pools.ts';
import { once } from '../../engine/idempotency.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { countedPageOf, searchBody, windowOf, type Counted, type SearchQuery } from '../../paging.ts';
import { callerOf } from '../../plugins/session.ts';

export interface FavoriteDeps {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

interface FavoriteRow extends Counted {
  readonly id: string;
  readonly display_name: string;
  readonly link: string | null;
  readonly marked_at: number;
}

const id = { type: 'string', format: 'uuid' } as const;
const displayName = { type: 'string', maxLength: favoriteNameLimit } as const;
const link = { type: ['string', 'null'], maxLength: 2000 } as const;
const favorite = {
  type: 'object',
  properties: { id, displayName, link, markedAt: { type: 'integer' } },
} as const;
const generalBody = {
  type: 'object',
  required: ['displayName'],
  additionalProperties: false,
  properties: { displayName, link },
} as const;
const markBody = {
  type: 'object',
  required: ['ids', 'isFavorite'],
  additionalProperties: false,
  properties: {
    ids: { type: 'array', minItems: 1, maxItems: valuesLimit, items: id },
    isFavorite: { type: 'boolean' },
  },
} as const;
const tags = ['favorites'];
const config = { access: 'appAdmin' } as const;

/**
 * The favourites of the app admins (AB 6, AB 7): people outside the agencies whom they keep an eye on, the same for each
 * of them. `POST /list` finds marked ones by name, `POST /general` adds one (once for an `Idempotency-Key`), `POST
 * /mark-favorites` marks and unmarks; what is unmarked is kept, so that it can be marked again.
 */
export function registerFavorites(app: FastifyInstance, deps: FavoriteDeps): void {
  const { database, clock } = deps;

  app.post<{ Body: SearchQuery | null }>(
    '/cms/v1/favorites/list',
    {
      config,
      schema: {
        tags,
        summary: 'Favourites by name',
        body: searchBody,
        response: { 200: answerSchema(pageSchema(favorite)) },
      },
    },
    async ({ body }) => {
      const window = windowOf(body);
      const { rows } = await database.query<FavoriteRow>(null, {
        text: `select id, display_name, link, marked_at, count(*) over () as total from favorite
          where is_marked and strpos(lower(display_name), lower($1)) > 0
          order by lower(display_name), id limit $2 offset $3`,
        values: [body?.keyword?.trim() ?? '', window.most, window.skipped],
      });
      const { data, ...page } = countedPageOf(window, rows);
      const shown = data.map((row) => ({
        id: row.id,
        displayName: row.display_name,
        link: row.link,
        markedAt: row.marked_at,
      }));
      return { responseData: { ...page, data: shown } };
    },
  );

  app.post<{ Body: { displayName: string; link?: string | null } }>(
    '/cms/v1/favorites/general',
    {
      config,
      schema: { tags, summary: 'Add a favourite', body: generalBody, response: { 200: answerSchema(favorite) } },
    },
    async (request) => {
      const name = request.body.displayName.trim();
      const address = request.body.link?.trim() || null;
      const faults = [
        ...(isBlank(name) ? [fieldRefusal('displayName', 'required')] : []),
        ...(address === null || patterns.link.regex.test(address) ? [] : [fieldRefusal('link', 'link')]),
      ];
      if (faults.length > 0) throw invalid(faults);
      const actor = callerOf(request);
      const add = async (connection: Connection) => {
        const added = { id: v7(), displayName: name, link: address, markedAt: clock() };
        await connection.query({
          text: `insert into favorite (id, display_name, link, created_by, created_at, marked_at)
            values ($1, $2, $3, $4, $5, $5)`,
          values: [added.id, name, address, actor.accountId, new Date(added.markedAt).toISOString()],
        });
        return added;
      };
      const asked = { route: 'favorite', given: request.body };
      const responseData = await once(deps, actor, request.headers['idempotency-key'], asked, (connection) =>
        connection ? add(connection) : database.transaction(null, add),
      );
      return { responseData };
    },
  );

  app.post<{ Body: { ids: readonly string[]; isFavorite: boolean } }>(
    '/cms/v1/favorites/mark-favorites',
    {
      config,
      schema: {
        tags,
        summary: 'Mark or unmark favourites',
        body: markBody,
        response: { 200: answerSchema({ type: 'object', properties: { changed: { type: 'integer' } } }) },
      },
    },
    async ({ body: { ids, isFavorite } }) => {
      const { count } = await database.query(null, {
        text: `update favorite set is_marked = $2, marked_at = $3 where id = any($1::uuid[]) and is_marked <> $2`,
        values: [ids, isFavorite, new Date(clock()).toISOString()],
      });
      return { responseData: { changed: count } };
    },
  );
}
