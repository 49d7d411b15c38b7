import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { itemOfLibraryKey, libraryKeyOf } from '../../../../schema/areas/files/library.ts';
import type { LibraryFolder } from '../../../../schema/areas/files/calls/library.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { Values } from '../../../engine/sql.ts';

const { name: entity, table } = libraryItem;

/** The kinds of records that have a library of their own. */
export type OwnerKind = 'talent' | 'scout' | 'partner' | 'staff';
const ownerKinds: readonly OwnerKind[] = ['talent', 'scout', 'partner', 'staff'];

/** A tree of folders and files: of an owner, or of the agency. */
export interface Tree {
  /** Null of the agency's own. */
  readonly ownerId: string | null;
  readonly rootKey: string;
  /** The owner's name; empty of the agency's own. */
  readonly name: string;
  readonly canUpdate: boolean;
}

/** A folder: the root of a tree, or one within it. */
export interface Place {
  readonly tree: Tree;
  /** Null of the root. */
  readonly id: string | null;
  readonly takesUploads: boolean;
  readonly canUpdate: boolean;
}

/** The key of the root folder of an owner's tree, or of the agency's own. */
export function rootKeyOf(actor: Actor, ownerId: string | null): string {
  return libraryKeyOf(ownerId ?? agencyOf(actor));
}

/** The root folder of a tree as answers carry it. */
export function rootOf({ rootKey: key, name }: Tree): LibraryFolder {
  return { key, name, parentKey: null, system: true, upload: true };
}

/** The id within a key. Throws a 400 for a text that is none. */
export function idOfKey(key: string, field: string): string {
  const id = itemOfLibraryKey(key);
  if (id === null) throw invalid([fieldRefusal(field, 'reference')]);
  return id;
}

function ownTree(engine: Engine, actor: Actor): Tree {
  const canUpdate = can(actor, 'update', entity, engine.registry) !== 'no';
  return { ownerId: null, rootKey: rootKeyOf(actor, null), name: '', canUpdate };
}

/** The tree of an owner that the actor may read by the library's own right; null without one. */
async function treeOfOwner(
  engine: Engine,
  actor: Actor,
  ownerId: string,
  kinds: readonly OwnerKind[],
): Promise<Tree | null> {
  const values = new Values();
  const [agency, owner, wanted] = [values.add(agencyOf(actor)), values.add(ownerId), values.add(kinds)];
  const within = (action: 'read' | 'update') =>
    scopeSql(scopeOf(actor, action, entity, engine.registry), engine.model(entity), 't', actor, values, engine.model);
  const { rows } = await engine.database.query<{ label: string; can_update: boolean }>(actor.agencyId, {
    text: `select r.label, ${within('update')} as can_update
      from (select ${agency}::uuid as agency_id, ${owner}::uuid as owner_id) t
      join record r on r.agency_id = t.agency_id and r.id = t.owner_id
      where r.kind = any(${wanted}::text[]) and r.deleted_at is null and ${within('read')}`,
    values: values.list,
  });
  const [found] = rows;
  return found ? { ownerId, rootKey: rootKeyOf(actor, ownerId), name: found.label, canUpdate: found.can_update } : null;
}

/**
 * The tree that an address names: of an owner of some kinds, or of the agency. Throws 403 to whom the library is closed,
 * 404 where there is no such owner for the actor.
 */
export async function findTree(
  engine: Engine,
  actor: Actor,
  ownerId: string | null,
  kinds: readonly OwnerKind[] = ownerKinds,
): Promise<Tree> {
  requireRight(engine, actor, 'read', entity);
  const tree =
    ownerId === null ? ownTree(engine, actor) : await treeOfOwner(engine, actor, ownerId.toLowerCase(), kinds);
  if (!tree) throw notFound();
  return tree;
}

interface FolderRow {
  readonly owner_id: string | null;
  readonly takes_uploads: boolean;
}

/** The folder or root of any tree that a key names and the actor may read; null without one. */
export async function findPlace(engine: Engine, actor: Actor, id: string): Promise<Place | null> {
  requireRight(engine, actor, 'read', entity);
  const rooted = (tree: Tree): Place => ({ tree, id: null, takesUploads: true, canUpdate: tree.canUpdate });
  if (id === agencyOf(actor)) return rooted(ownTree(engine, actor));
  const { rows } = await engine.database.query<FolderRow>(actor.agencyId, {
    text: `select owner_id, takes_uploads from ${table}
      where agency_id = $1 and id = $2 and type = 'FOLDER' and deleted_at is null`,
    values: [agencyOf(actor), id],
  });
  const [folder] = rows;
  const ownerId = folder ? folder.owner_id : id;
  const tree = ownerId === null ? ownTree(engine, actor) : await treeOfOwner(engine, actor, ownerId, ownerKinds);
  if (!tree) return null;
  return folder ? { tree, id, takesUploads: folder.takes_uploads, canUpdate: tree.canUpdate } : rooted(tree);
}

/** The folder that a key names within a tree, its root without a key. Throws 404 for one that is not there. */
export async function findFolder(
  engine: Engine,
  actor: Actor,
  tree: Tree,
  key: string | null | undefined,
  field = 'parentKey',
): Promise<Place> {
  const id = key ? idOfKey(key, field) : itemOfLibraryKey(tree.rootKey);
  const place = await findPlace(engine, actor, id ?? '');
  if (!place || place.tree.ownerId !== tree.ownerId) throw notFound();
  return place;
}

/**
 * The folder that a write names. Throws a 400 where there is none, 403 where the actor may not write in it.
 * @param tree in which it has to be; any without one
 */
export async function findWritable(
  engine: Engine,
  actor: Actor,
  key: string | null | undefined,
  { tree, field = 'parentKey' }: { readonly tree?: Tree; readonly field?: string } = {},
): Promise<Place> {
  const id = key ? idOfKey(key, field) : itemOfLibraryKey(tree?.rootKey ?? rootKeyOf(actor, null));
  const place = await findPlace(engine, actor, id ?? '');
  if (!place || (tree && place.tree.ownerId !== tree.ownerId)) throw invalid([fieldRefusal(field, 'folderMissing')]);
  if (!place.canUpdate) throw new RefusalError('forbidden', 'notAllowed');
  return place;
}
