import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryKeyOf } from '../../../../schema/areas/files/library.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { removeMany } from '../../../engine/many/removeMany.ts';
import { restoreMany } from '../../../engine/many/restoreMany.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { itemRows, itemsOf, type ItemRow } from './items.ts';
import { inCall } from './refusals.ts';
import { findPlace, findTree, findWritable, idOfKey, type Tree } from './trees.ts';

const { name: entity, table } = libraryItem;

/** An item with the version that it has since a write. */
export interface Written {
  readonly key: string;
  readonly version: number;
}

/** Returns an item as answers carry it, by the id of one that was just written or read. */
export async function answerOf(engine: Engine, actor: Actor, id: string) {
  const [item] = await itemsOf(engine, actor, await itemRows(engine, actor, [id]));
  if (!item) throw notFound();
  return item;
}

/** Refuses to change the root folder of a tree. */
async function requireNoRoot(engine: Engine, actor: Actor, id: string): Promise<void> {
  const place = await findPlace(engine, actor, id);
  if (place?.id === null) throw new RefusalError('invalid', 'systemItem');
}

/**
 * The item that a key names, for one who may read it. Throws a 400 for a root folder, 404 where there is none for the
 * actor.
 * @param tree in which it has to be; any without one
 */
export async function findItem(engine: Engine, actor: Actor, key: string, tree?: Tree): Promise<ItemRow> {
  requireRight(engine, actor, 'read', entity);
  const id = idOfKey(key, 'key');
  const [item] = await itemRows(engine, actor, [id]);
  if (!item) {
    await requireNoRoot(engine, actor, id);
    throw notFound();
  }
  if (tree && item.owner_id !== tree.ownerId) throw notFound();
  await findTree(engine, actor, item.owner_id);
  return item;
}

/** The ids of some items, each once. Throws a 400 for a key that is none and for a root folder. */
export async function idsOf(engine: Engine, actor: Actor, keys: readonly string[]): Promise<readonly string[]> {
  const ids = [...new Set(keys.map((key, index) => idOfKey(key, `keys.${index}`)))];
  const { rows } = await engine.database.query<{ id: string }>(actor.agencyId, {
    text: `select id from ${table} where agency_id = $1 and id = any($2::uuid[])`,
    values: [agencyOf(actor), ids],
  });
  const known = new Set(rows.map(({ id }) => id));
  for (const id of ids.filter((one) => !known.has(one))) {
    await requireNoRoot(engine, actor, id);
  }
  return ids;
}

/** Creates a folder (AB 7). Throws a 400 where the name is taken. */
export async function createFolder(
  engine: Engine,
  actor: Actor,
  tree: Tree,
  { name, parentKey }: { readonly name: string; readonly parentKey?: string | null },
): Promise<string> {
  requireRight(engine, actor, 'create', entity);
  const place = await findWritable(engine, actor, parentKey, { tree });
  const { record } = await inCall(() =>
    createRecord(engine, actor, entity, { name, ownerId: tree.ownerId }, { set: { parentId: place.id } }),
  );
  return record.id;
}

/** Renames an item; a file keeps its extension (AB 5). */
export async function rename(
  engine: Engine,
  actor: Actor,
  tree: Tree,
  { key, name, version }: { readonly key: string; readonly name: string; readonly version?: number },
): Promise<string> {
  requireRight(engine, actor, 'update', entity);
  const { id } = await findItem(engine, actor, key, tree);
  await inCall(() => updateRecord(engine, actor, entity, id, { name }, { ...(version !== undefined && { version }) }));
  return id;
}

/** Marks a file as sensitive, or as usual. */
export async function flag(engine: Engine, actor: Actor, key: string, isSensitive: boolean): Promise<string> {
  requireRight(engine, actor, 'update', entity);
  const { id, type } = await findItem(engine, actor, key);
  if (type === 'FOLDER') throw invalid([fieldRefusal('key', 'folderHasNoFile')]);
  await updateRecord(engine, actor, entity, id, {}, { set: { isSensitive } });
  return id;
}

/** Deletes an item with all that is in it. */
export async function remove(
  engine: Engine,
  actor: Actor,
  tree: Tree,
  { key, version }: { readonly key: string; readonly version?: number },
) {
  requireRight(engine, actor, 'delete', entity);
  const { id } = await findItem(engine, actor, key, tree);
  return removeRecord(engine, actor, entity, id, version);
}

const writtenOf = (versions: ReadonlyMap<string, number>, ids: readonly string[]): Written[] =>
  ids.flatMap((id) => {
    const version = versions.get(id);
    return version === undefined ? [] : [{ key: libraryKeyOf(id), version }];
  });

/** Deletes items with all that is in them, all or none. */
export async function removeAll(engine: Engine, actor: Actor, keys: readonly string[]): Promise<Written[]> {
  requireRight(engine, actor, 'delete', entity);
  const ids = await idsOf(engine, actor, keys);
  const [first, ...others] = ids.map((id) => ({ id }));
  if (!first) return [];
  return writtenOf(await removeMany(engine, actor, entity, [first, ...others]), ids);
}

/**
 * Restores items with all that was deleted with them, all or none; what is there stays. Throws a 400 that names the folder
 * where it is gone.
 */
export async function restoreAll(engine: Engine, actor: Actor, keys: readonly string[]): Promise<Written[]> {
  requireRight(engine, actor, 'restore', entity);
  const ids = await idsOf(engine, actor, keys);
  const there = await findRecords(engine, actor, entity, ids, { action: 'restore', fields: ['name'] });
  const [first, ...others] = ids.filter((id) => !there.has(id)).map((id) => ({ id }));
  const back = first ? await restoreMany(engine, actor, entity, [first, ...others]) : new Map<string, number>();
  return writtenOf(new Map([...[...there].map(([id, { record }]) => [id, record.version] as const), ...back]), ids);
}
