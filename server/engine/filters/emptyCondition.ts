import { canField } from '../../../schema/access/can.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import type { Model } from '../model.ts';
import type { Values } from '../sql.ts';

/**
 * Returns the condition that a record `t` has no value of a field, in SQL.
 * @throws a 400 for a field whose emptiness the list does not know, or that the actor may not see
 */
export function emptyCondition(model: Model, name: string, actor: Actor, values: Values): string {
  const added = customId(name);
  if (added !== null)
    return `(coalesce(t.custom -> ${values.add(added)}, 'null') = any(array['null', '""', '[]']::jsonb[]))`;
  const filter = [...model.filters.values()].find((one) => one.field === name && !one.named);
  if (!filter || canField(actor, filter.access) === 'none') throw invalid([fieldRefusal(name, 'unknownParameter')]);
  const link = model.link(filter.key);
  if (link)
    return `(not exists (select 1 from ${link.table} l where l.agency_id = t.agency_id and l.${link.own} = t.id))`;
  const stored = model.column(filter.key);
  if (!stored) throw new Error(`'${model.entity.name}' keeps no '${filter.key}' that may be empty`);
  return `(t.${stored.column} is null)`;
}
