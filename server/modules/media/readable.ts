import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import { agencyOf } from '../../engine/agency.ts';
import type { Engine } from '../../engine/engine.ts';
import { scopeSql } from '../../engine/scopeSql.ts';
import { Values } from '../../engine/sql.ts';
import { notFound } from '../../errors.ts';
import type { MediaRow } from './mediaRow.ts';

interface Found extends MediaRow {
  readonly is_avatar: boolean;
  /** Which fields of which kinds of record use it. */
  readonly uses: readonly { readonly kind: string; readonly purpose: string }[];
}

/** Whether the actor may read, of at least one record that uses a file, the record and the field that does. */
async function isReadThrough(engine: Engine, actor: Actor, { id, uses }: Found): Promise<boolean> {
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const media = values.add(id);
  const ways = [...new Set(uses.map(({ kind }) => kind))].flatMap((kind) => {
    const scope = scopeOf(actor, 'read', kind, engine.registry);
    const { fields } = engine.registry.get(kind);
    const purposes = uses
      .filter((use) => use.kind === kind && canField(actor, fields[use.purpose]?.access) !== 'none')
      .map(({ purpose }) => purpose);
    if (scope.type === 'nothing' || purposes.length === 0) return [];
    const model = engine.model(kind);
    return [
      `exists (select 1 from media_use u
        join record r on r.agency_id = u.agency_id and r.id = u.record_id and r.kind = ${values.add(kind)}
        join ${model.table} t on t.agency_id = u.agency_id and t.id = u.record_id and t.deleted_at is null
        where u.agency_id = ${agency}::uuid and u.media_id = ${media}::uuid
          and u.purpose = any(${values.add(purposes)}::text[])
          and ${scopeSql(scope, model, 't', actor, values, engine.model)})`,
    ];
  });
  if (ways.length === 0) return false;
  const { rows } = await engine.database.query<{ is_readable: boolean }>(actor.agencyId, {
    text: `select (${ways.join(' or ')}) as is_readable`,
    values: values.list,
  });
  return rows[0]?.is_readable === true;
}

/**
 * A file that the actor may read (design 6): who uploaded it; anybody of the agency where it is an avatar, since a
 * reference shows that whatever the right on the record; else whoever may read a record, and its field, that uses it.
 * @throws RefusalError 404 for any other, as for one that is not there
 */
export async function findReadable(engine: Engine, actor: Actor, id: string): Promise<MediaRow> {
  const { rows } = await engine.database.query<Found>(agencyOf(actor), {
    text: `select m.*, coalesce(u.is_avatar, false) as is_avatar, coalesce(u.uses, '[]') as uses from media m
      left join lateral (
        select bool_or(u.purpose = 'avatar') as is_avatar,
          jsonb_agg(distinct jsonb_build_object('kind', r.kind, 'purpose', u.purpose)) as uses
        from media_use u join record r on r.agency_id = u.agency_id and r.id = u.record_id
        where u.agency_id = m.agency_id and u.media_id = m.id
      ) u on true
      where m.agency_id = $1 and m.id = $2`,
    values: [actor.agencyId, id],
  });
  const [found] = rows;
  if (!found) throw notFound();
  const isOpen = found.account_id === actor.accountId || found.is_avatar;
  if (!isOpen && !(await isReadThrough(engine, actor, found))) throw notFound();
  return found;
}
