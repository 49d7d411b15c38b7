import type { Actor } from '../../../../schema/access/access.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryTypeOf } from '../../../../schema/areas/files/library.ts';
import type { TypeOfMedia } from '../../../../schema/media.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { Values } from '../../../engine/sql.ts';
import { itemColumns, itemJoin, itemsOf, type ItemRow } from './items.ts';

const { name: entity, table } = libraryItem;
/** Number of the largest files that are named. */
const mostNamed = 10;

interface Sum {
  readonly files: number;
  readonly bytes: number;
}

async function largest(engine: Engine, actor: Actor): Promise<readonly ItemRow[]> {
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const scope = scopeOf(actor, 'read', entity, engine.registry);
  const within = scopeSql(scope, engine.model(entity), 't', actor, values, engine.model);
  const { rows } = await engine.database.query<ItemRow>(actor.agencyId, {
    text: `select ${itemColumns} from (select * from ${table} t where t.agency_id = ${agency}::uuid
        and t.deleted_at is null and t.type = 'FILE' and ${within} order by t.bytes desc, t.id limit ${mostNamed}) t
      ${itemJoin} order by t.bytes desc, t.id`,
    values: values.list,
  });
  return rows;
}

/**
 * Returns the space that the files of an agency take: in all, by type, and by the kinds of records that use them. A file
 * that several kinds use counts for each.
 * @param quota bytes; null without a limit
 */
export async function spaceOf(engine: Engine, actor: Actor, quota: number | null) {
  requireRight(engine, actor, 'read', entity);
  const agency = agencyOf(actor);
  const { rows: types } = await engine.database.query<Sum & { type: TypeOfMedia | null }>(agency, {
    text: `select type_of_media as type, count(*)::integer as files, coalesce(sum(bytes), 0)::bigint as bytes
      from media where agency_id = $1 group by type_of_media`,
    values: [agency],
  });
  const { rows: byUse } = await engine.database.query<Sum & { kind: string | null }>(agency, {
    text: `select u.kind, count(*)::integer as files, coalesce(sum(m.bytes), 0)::bigint as bytes
      from media m left join (
        select distinct mu.media_id, r.kind from media_use mu
          join record r on r.agency_id = mu.agency_id and r.id = mu.record_id where mu.agency_id = $1
      ) u on u.media_id = m.id
      where m.agency_id = $1 group by u.kind order by bytes desc, u.kind`,
    values: [agency],
  });
  const sums = new Map<(typeof libraryTypeOf)[TypeOfMedia] | null, Sum>();
  for (const { type, files, bytes } of types) {
    const code = type && libraryTypeOf[type];
    const former = sums.get(code) ?? { files: 0, bytes: 0 };
    sums.set(code, { files: former.files + files, bytes: former.bytes + bytes });
  }
  return {
    used: types.reduce((sum, { bytes }) => sum + bytes, 0),
    quota,
    byType: [...sums].map(([type, sum]) => ({ type, ...sum })),
    byUse,
    largest: await itemsOf(engine, actor, await largest(engine, actor)),
  };
}
