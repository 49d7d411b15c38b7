import type { Actor } from '../../schema/access/access.ts';
import { canField } from '../../schema/access/can.ts';
import { scopeOf } from '../../schema/access/scope.ts';
import { targetsOf } from '../../schema/registry.ts';
import { RefusalError } from '../errors.ts';
import { agencyOf } from './agency.ts';
import { pointingTo } from './dependents.ts';
import type { Engine } from './engine.ts';
import { scopeSql } from './scopeSql.ts';
import { Values } from './sql.ts';

/** How many records of a kind name a record in a field, as far as the actor may know of them. */
export interface Related {
  readonly entity: string;
  readonly field: string;
  readonly total: number;
}

export interface RelatedData {
  readonly related: readonly Related[];
  /** Those of which the actor may know no more than that there are some. */
  readonly others: number;
}

/**
 * The living records that go on naming a record once it is deleted, such as the talents on whose rosters somebody is.
 * Whoever merely wrote something is not looked at, nor is what goes with the record.
 */
export async function relatedTo(engine: Engine, actor: Actor, kind: string, id: string): Promise<RelatedData> {
  const values = new Values();
  const [agency, ids] = [values.add(agencyOf(actor)), values.add([id])];
  const asked: { readonly entity: string; readonly field: string }[] = [];
  const counts: string[] = [];
  for (const entity of engine.registry.all) {
    const model = engine.model(entity.name);
    const scope = scopeOf(actor, 'read', entity.name, engine.registry);
    for (const [field, declared] of Object.entries(entity.fields)) {
      const {
        onDelete = 'keep',
        isCreator,
        inverse,
      } = declared as { onDelete?: string; isCreator?: true; inverse?: string };
      if (!targetsOf(declared).includes(kind) || onDelete !== 'keep' || isCreator || inverse !== undefined) continue;
      const isSeen = canField(actor, declared.access) !== 'none';
      const known = isSeen ? scopeSql(scope, model, 't', actor, values, engine.model) : 'false';
      counts.push(`select ${asked.length} as position, count(*)::integer as total,
          (count(*) filter (where ${known}))::integer as known from ${model.table} t
        where t.agency_id = ${agency}::uuid and ${pointingTo(model, field, ids)} and t.deleted_at is null
          ${model.hasKinds ? `and t.kind = ${values.add(entity.name)}` : ''}`);
      asked.push({ entity: entity.name, field });
    }
  }
  if (asked.length === 0) return { related: [], others: 0 };
  const { rows } = await engine.database.query<{ position: number; total: number; known: number }>(actor.agencyId, {
    text: `${counts.join(' union all ')} order by position`,
    values: values.list,
  });
  return {
    related: rows.flatMap(({ position, known }) => {
      const one = asked[position];
      return one && known > 0 ? [{ ...one, total: known }] : [];
    }),
    others: rows.reduce((sum, { total, known }) => sum + total - known, 0),
  };
}

/** Refuses to delete what other records go on naming, with how many of which (AB 7, `checkRelatedData`). */
export async function requireUnrelated(engine: Engine, actor: Actor, kind: string, id: string): Promise<void> {
  const data = await relatedTo(engine, actor, kind, id);
  if (data.related.length === 0 && data.others === 0) return;
  throw new RefusalError('relatedData', 'stillNamed', { data });
}
