import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { itemOfLibraryKey } from '../../../../schema/areas/files/library.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';

const { name: entity, table } = libraryItem;

/**
 * Returns the ids of items that the actor may read, each once. Throws 400 for what is no key, 404 if one is not there for
 * the actor.
 * @param ownerId if given, whose tree all of them have to be in
 */
export async function itemsToShare(
  engine: Engine,
  actor: Actor,
  keys: readonly string[],
  ownerId?: string,
): Promise<readonly string[]> {
  const ids = [...new Set(keys)].map((key, index) => {
    const id = itemOfLibraryKey(key);
    if (id === null) throw invalid([fieldRefusal(`keys.${index}`, 'malformed')]);
    return id;
  });
  const found = await findRecords(engine, actor, entity, ids, { fields: ['id', 'ownerId'] });
  const isThere = (id: string) => {
    const record = found.get(id)?.record;
    return record !== undefined && (ownerId === undefined || record['ownerId'] === ownerId);
  };
  if (!ids.every(isThere)) throw notFound();
  return ids;
}

/**
 * Returns the ids of the sensitive files among some items and below them: those that are marked, or are in a marked folder.
 * Throws 400 if there is no file at all, since the link would open nothing, and if there are sensitive ones, unless it is
 * confirmed that they are meant.
 */
export async function confirmSensitive(
  connection: Connection,
  actor: Actor,
  ids: readonly string[],
  isConfirmed: boolean,
): Promise<readonly string[]> {
  const { rows } = await connection.query<{ files: number; sensitive: readonly string[] }>({
    text: `with recursive tree(id, type, is_sensitive) as (
        select id, type, is_sensitive from ${table} where agency_id = $1 and id = any($2::uuid[])
        union all
        select c.id, c.type, p.is_sensitive or c.is_sensitive
        from tree p join ${table} c on c.agency_id = $1 and c.parent_id = p.id and c.deleted_at is null
        where p.type = 'FOLDER'
      ) select count(*)::integer as files, coalesce(array_agg(distinct id) filter (where is_sensitive), '{}') as sensitive
      from tree where type = 'FILE'`,
    values: [agencyOf(actor), ids],
  });
  const { files = 0, sensitive = [] } = rows[0] ?? {};
  if (files === 0) throw new RefusalError('invalid', 'shareEmpty');
  if (sensitive.length > 0 && !isConfirmed) throw new RefusalError('invalid', 'sensitiveUnconfirmed');
  return sensitive;
}
