import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import { favoriteRoutes } from '../../../schema/favorites.ts';
import { favoritesSuggestedLimit } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import type { Engine } from '../../engine/engine.ts';
import { csvOf } from '../../engine/export/csv.ts';
import { mediaTypes } from '../../engine/export/mediaTypes.ts';
import { Values } from '../../engine/sql.ts';
import { countedPageOf, windowOf, type Counted, type PageQuery } from '../../paging.ts';
import { callerOf } from '../../plugins/session.ts';
import { favoriteOf, foundSql, referenceOf, selected, type FavoriteRow, type Found } from './rows.ts';
import { exportBody, favoriteSchema, listBody, referenceSchema, suggestionsQuery } from './shapes.ts';

const tags = ['favorites'];
const config = { access: 'appAdmin' } as const;
const csv = { content: { [mediaTypes.csv]: { schema: { type: 'string' } } } } as const;
const usualHeadings = ['Name', 'Link', 'Status', 'Tags', 'Connected with', 'Since'];
/** Rows that an export reads at once. */
const batch = 500;

type Exported = Found & { readonly headings?: readonly string[] };

/** All that is found, batch after batch, in the order of the list. */
async function* batches(database: Database, found: Found) {
  for (let last: FavoriteRow | undefined; ;) {
    const values = new Values();
    const after: string = last
      ? ` and (lower(f.display_name), f.id) > (${values.add(last.sorted)}, ${values.add(last.id)})`
      : '';
    const { rows } = await database.query<FavoriteRow>(null, {
      text: `select ${selected} from favorite f where ${foundSql(found, values)}${after}
        order by lower(f.display_name), f.id limit ${batch}`,
      values: values.list,
    });
    if (rows.length > 0) {
      yield rows.map((row) => [
        row.display_name,
        row.link,
        row.status,
        row.tags.join('; '),
        row.connected.map((one) => one.display_name).join('; '),
        { moment: row.marked_at },
      ]);
    }
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

/** `POST /list`, `POST /export` (the same as CSV) and `GET /suggestions` (by a few letters of a name). */
export function addFavoriteReading(app: FastifyInstance, { database }: Pick<Engine, 'database'>): void {
  app.post<{ Body: (Found & PageQuery) | null }>(
    favoriteRoutes.list,
    {
      config,
      schema: {
        tags,
        summary: 'Favourites by name or tag',
        body: listBody,
        response: { 200: answerSchema(pageSchema(favoriteSchema)) },
      },
    },
    async ({ body }) => {
      const window = windowOf(body);
      const values = new Values();
      const { rows } = await database.query<FavoriteRow & Counted>(null, {
        text: `select ${selected}, count(*) over () as total from favorite f where ${foundSql(body ?? {}, values)}
          order by lower(f.display_name), f.id limit ${values.add(window.most)} offset ${values.add(window.skipped)}`,
        values: values.list,
      });
      const { data, ...page } = countedPageOf(window, rows);
      return { responseData: { ...page, data: data.map(favoriteOf) } };
    },
  );

  app.post<{ Body: Exported | null }>(
    favoriteRoutes.export,
    { config, schema: { tags, summary: 'The same as a CSV file', body: exportBody, response: { 200: csv } } },
    async (request, reply) => {
      const { headings = usualHeadings, ...found } = request.body ?? {};
      const rows = Readable.from(batches(database, found));
      return reply
        .header('content-disposition', contentDisposition('favorites.csv'))
        .type(`${mediaTypes.csv}; charset=utf-8`)
        .send(csvOf(rows, headings, callerOf(request).timeZone));
    },
  );

  app.get<{ Querystring: { q?: string; except?: string } }>(
    favoriteRoutes.suggestions,
    {
      config,
      schema: {
        tags,
        summary: 'Who may be meant',
        querystring: suggestionsQuery,
        response: { 200: answerSchema({ type: 'array', items: referenceSchema }) },
      },
    },
    async ({ query: { q = '', except } }) => {
      // Names that begin so come first.
      const { rows } = await database.query<FavoriteRow>(null, {
        text: `select f.id, f.display_name, f.avatar_id from favorite f
          where f.is_marked and strpos(lower(f.display_name), lower($1)) > 0 and ($2::uuid is null or f.id <> $2)
          order by strpos(lower(f.display_name), lower($1)) > 1, lower(f.display_name), f.id
          limit ${favoritesSuggestedLimit}`,
        values: [q.trim(), except ?? null],
      });
      return { responseData: rows.map(referenceOf) };
    },
  );
}
