import { scopeOf } from '../../../../schema/access/scope.ts';
import type { SharedItem } from '../../../../schema/areas/files/calls/shares.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { fileSizes, typeOfMediaCodes, type FileSize } from '../../../../schema/media.ts';
import type { Engine } from '../../../engine/engine.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { objectOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { isShownInline } from '../../../engine/media/sendFile.ts';
import { Values } from '../../../engine/sql.ts';
import { closedLink, type OpenShare } from './openShares.ts';

const { name: entity, table } = libraryItem;

/** A file of a share, with the names that it has in the library. */
export interface SharedFile {
  readonly item_id: string;
  readonly name: string;
  readonly folder: string;
  readonly is_sensitive: boolean;
  readonly media: MediaRow;
}

interface Row extends MediaRow {
  readonly item_id: string;
  readonly item_name: string;
  readonly folder: string;
  readonly item_is_sensitive: boolean;
}

/** The files below the items of a share, with the names of the folders around them; the most sensitive way to each counts. */
function allFiles(agency: string, share: string): string {
  return `tree(id, position, folder, name, type, is_sensitive) as (
      select t.id, i.position, '' collate "und-x-icu", t.name, t.type, t.is_sensitive
      from share_item i join ${table} t on t.agency_id = i.agency_id and t.id = i.item_id and t.deleted_at is null
      where i.agency_id = ${agency} and i.share_id = ${share}
      union all
      select c.id, p.position, case p.folder when '' then p.name else p.folder || '/' || p.name end, c.name, c.type,
        p.is_sensitive or c.is_sensitive
      from tree p join ${table} c on c.agency_id = ${agency} and c.parent_id = p.id and c.deleted_at is null
      where p.type = 'FOLDER'
    ), files as (
      select distinct on (id) id, position, folder, is_sensitive from tree where type = 'FILE'
      order by id, is_sensitive desc, position, folder
    )`;
}

/** One file, if it or a folder around it is an item of the share. */
function oneFile(agency: string, share: string, item: string): string {
  return `up(id, parent_id, is_sensitive) as (
      select t.id, t.parent_id, t.is_sensitive from ${table} t
      where t.agency_id = ${agency} and t.id = ${item}::uuid and t.type = 'FILE' and t.deleted_at is null
      union all
      select p.id, p.parent_id, u.is_sensitive or p.is_sensitive
      from up u join ${table} p on p.agency_id = ${agency} and p.id = u.parent_id and p.deleted_at is null
    ), files as (
      select ${item}::uuid as id, 0 as position, '' as folder, bool_or(u.is_sensitive) as is_sensitive
      from up u join share_item i on i.agency_id = ${agency} and i.share_id = ${share} and i.item_id = u.id
      having count(*) > 0
    )`;
}

/**
 * Returns the files of a share as it is now: what its folders hold today, what the maker may read today, no deleted ones, and
 * sensitive ones only if they were meant. In the order of the share, then by folder and name.
 * @param only one of them, whose folders are not named; or no more than so many
 */
async function readFiles(
  engine: Engine,
  { share, maker }: OpenShare,
  only: { readonly itemId?: string; readonly most?: number },
): Promise<readonly SharedFile[]> {
  const { itemId, most = null } = only;
  const values = new Values();
  const agency = values.add(share.agency_id);
  const id = values.add(share.id);
  const found = itemId === undefined ? allFiles(agency, id) : oneFile(agency, id, values.add(itemId));
  const scope = scopeOf(maker, 'read', entity, engine.registry);
  const { rows } = await engine.database.query<Row>(share.agency_id, {
    text: `with recursive ${found}
      select m.*, t.id as item_id, t.name as item_name, f.folder, f.is_sensitive as item_is_sensitive
      from files f
      join ${table} t on t.agency_id = ${agency} and t.id = f.id
      join media m on m.agency_id = t.agency_id and m.id = t.file_id and m.state = 'ready' and m.object is not null
      where (not f.is_sensitive or f.id = any(${values.add(share.confirmed_ids)}::uuid[]))
        and ${scopeSql(scope, engine.model(entity), 't', maker, values, engine.model)}
      order by f.position, f.folder, t.name, t.id
      limit ${values.add(most)}`,
    values: values.list,
  });
  return rows.map(({ item_id, item_name: name, folder, item_is_sensitive: is_sensitive, ...media }) => ({
    item_id,
    name,
    folder,
    is_sensitive,
    media,
  }));
}

/**
 * Returns the files of a share; throws if there is none any more.
 * @param most no more than so many; all by default
 */
export async function filesOf(engine: Engine, open: OpenShare, most?: number): Promise<readonly SharedFile[]> {
  const files = await readFiles(engine, open, most === undefined ? {} : { most });
  if (files.length === 0) throw closedLink();
  return files;
}

/** Returns one file of a share; throws if it is not in it (any longer). */
export async function fileOf(engine: Engine, open: OpenShare, itemId: string): Promise<SharedFile> {
  const [file] = await readFiles(engine, open, { itemId });
  if (!file) throw closedLink();
  return file;
}

/**
 * Returns true if the page of a share shows a size: those that were made of pictures and videos, and the whole of what a
 * browser plays or shows. The original of a picture is a download alone.
 */
export function isShownSize(media: MediaRow, size: FileSize): boolean {
  if (size !== 'origin') return objectOf(media, size) !== null;
  return media.type_of_media !== 'image' && isShownInline(media, size);
}

/** A file as the page of a share has it. */
export function sharedItemOf({ item_id: id, name, folder, media }: SharedFile): SharedItem {
  return {
    id,
    name,
    folder,
    typeOfMedia: typeOfMediaCodes[media.type_of_media ?? 'document'],
    contentType: media.content_type ?? 'application/octet-stream',
    bytes: media.bytes,
    width: media.width,
    height: media.height,
    duration: media.duration === null ? null : media.duration / 1000,
    sizes: fileSizes.filter((size) => isShownSize(media, size)),
  };
}
