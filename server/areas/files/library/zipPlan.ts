import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { notFound } from '../../../errors.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { foldersAround } from './items.ts';
import { findPlace, type Place } from './trees.ts';
import { createFolderNames } from './zipNames.ts';

const { name: entity, table } = libraryItem;

/** A file of an archive. */
export interface ZippedFile {
  readonly itemId: string;
  readonly path: string;
  readonly object: string;
  readonly bytes: number;
  readonly isSensitive: boolean;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** The parts of an archive: all of its names are told apart. */
export interface ZipPlan {
  readonly files: readonly ZippedFile[];
  /** Folders without anything in them. */
  readonly emptyFolders: readonly string[];
  /** Pages that are linked, which have no content: their paths and addresses. */
  readonly links: readonly { readonly path: string; readonly address: string }[];
  readonly bytes: number;
  /** The name of the archive: that of its only item. */
  readonly name: string | null;
}

interface Row {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly type: 'FOLDER' | 'FILE';
  readonly is_sensitive: boolean;
  readonly updated_at: number;
  readonly object: string | null;
  readonly bytes: number | null;
  readonly external_link: string | null;
}

/** Returns the chosen items without those that lie in a chosen folder. Throws 404 where the actor may not read one. */
async function topmost(engine: Engine, actor: Actor, ids: readonly string[]): Promise<readonly string[]> {
  const found = await findRecords(engine, actor, entity, ids, { fields: ['parentId'] });
  if (ids.some((id) => !found.has(id))) throw notFound();
  const parentOf = (id: string) => found.get(id)?.record['parentId'] as string | null | undefined;
  const around = await foldersAround(engine, actor, [...new Set(ids.flatMap((id) => parentOf(id) ?? []))]);
  const chosen = new Set(ids);
  return ids.filter((id) => !(around.get(parentOf(id) ?? '') ?? []).some((folder) => chosen.has(folder.id)));
}

/** The items and roots of trees that are chosen, by their ids. */
export interface Chosen {
  readonly items: readonly string[];
  readonly roots: readonly Place[];
}

/** Returns what some ids name, items and root folders. Throws 404 where the actor may not read one. */
export async function chosenOf(engine: Engine, actor: Actor, ids: readonly string[]): Promise<Chosen> {
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select id from ${table} where agency_id = $1 and id = any($2::uuid[])`,
    values: [agencyOf(actor), ids],
  });
  const known = new Set(rows.map(({ id }) => id));
  const roots: Place[] = [];
  for (const id of ids.filter((one) => !known.has(one))) {
    const place = await findPlace(engine, actor, id);
    if (!place) throw notFound();
    roots.push(place);
  }
  return {
    items: await topmost(
      engine,
      actor,
      ids.filter((id) => known.has(id)),
    ),
    roots,
  };
}

/** Everything that is chosen and below it, in one statement. */
async function rowsOf(engine: Engine, actor: Actor, { items, roots }: Chosen): Promise<readonly Row[]> {
  const owners = roots.flatMap(({ tree }) => tree.ownerId ?? []);
  const isOwn = roots.some(({ tree }) => tree.ownerId === null);
  const { rows } = await engine.database.query<Row>(actor.agencyId, {
    text: `with recursive below(id) as (
        select t.id from ${table} t where t.agency_id = $1 and t.deleted_at is null and (t.id = any($2::uuid[])
          or (t.parent_id is null and (t.owner_id = any($3::uuid[]) or ($4 and t.owner_id is null))))
        union
        select t.id from below join ${table} t on t.agency_id = $1 and t.parent_id = below.id and t.deleted_at is null
      ) select t.id, t.parent_id, t.name, t.type, t.is_sensitive, t.updated_at, m.object, m.bytes, m.external_link
        from below join ${table} t on t.agency_id = $1 and t.id = below.id
        left join media m on m.agency_id = t.agency_id and m.id = t.file_id and m.state = 'ready'
        order by t.type desc, t.name, t.id`,
    values: [agencyOf(actor), items, owners, isOwn],
  });
  return rows;
}

/** Returns an archive of what is chosen and everything in it, as it is now. */
export async function planZip(engine: Engine, actor: Actor, chosen: Chosen): Promise<ZipPlan> {
  const rows = await rowsOf(engine, actor, chosen);
  const ids = new Set(rows.map(({ id }) => id));
  const within = new Map<string, Row[]>();
  for (const row of rows) {
    const parent = row.parent_id !== null && ids.has(row.parent_id) ? row.parent_id : '';
    const siblings = within.get(parent) ?? [];
    siblings.push(row);
    within.set(parent, siblings);
  }
  const files: ZippedFile[] = [];
  const emptyFolders: string[] = [];
  const links: { path: string; address: string }[] = [];
  const add = (parent: string, prefix: string): void => {
    const nameOf = createFolderNames();
    for (const row of within.get(parent) ?? []) {
      const path = `${prefix}${nameOf(row.name, row.type === 'FILE')}`;
      if (row.type === 'FOLDER') {
        if (within.has(row.id)) add(row.id, `${path}/`);
        else emptyFolders.push(path);
      } else if (row.object !== null) {
        files.push({
          itemId: row.id,
          path,
          object: row.object,
          bytes: row.bytes ?? 0,
          isSensitive: row.is_sensitive,
          changedAt: row.updated_at,
        });
      } else if (row.external_link !== null) links.push({ path, address: row.external_link });
    }
  };
  add('', '');
  const top = within.get('') ?? [];
  const [root] = chosen.items.length === 0 && chosen.roots.length === 1 ? chosen.roots : [];
  return {
    files,
    emptyFolders,
    links,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    name: root ? root.tree.name || null : top.length === 1 ? (top[0]?.name ?? null) : null,
  };
}
