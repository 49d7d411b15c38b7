import type { Actor } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import type { Reference } from '../../schema/fields/field.ts';
import { targetsOf } from '../../schema/registry.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { fieldRefusal, invalid } from '../errors.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';
import { requireRight } from './right.ts';
import { searchWords } from './search.ts';
import { containing, Values } from './sql.ts';

export interface OptionsQuery {
  /** The reference field whose choices are asked for. */
  readonly field: string;
  readonly keyword?: string;
  /** Only these, to show what is already chosen. */
  readonly ids?: readonly string[];
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

/** The options' kinds that the actor sees wholly, and those of which only assigned records are shown. */
function kindsFor(engine: Engine, actor: Actor, targets: readonly string[]) {
  const assigned = targets.filter((kind) => can(actor, 'read', kind, engine.registry) === 'assigned');
  return { every: targets.filter((kind) => !assigned.includes(kind)), assigned };
}

function typeCondition(field: object, values: Values): string {
  if (!('type' in field) || !('kind' in field)) return '';
  const table = field.kind === 'status' ? 'statuses' : 'catalogues';
  return `and exists (select 1 from ${table} e where e.agency_id = r.agency_id and e.id = r.id
    and e.type = ${values.add(field.type)})`;
}

/**
 * What a reference field may point to: labels alone. It needs the right on the asking entity; where the actor's right on
 * the target is for assigned records only, only those are offered (design 6).
 */
export async function optionsOf(engine: Engine, actor: Actor, entity: string, query: OptionsQuery) {
  requireRight(engine, actor, 'read', entity);
  const declared = engine.registry.get(entity).fields[query.field];
  const targets = targetsOf(declared);
  if (!declared || targets.length === 0) throw invalid([fieldRefusal('field', 'choice')]);
  const { pageIndex = 0, pageSize = maximumPageSize } = query;
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const { every, assigned } = kindsFor(engine, actor, targets);
  const words = searchWords(query.keyword ?? '');
  const conditions = [
    `(r.kind = any(${values.add(every)}::text[]) or (r.kind = any(${values.add(assigned)}::text[])
      and exists (select 1 from assignment a where a.agency_id = r.agency_id
        and a.staff_id = ${values.add(actor.staffId)}::uuid and a.record_id = r.id)))`,
    ...(query.ids ? [`r.id = any(${values.add(query.ids)}::uuid[])`] : []),
    ...(words.length > 0
      ? [`r.id in (select search_labels(${values.add(targets)}::text[], ${values.add(words.map(containing))}::text[]))`]
      : []),
  ];
  const { rows } = await engine.database.query<Reference>(actor.agencyId, {
    text: `select r.id, r.label as "displayName", r.avatar, r.kind from record r
      where r.agency_id = ${agency}::uuid and r.deleted_at is null and ${conditions.join(' and ')}
      ${typeCondition(declared, values)}
      order by r.label, r.id
      limit ${values.add(pageSize + 1)} offset ${values.add(pageIndex * pageSize)}`,
    values: values.list,
  });
  const hasMore = rows.length > pageSize;
  return { data: rows.slice(0, pageSize), loadMore: hasMore, nextPageIndex: hasMore ? pageIndex + 1 : null };
}
