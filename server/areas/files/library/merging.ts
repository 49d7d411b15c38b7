import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { MergedPair } from '../../../engine/merge/followers.ts';

const { name, table } = libraryItem;

/** Gives each item the owner that its folder has: people may have moved it since a merge, which is undone now. */
async function followFolders({ connection, actor, keptId, goneId }: MergedPair): Promise<void> {
  await connection.query({
    text: `with recursive tree(id, owner_id) as (
        select id, owner_id from ${table} where agency_id = $1 and parent_id is null and owner_id in ($2, $3)
        union all
        select t.id, tree.owner_id from tree join ${table} t on t.agency_id = $1 and t.parent_id = tree.id
      ) update ${table} t set owner_id = tree.owner_id from tree
        where t.agency_id = $1 and t.id = tree.id and t.owner_id is distinct from tree.owner_id`,
    values: [agencyOf(actor), keptId, goneId],
  });
}

/**
 * Keeps trees whole where two owners are made one, or two again. A merge itself moves the items as everything that points
 * to an owner; what stands in the root gets a number where its name is taken (`keepLibrary`).
 */
export function followOwnerMerges(engine: Engine): void {
  for (const root of ['talent', 'partner', 'staff']) {
    engine.followMerges(root, {
      name,
      hold: async () => undefined,
      move: async () => [],
      moveBack: followFolders,
    });
  }
}
