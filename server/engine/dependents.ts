import type { Actor } from '../../schema/access/access.ts';
import { targetsOf } from '../../schema/registry.ts';
import { RefusalError } from '../errors.ts';
import type { Connection } from '../database/pools.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';
import { removeRows, type Removal, type RemovedRow } from './removal.ts';

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

function byKind(rows: readonly RemovedRow[]): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, readonly string[]>();
  for (const { id, kind } of rows) kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  return kinds;
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
    const condition = { where: isPointing, values: [ids] };
    const rows = await removeRows(engine, connection, actor, model, condition, removal);
    for (const [each, gone] of byKind(rows)) {
      await removeDependents(engine, connection, actor, each, gone, removal);
    }
  }
}
