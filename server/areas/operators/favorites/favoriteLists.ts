import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { favoriteCalls } from '../../../../schema/areas/operators/calls/favorites.ts';
import { favoritesSuggestedLimit } from '../../../../schema/rules/limits.ts';
import type { Database } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { csvOf } from '../../../engine/export/csv.ts';
import { mediaTypes } from '../../../engine/export/mediaTypes.ts';
import { Values } from '../../../engine/sql.ts';
import { countedPageOf, windowOf, type Counted } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { favoriteOf, foundSql, referenceOf, selected, type FavoriteRow, type Found } from './favoriteRows.ts';

const usualHeadings = ['Name', 'Link', 'Status', 'Tags', 'Connected with', 'Since'];
/** Rows that an export reads at once. */
const batch = 500;

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

/** The calls that read favourites: their list, its export as CSV and suggestions by a few letters of a name. */
export function addFavoriteReading(app: FastifyInstance, { database }: Pick<Engine, 'database'>): void {
  registerCall(app, favoriteCalls.list, async ({ body }) => {
    const window = windowOf(body);
    const values = new Values();
    const { rows } = await database.query<FavoriteRow & Counted>(null, {
      text: `select ${selected}, count(*) over () as total from favorite f where ${foundSql(body ?? {}, values)}
        order by lower(f.display_name), f.id limit ${values.add(window.most)} offset ${values.add(window.skipped)}`,
      values: values.list,
    });
    const { data, ...page } = countedPageOf(window, rows);
    return { ...page, data: data.map(favoriteOf) };
  });

  registerCall(app, favoriteCalls.export, async ({ body, actor, reply }) => {
    const { headings = usualHeadings, ...found } = body ?? {};
    const rows = Readable.from(batches(database, found));
    return reply
      .header('content-disposition', contentDisposition('favorites.csv'))
      .type(`${mediaTypes.csv}; charset=utf-8`)
      .send(csvOf(rows, headings, actor.timeZone));
  });

  registerCall(app, favoriteCalls.suggestions, async ({ query: { q = '', except } }) => {
    // Names that begin so come first.
    const { rows } = await database.query<FavoriteRow>(null, {
      text: `select f.id, f.display_name, f.avatar_id from favorite f
        where f.is_marked and strpos(lower(f.display_name), lower($1)) > 0 and ($2::uuid is null or f.id <> $2)
        order by strpos(lower(f.display_name), lower($1)) > 1, lower(f.display_name), f.id
        limit ${favoritesSuggestedLimit}`,
      values: [q.trim(), except ?? null],
    });
    return rows.map(referenceOf);
  });
}
