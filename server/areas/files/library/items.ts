import type { Actor } from '../../../../schema/access/access.ts';
import type { LibraryFolder, LibraryListItem } from '../../../../schema/areas/files/calls/library.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryItemTypes, libraryKeyOf, type LibrarySort } from '../../../../schema/areas/files/library.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { mediaOf } from '../../../engine/media/mediaOf.ts';
import { mediaJson, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { sharedOutside } from './sharedOutside.ts';
import { rootKeyOf } from './trees.ts';

const { table } = libraryItem;

/** A row of the library with its file. */
export interface ItemRow {
  readonly id: string;
  readonly name: string;
  readonly type: 'FOLDER' | 'FILE';
  readonly parent_id: string | null;
  readonly owner_id: string | null;
  readonly is_system: boolean;
  readonly takes_uploads: boolean;
  readonly is_sensitive: boolean;
  readonly media_type: string | null;
  readonly bytes: number | null;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly media: MediaRow | null;
}

const own =
  'id name type parent_id owner_id is_system takes_uploads is_sensitive media_type bytes version created_at updated_at'.split(
    ' ',
  );

/** Select list of rows `t` with their files, which `itemJoin` joins. */
export const itemColumns = [
  ...own.map((name) => `t.${name}`),
  `case when m.id is not null then ${mediaJson('m')} end as media`,
].join(', ');
export const itemJoin = 'left join media m on m.agency_id = t.agency_id and m.id = t.file_id';

/** The columns by which items are sorted. */
export const sortColumns: Readonly<Record<LibrarySort, string>> = {
  name: 'name',
  updatedAt: 'updated_at',
  createdAt: 'created_at',
  bytes: 'bytes',
};

/** A folder with those around it. */
export interface FolderRow extends Pick<ItemRow, 'id' | 'name' | 'parent_id' | 'owner_id' | 'is_system'> {
  readonly takes_uploads: boolean;
}

/** A folder as answers carry it. */
export function folderOf(actor: Actor, row: FolderRow): LibraryFolder {
  return {
    key: libraryKeyOf(row.id),
    name: row.name,
    parentKey: row.parent_id === null ? rootKeyOf(actor, row.owner_id) : libraryKeyOf(row.parent_id),
    system: row.is_system,
    upload: row.takes_uploads,
  };
}

/** Some folders with the folders around each, outermost first and itself the last, by their ids. */
export async function foldersAround(
  engine: Engine,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FolderRow[]>> {
  const around = new Map<string, FolderRow[]>();
  if (ids.length === 0) return around;
  const { rows } = await engine.database.query<FolderRow & { start: string }>(actor.agencyId, {
    text: `with recursive up(start, id, parent_id, height) as (
        select t.id, t.id, t.parent_id, 1 from ${table} t where t.agency_id = $1 and t.id = any($2::uuid[])
        union all
        select up.start, t.id, t.parent_id, up.height + 1 from up
          join ${table} t on t.agency_id = $1 and t.id = up.parent_id where up.height < 100
      ) select up.start, t.id, t.name, t.parent_id, t.owner_id, t.is_system, t.takes_uploads
        from up join ${table} t on t.agency_id = $1 and t.id = up.id order by up.start, up.height desc`,
    values: [agencyOf(actor), ids],
  });
  for (const row of rows) around.set(row.start, [...(around.get(row.start) ?? []), row]);
  return around;
}

/** A sensitive picture shows itself to nobody who has not opened it. */
function shownMedia({ media, is_sensitive: isSensitive }: ItemRow): LibraryListItem['media'] {
  if (!media) return null;
  const shown = mediaOf(media);
  return isSensitive ? { ...shown, thumbnail: null, thumbnailUrl: null } : shown;
}

/**
 * Rows as answers carry them, with the names of the folders around each.
 * @param known folders with those around them, by id: only others are read
 */
export async function itemsOf(
  engine: Engine,
  actor: Actor,
  rows: readonly ItemRow[],
  known: ReadonlyMap<string, readonly FolderRow[]> = new Map(),
): Promise<LibraryListItem[]> {
  const parents = [...new Set(rows.flatMap(({ parent_id: id }) => (id === null || known.has(id) ? [] : id)))];
  const around = new Map([...known, ...(await foldersAround(engine, actor, parents))]);
  const shared = await sharedOutside(
    engine,
    actor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const path = row.parent_id === null ? [] : (around.get(row.parent_id) ?? []);
    return {
      ...folderOf(actor, row),
      id: row.id,
      type: libraryItemTypes[row.type],
      upload: row.type === 'FOLDER' && row.takes_uploads,
      extraData: path.map(({ name }) => name).join('/'),
      isSensitive: row.is_sensitive,
      isShared: shared.has(row.id),
      bytes: row.bytes,
      media: shownMedia(row),
      version: row.version,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  });
}

/** Items that are there, by their ids and in that order. The caller has asked for the right on them. */
export async function itemRows(engine: Engine, actor: Actor, ids: readonly string[]): Promise<readonly ItemRow[]> {
  const { rows } = await engine.database.query<ItemRow>(actor.agencyId, {
    text: `select ${itemColumns} from ${table} t ${itemJoin}
      where t.agency_id = $1 and t.id = any($2::uuid[]) and t.deleted_at is null
      order by array_position($2::uuid[], t.id)`,
    values: [agencyOf(actor), ids],
  });
  return rows;
}
