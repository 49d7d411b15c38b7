import type { Actor } from '../../../../schema/access/access.ts';
import type { LibraryQuery } from '../../../../schema/areas/files/calls/library.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryMediaTypes } from '../../../../schema/areas/files/library.ts';
import { foldedText } from '../../../../schema/derive/tables.ts';
import { notFound } from '../../../errors.ts';
import { pageOf, windowOf, type PageWindow } from '../../../paging.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { containsFolded } from '../../../engine/filters/foldedSql.ts';
import { Values } from '../../../engine/sql.ts';
import {
  folderOf,
  foldersAround,
  itemColumns,
  itemJoin,
  itemsOf,
  sortColumns,
  type FolderRow,
  type ItemRow,
} from './items.ts';
import { findFolder, rootOf, type Place, type Tree } from './trees.ts';

const { table } = libraryItem;

/** The condition that a row `t` stands in a folder, or in the root of a tree. */
export function standsIn({ id, tree: { ownerId } }: Place, values: Values): string {
  const equals = (column: string, value: string | null) =>
    value === null ? `t.${column} is null` : `t.${column} = ${values.add(value)}::uuid`;
  return `${equals('parent_id', id)} and ${equals('owner_id', ownerId)}`;
}

/** The folder at the end of a path of names below the root. Throws 404 without one. */
async function folderAt(engine: Engine, actor: Actor, tree: Tree, path: readonly string[]): Promise<string> {
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `with recursive walk(depth, id) as (
        select 0, null::uuid
        union all
        select walk.depth + 1, t.id from walk join ${table} t on t.agency_id = $1
          and coalesce(t.parent_id, '00000000-0000-0000-0000-000000000000'::uuid)
            = coalesce(walk.id, '00000000-0000-0000-0000-000000000000'::uuid)
          and coalesce(t.owner_id, '00000000-0000-0000-0000-000000000000'::uuid)
            = coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)
          and ${foldedText('t.name')} = ${foldedText('($3::text[])[walk.depth + 1]')}
          and t.type = 'FOLDER' and t.deleted_at is null
        where walk.depth < cardinality($3::text[])
      ) select id from walk where depth = cardinality($3::text[])`,
    values: [agencyOf(actor), tree.ownerId, path.map((name) => name.trim())],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw notFound();
  return id;
}

/** The folder that a list is of. */
async function placeOf(engine: Engine, actor: Actor, tree: Tree, { parentKey, path = [] }: LibraryQuery) {
  if (path.length === 0) return findFolder(engine, actor, tree, parentKey);
  const id = await folderAt(engine, actor, tree, path);
  return findFolder(engine, actor, tree, `library/${id}`);
}

/** The condition that a row `t` is what a list shows: of a folder, or of all below it where words are looked for. */
function conditionOf(place: Place, { keyword = '' }: LibraryQuery, agency: string, values: Values) {
  const words = keyword.trim();
  if (words === '') return { parts: '', where: standsIn(place, values) };
  const named = containsFolded('t.name', words, values);
  const { id, tree } = place;
  if (id === null) {
    const owner = tree.ownerId === null ? 't.owner_id is null' : `t.owner_id = ${values.add(tree.ownerId)}::uuid`;
    return { parts: '', where: `${owner} and ${named}` };
  }
  return {
    parts: `below(id) as (
      select ${values.add(id)}::uuid
      union all
      select f.id from below join ${table} f on f.agency_id = ${agency}::uuid and f.parent_id = below.id
        where f.type = 'FOLDER' and f.deleted_at is null
    ),`,
    where: `t.parent_id in (select id from below) and ${named}`,
  };
}

/** The order of folders, or of files, which follow them. */
function orderOf({ orderBy = 'name', orderDirection = 'ASC' }: LibraryQuery, isOfFiles: boolean): string {
  // No folder has a size.
  const by = orderBy === 'bytes' && !isOfFiles ? 'name' : orderBy;
  return `t.${sortColumns[by]} ${orderDirection}, t.id ${orderDirection}`;
}

/** The rows of a page: folders first, each part by the index of its order. */
async function rowsOf(engine: Engine, actor: Actor, place: Place, query: LibraryQuery, window: PageWindow) {
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const { parts, where } = conditionOf(place, query, agency, values);
  const shown = `t.agency_id = ${agency}::uuid and t.deleted_at is null and ${where}`;
  const types = Object.entries(libraryMediaTypes).flatMap(([name, code]) => (query.types?.includes(code) ? name : []));
  const files = `${shown} and t.type = 'FILE'
    ${types.length > 0 ? `and t.media_type = any(${values.add(types)}::text[])` : ''}`;
  const folders = `${shown} and t.type = 'FOLDER'`;
  const [most, skipped] = [values.add(window.most), values.add(window.skipped)];
  const counted = '(select folders from counted)';
  const { rows } = await engine.database.query<ItemRow & { total: number }>(actor.agencyId, {
    text: `with recursive ${parts} counted as materialized (
        select (select count(*) from ${table} t where ${folders})::integer as folders,
          (select count(*) from ${table} t where ${files})::integer as files
      ), page(part, place, id) as (
        select 0, row_number() over (), t.id from (select t.id from ${table} t where ${folders}
          order by ${orderOf(query, false)} limit ${most}::integer offset ${skipped}::integer) t
        union all
        select 1, row_number() over (), t.id from (select t.id from ${table} t where ${files}
          order by ${orderOf(query, true)} limit ${most}::integer
          offset greatest(0, ${skipped}::integer - ${counted})) t
      ) select ${itemColumns}, counted.folders + counted.files as total
      from (select * from page order by part, place limit ${most}::integer) page
      join ${table} t on t.agency_id = ${agency}::uuid and t.id = page.id ${itemJoin} cross join counted
      order by page.part, page.place`,
    values: values.list,
  });
  return rows;
}

/** One page of what a folder holds, or of what is found in it and below it (AB 7). */
export async function listFolder(engine: Engine, actor: Actor, tree: Tree, query: LibraryQuery) {
  const place = await placeOf(engine, actor, tree, query);
  const window = windowOf(query);
  const [rows, around] = await Promise.all([
    rowsOf(engine, actor, place, query, window),
    foldersAround(engine, actor, place.id === null ? [] : [place.id]),
  ]);
  const crumbs = (around.get(place.id ?? '') ?? []).map((row: FolderRow) => folderOf(actor, row));
  const total = rows[0]?.total ?? (window.index === 0 ? 0 : undefined);
  const { data, ...next } = pageOf(window, rows);
  return {
    data: await itemsOf(engine, actor, data, around),
    ...next,
    ...(total !== undefined && { total }),
    folder: crumbs.at(-1) ?? rootOf(tree),
    crumbs,
  };
}
