import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryKeyOf } from '../../../../schema/areas/files/library.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { takeAhead } from '../../../engine/writing/ahead.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { updateMany, type Update } from '../../../engine/many/updateMany.ts';
import { idsOf, type Written } from './changing.ts';
import { freeNames, holdNames, takenNames, type NamingPlace } from './freeNames.ts';
import { itemRows, type ItemRow } from './items.ts';
import { inCall } from './refusals.ts';
import { findWritable } from './trees.ts';

const { name: entity } = libraryItem;

/** Treatment of items whose name is taken in the folder: nothing is moved, they get numbers, or they stay. */
export type OnClash = 'refuse' | 'keepBoth' | 'skip';

/** A move of items into a folder. */
export interface Moving {
  readonly keys: readonly string[];
  readonly parentKey: string;
  readonly onClash?: OnClash;
}

interface Named {
  readonly item: ItemRow;
  readonly name: string;
}

const standsAlready = (item: ItemRow, { parentId, ownerId }: NamingPlace) =>
  item.parent_id === parentId && item.owner_id === ownerId;

/** Returns the items that move with the names that they have there. Throws a 400 that names those whose name is taken. */
async function namedThere(
  connection: Connection,
  actor: Actor,
  place: NamingPlace,
  items: readonly ItemRow[],
  { keys, onClash = 'refuse' }: Moving,
): Promise<readonly Named[]> {
  await holdNames(connection, actor, place);
  const names = items.map(({ name }) => name);
  if (onClash === 'keepBoth') {
    const wanted = items.map(({ name, type }) => ({ name, isFile: type === 'FILE' }));
    const free = await freeNames(connection, actor, place, wanted);
    return items.map((item, index) => ({ item, name: free[index] ?? item.name }));
  }
  const taken = await takenNames(connection, actor, place, names);
  const clashing = items.filter((_item, index) => taken[index]);
  if (onClash === 'refuse' && clashing.length > 0) {
    const lower = keys.map((key) => key.toLowerCase());
    throw invalid(clashing.map(({ id }) => fieldRefusal(`keys.${lower.indexOf(libraryKeyOf(id))}`, 'nameTaken')));
  }
  return items.flatMap((item, index) => (taken[index] ? [] : [{ item, name: item.name }]));
}

/**
 * Moves items into a folder of any tree, all or none, with all that is in them: in one statement whatever their number
 * (AB 6: the right on both ends). Throws a 400 for a folder that would stand within itself or too deep, for items of the
 * system, and where a name is taken; 404 and 403 as `findRecord`.
 */
export async function moveItems(
  engine: Engine,
  actor: Actor,
  moving: Moving,
): Promise<{ readonly moved: Written[]; readonly skipped: string[] }> {
  requireRight(engine, actor, 'update', entity);
  const folder = await findWritable(engine, actor, moving.parentKey);
  const place = { parentId: folder.id, ownerId: folder.tree.ownerId };
  const ids = await idsOf(engine, actor, moving.keys);
  return inCall(() =>
    engine.database.transaction(agencyOf(actor), async (connection) => {
      const here = within(engine, connection);
      await takeAhead(engine, connection, actor, engine.model(entity));
      const items = await itemRows(here, actor, ids);
      const known = new Set(items.map(({ id }) => id));
      for (const id of ids) if (!known.has(id)) await findRecord(here, actor, entity, id, { action: 'update' });
      const [staying, leaving] = [
        items.filter((item) => standsAlready(item, place)),
        items.filter((item) => !standsAlready(item, place)),
      ];
      const named = await namedThere(connection, actor, place, leaving, moving);
      const updates = named.map(({ item, name }): Update => ({
        id: item.id,
        body: name === item.name ? {} : { name },
        set: place,
      }));
      const same = staying.map(({ id }): Update => ({ id, body: {} }));
      const versions = await updateMany(here, actor, entity, [...updates, ...same], { connection });
      const keep = new Set(versions.keys());
      return {
        moved: items.flatMap(({ id }) => {
          const version = versions.get(id);
          return version === undefined ? [] : [{ key: libraryKeyOf(id), version }];
        }),
        skipped: items.flatMap(({ id }) => (keep.has(id) ? [] : [libraryKeyOf(id)])),
      };
    }),
  );
}
