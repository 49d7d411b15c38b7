import type { Actor } from '../../../../schema/access/access.ts';
import type { LibraryFolder } from '../../../../schema/areas/files/calls/library.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { folderOf, type FolderRow } from './items.ts';
import { rootOf, type Tree } from './trees.ts';

/** Every folder of a tree by name: the root first, each after the folder around it. */
export async function folderTree(engine: Engine, actor: Actor, tree: Tree): Promise<LibraryFolder[]> {
  const { rows } = await engine.database.query<FolderRow>(actor.agencyId, {
    text: `select id, name, parent_id, owner_id, is_system, takes_uploads from ${libraryItem.table}
      where agency_id = $1 and owner_id ${tree.ownerId === null ? 'is null' : '= $2'} and type = 'FOLDER'
        and deleted_at is null order by name, id`,
    values: [agencyOf(actor), ...(tree.ownerId === null ? [] : [tree.ownerId])],
  });
  const within = new Map<string | null, FolderRow[]>();
  for (const row of rows) {
    const siblings = within.get(row.parent_id) ?? [];
    siblings.push(row);
    within.set(row.parent_id, siblings);
  }
  const inOrder: LibraryFolder[] = [];
  const add = (parent: string | null): void => {
    for (const row of within.get(parent) ?? []) {
      inOrder.push(folderOf(actor, row));
      add(row.id);
    }
  };
  add(null);
  return [rootOf(tree), ...inOrder];
}
