import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import { notFound } from '../../errors.ts';
import { fileHomeOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { scopeSql } from '../filters/scopeSql.ts';
import { Values } from '../sql.ts';
import type { MediaRow } from './mediaRow.ts';

/** A file that an actor may read. */
export interface ReadableMedia extends MediaRow {
  readonly is_avatar: boolean;
  /** Fields that use the file, with the kind of their record. */
  readonly uses: readonly { readonly kind: string; readonly purpose: string }[];
}

/** Returns the files that the actor may read through a record and a field that use them. */
async function readThrough(
  engine: Engine,
  actor: Actor,
  files: readonly ReadableMedia[],
): Promise<ReadonlySet<string>> {
  const values = new Values();
  const home = values.add(fileHomeOf(actor));
  const ids = values.add(files.map(({ id }) => id));
  const uses = files.flatMap((file) => file.uses);
  const ways = [...new Set(uses.map(({ kind }) => kind))].flatMap((kind) => {
    const scope = scopeOf(actor, 'read', kind, engine.registry);
    const { fields } = engine.registry.get(kind);
    const purposes = uses
      .filter((use) => use.kind === kind && canField(actor, fields[use.purpose]?.access) !== 'none')
      .map(({ purpose }) => purpose);
    if (scope.type === 'nothing' || purposes.length === 0) return [];
    const model = engine.model(kind);
    return [
      `select u.media_id as id from media_use u
        join ${model.table} t on t.agency_id = u.agency_id and t.id = u.record_id and t.deleted_at is null
          ${model.hasKinds ? `and t.kind = '${kind}'` : ''}
        where u.agency_id = ${home}::uuid and u.media_id = any(${ids}::uuid[])
          and u.purpose = any(${values.add(purposes)}::text[])
          and ${scopeSql(scope, model, 't', actor, values, engine.model)}`,
    ];
  });
  if (ways.length === 0) return new Set();
  const { rows } = await engine.database.query<{ id: string }>(fileHomeOf(actor), {
    text: ways.join(' union '),
    values: values.list,
  });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the files that the actor may read. The uploader may read a file until a record first uses it, and not again when
 * that ends.
 * An avatar may be read by every member of the agency, or by every app admin, since references show it whatever the
 * right on the record. Any other file needs the right to read a record and a field that use it. Using a file opens it
 * to others: a write that names one must check it here first.
 */
export async function readableMedia(engine: Engine, actor: Actor, ids: readonly string[]): Promise<ReadableMedia[]> {
  const found = await engine.database.query<ReadableMedia>(fileHomeOf(actor), {
    text: `select m.*, coalesce(u.is_avatar, false) as is_avatar, coalesce(u.uses, '[]') as uses from media m
      left join lateral (
        select bool_or(u.purpose = 'avatar') as is_avatar,
          jsonb_agg(distinct jsonb_build_object('kind', r.kind, 'purpose', u.purpose)) as uses
        from media_use u join record r on r.agency_id = u.agency_id and r.id = u.record_id
        where u.agency_id = m.agency_id and u.media_id = m.id
      ) u on true
      where m.agency_id = $1 and m.id = any($2::uuid[])`,
    values: [fileHomeOf(actor), ids],
    jointIds: 1,
  });
  const asked = new Set(ids.map((id) => id.toLowerCase()));
  const rows = found.rows.filter(({ id }) => asked.has(id));
  const isUploaders = ({ account_id: account, used_at: usedAt }: ReadableMedia) =>
    account === actor.accountId && usedAt === null;
  const isOpen = (file: ReadableMedia) => file.is_avatar || isUploaders(file);
  const closed = rows.filter((file) => !isOpen(file));
  const through = closed.length === 0 ? new Set() : await readThrough(engine, actor, closed);
  return rows.filter((file) => isOpen(file) || through.has(file.id));
}

/** Returns a file that the actor may read. Throws 404 if it does not exist or the actor may not read it. */
export async function findReadable(engine: Engine, actor: Actor, id: string): Promise<ReadableMedia> {
  const [found] = await readableMedia(engine, actor, [id]);
  if (!found) throw notFound();
  return found;
}
