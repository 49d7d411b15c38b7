import { v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../schema/access/access.ts';
import { targetsOf } from '../../schema/registry.ts';
import { RefusalError } from '../errors.ts';
import type { Connection } from '../database/pools.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';

/** A record that was deleted or restored, with its new version. */
export interface Row {
  readonly id: string;
  readonly version: number;
}

/** One deletion or restoration of several records as one. */
export interface Removal {
  readonly action: 'delete' | 'restore';
  /** The record that was asked for; what goes with it carries its id, so that it comes back with it and only with it. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What the history calls it; the action unless said. */
  readonly as?: string;
}

/** What every deleted or restored row of a table leaves behind, besides its own columns. Answers them by their kind. */
export async function recordRows(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  rows: readonly Row[],
  { action, now, as = action }: Removal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byKind = new Map<string, readonly string[]>();
  if (rows.length === 0) return byKind;
  const agency = agencyOf(actor);
  const ids = rows.map(({ id }) => id);
  const moment = new Date(now).toISOString();
  const account = actor.accountId === systemAccountId ? null : actor.accountId;
  const { rows: records } = await connection.query<{ id: string; kind: string }>({
    text: 'update record set deleted_at = $3 where agency_id = $1 and id = any($2::uuid[]) returning id, kind',
    values: [agency, ids, action === 'delete' ? moment : null],
  });
  await connection.query({
    text: `insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes)
      select $1, h.id, h.record, $4, $5, $6, $7, h.version, '[]'
      from unnest($2::uuid[], $3::uuid[], $8::integer[]) h(id, record, version)`,
    values: [agency, ids.map(() => v7()), ids, moment, account, actor.staffId, as, rows.map((row) => row.version)],
  });
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const { id, kind } of records) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
    const event = { actor, entity: kind, id, action, version: versions.get(id) ?? 0, changes: [] };
    for (const listener of engine.listenersOf(kind)) await listener(event, connection);
  }
  return byKind;
}

/** A reference that has a say when what it points to is deleted. */
interface Dependent {
  readonly model: Model;
  /** Does a row `t` of the table point to one of the ids of `$2`? */
  readonly isPointing: string;
  readonly onDelete: 'refuse' | 'cascade';
}

/** The condition under which a row `t` points by a field to one of some ids, given by their placeholder. */
export function pointingTo(model: Model, field: string, ids: string): string {
  const link = model.links.find((one) => one.field === field && one.spec.inverse === undefined);
  const column = model.columns.find((one) => one.field === field);
  if (!link) return `t.${column?.column ?? 'id'} = any(${ids}::uuid[])`;
  return `exists (select 1 from ${link.table} l where l.agency_id = t.agency_id and l.${link.own} = t.id
    and l.${link.item} = any(${ids}::uuid[]))`;
}

function dependentsOf(engine: Engine, kind: string): Dependent[] {
  const roots = engine.registry.all.filter((entity) => entity.root === entity.name);
  return roots.flatMap((entity) => {
    const model = engine.model(entity.name);
    return Object.entries(entity.fields).flatMap(([name, field]): Dependent[] => {
      const onDelete = 'onDelete' in field ? field.onDelete : 'keep';
      if (!targetsOf(field).includes(kind) || (onDelete !== 'refuse' && onDelete !== 'cascade')) return [];
      return [{ model, isPointing: pointingTo(model, name, '$2'), onDelete }];
    });
  });
}

/** Deletes what hangs on records of a kind, and refuses where something that must stay points to one. */
export async function removeDependents(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  kind: string,
  ids: readonly string[],
  removal: Removal,
): Promise<void> {
  const agency = agencyOf(actor);
  for (const { model, isPointing, onDelete } of dependentsOf(engine, kind)) {
    if (onDelete === 'refuse') {
      const { rows } = await connection.query<{ label: string }>({
        text: `select r.label from ${model.table} t join record r on r.agency_id = t.agency_id and r.id = t.id
          where t.agency_id = $1 and ${isPointing} and t.deleted_at is null order by r.label limit 5`,
        values: [agency, ids],
      });
      if (rows.length === 0) continue;
      const records = rows.map(({ label }) => label).join(', ');
      throw new RefusalError('relatedData', 'relatedData', { params: { records } });
    }
    const { rows } = await connection.query<Row>({
      text: `update ${model.table} t set deleted_at = $3, deletion_id = $4, version = t.version + 1
        where t.agency_id = $1 and ${isPointing} and t.deleted_at is null returning t.id, t.version`,
      values: [agency, ids, new Date(removal.now).toISOString(), removal.id],
    });
    for (const [each, gone] of await recordRows(engine, connection, actor, rows, removal)) {
      await removeDependents(engine, connection, actor, each, gone, removal);
    }
  }
}
