import { canField } from '../../../schema/access/can.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { fieldAt } from '../../../schema/language/records/references.ts';
import { RefusalError } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { fieldsNeeding } from '../references/pointing.ts';

/** Returns a select of the rows' required references: the row, the field and the referenced id; `$2` are the rows. */
function needsOf(model: Model, field: string): string {
  const cell = model.cell(field);
  if (cell) {
    return `select l.owner_id as own_id, '${field}' as field, l.${cell.stored.column} as target from ${cell.rows.table} l
        where l.agency_id = $1 and l.owner_id = any($2::uuid[])`;
  }
  const link = model.links.find((one) => one.field === field);
  const column = model.columns.find((one) => one.field === field)?.column ?? 'id';
  return link
    ? `select l.${link.own} as own_id, '${field}' as field, l.${link.item} as target from ${link.table} l
        where l.agency_id = $1 and l.${link.own} = any($2::uuid[])`
    : `select t.id as own_id, '${field}' as field, t.${column} as target from ${model.table} t
        where t.agency_id = $1 and t.id = any($2::uuid[])`;
}

/**
 * Refuses to restore records while a record that they require is deleted. The error names it, if the actor may see the
 * referencing field. Call it within the transaction of the restore: required records are locked until it ends.
 * @param restored the ids of the records, by their kind
 * @param label of the record that the caller restores; by default that of the record which lacks another
 */
export async function requireNeeded(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  restored: ReadonlyMap<string, readonly string[]>,
  label?: string,
): Promise<void> {
  for (const [kind, ids] of restored) {
    const model = engine.model(kind);
    const needs = fieldsNeeding(model).map((field) => needsOf(model, field));
    if (needs.length === 0) continue;
    const { rows } = await connection.query<{ own: string; field: string; label: string; isGone: boolean }>({
      text: `select o.label as own, n.field, r.label, r.deleted_at is not null as "isGone" from (${needs.join(' union all ')}) n
        join record r on r.agency_id = $1 and r.id = n.target join record o on o.agency_id = $1 and o.id = n.own_id
        order by r.id for key share of r`,
      values: [agencyOf(actor), ids],
    });
    const gone = rows.filter(({ isGone }) => isGone);
    const [first] = gone;
    if (!first) continue;
    const seen = gone.find(({ field }) => canField(actor, fieldAt(model.entity.fields, field)?.access) !== 'none');
    const record = label ?? (seen ?? first).own;
    if (!seen) throw new RefusalError('restoreClash', 'restoreNeedsOther', { params: { record } });
    throw new RefusalError('restoreClash', 'restoreNeeds', { params: { record, needed: seen.label } });
  }
}
