import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { fieldsPointingTo, pointingTo } from './pointing.ts';
import { scopeSql } from '../filters/scopeSql.ts';
import { keptCondition } from '../states/locks.ts';
import { Values } from '../sql.ts';

/** Number of records of a kind that reference a record by a field, as far as the actor may know of them. */
export interface Related {
  readonly entity: string;
  readonly field: string;
  readonly total: number;
}

/** References to a record, by kind and field. */
export interface RelatedData {
  readonly related: readonly Related[];
  /** Number of references that the actor may only count. */
  readonly others: number;
}

/** A field by which records may point to those that are asked about. */
interface Asked {
  readonly entity: string;
  readonly field: string;
  /** The records that point by it: a table `t` with its condition. */
  readonly from: string;
  /** SQL condition: the actor may know of the reference. */
  readonly known: string;
}

/**
 * Returns the queries for references to records of a kind by fields with the given `onDelete`; their values are added
 * to `values`.
 */
function askedOf(
  engine: Engine,
  actor: Actor,
  kind: string,
  ids: readonly string[],
  onDelete: 'keep' | 'refuse',
  values: Values,
): readonly Asked[] {
  const [agency, wanted] = [values.add(agencyOf(actor)), values.add(ids)];
  return engine.registry.kept.flatMap((entity) => {
    const model = engine.model(entity.name);
    const scope = scopeOf(actor, 'read', entity.name, engine.registry);
    // What would go with it, were it not in a state that keeps it, needs it as well.
    const kept = onDelete === 'refuse' ? keptCondition(model) : null;
    const pointing = fieldsPointingTo(model, kind).filter(
      (one) => (one.onDelete === onDelete || (kept && one.onDelete === 'cascade')) && !one.declared.isCreator,
    );
    return pointing.map(({ name, declared, onDelete: own }) => ({
      entity: entity.name,
      field: name,
      known:
        canField(actor, declared.access) === 'none'
          ? 'false'
          : scopeSql(scope, model, 't', actor, values, engine.model),
      from: `${model.table} t where t.agency_id = ${agency}::uuid and ${pointingTo(model, name, wanted)}
        and t.deleted_at is null ${own === 'cascade' ? `and ${kept}` : ''} ${model.hasKinds ? `and t.kind = ${values.add(entity.name)}` : ''}`,
    }));
  });
}

/**
 * Returns the existing records that reference some of a kind: those that keep the reference after a deletion (`keep`),
 * such as talents with a person on their roster, or those that need it (`refuse`). Authors of records and dependents
 * that are deleted along are not included.
 */
export async function referencingRecords(
  engine: Engine,
  actor: Actor,
  kind: string,
  ids: readonly string[],
  onDelete: 'keep' | 'refuse',
): Promise<RelatedData> {
  const values = new Values();
  const asked = askedOf(engine, actor, kind, ids, onDelete, values);
  if (asked.length === 0) return { related: [], others: 0 };
  const counts = asked.map(
    ({ from, known }, position) => `select ${position} as position, count(*)::integer as total,
      (count(*) filter (where ${known}))::integer as known from ${from}`,
  );
  const { rows } = await engine.database.query<{ position: number; total: number; known: number }>(actor.agencyId, {
    text: `${counts.join(' union all ')} order by position`,
    values: values.list,
  });
  return {
    related: rows.flatMap(({ position, known }) => {
      const one = asked[position];
      return one && known > 0 ? [{ entity: one.entity, field: one.field, total: known }] : [];
    }),
    others: rows.reduce((sum, { total, known }) => sum + total - known, 0),
  };
}

/** Returns true if nothing references them. */
export const isNone = ({ related, others }: RelatedData) => related.length === 0 && others === 0;

/**
 * Refuses to delete a record that others keep referencing; the error has their numbers by kind (AB 7,
 * `checkRelatedData`).
 */
export async function requireUnrelated(engine: Engine, actor: Actor, kind: string, id: string): Promise<void> {
  const data = await referencingRecords(engine, actor, kind, [id], 'keep');
  if (!isNone(data)) throw new RefusalError('relatedData', 'stillNamed', { data });
}

/** Maximum number of records that an error lists. */
const mostNamed = 5;

/** The names of the first records that point to some, of those of which the actor may know. */
async function namesOf(engine: Engine, actor: Actor, kind: string, ids: readonly string[]): Promise<readonly string[]> {
  const values = new Values();
  const parts = askedOf(engine, actor, kind, ids, 'refuse', values).map(
    ({ from, known }) => `select t.agency_id, t.id from ${from} and ${known}`,
  );
  const { rows } = await engine.database.query<{ label: string }>(actor.agencyId, {
    text: `select r.label from (${parts.join(' union ')}) t join record r on r.agency_id = t.agency_id and r.id = t.id
      where r.label <> '' order by r.label, r.id limit ${mostNamed}`,
    values: values.list,
  });
  return rows.map(({ label }) => label);
}

/**
 * Refuses to delete what other records need: with how many of which, and the names of some that the actor may know of.
 */
export async function requireUnneeded(
  engine: Engine,
  actor: Actor,
  kind: string,
  ids: readonly string[],
): Promise<void> {
  const data = await referencingRecords(engine, actor, kind, ids, 'refuse');
  if (isNone(data)) return;
  if (data.related.length === 0) throw new RefusalError('relatedData', 'stillNeeded', { data });
  const records = (await namesOf(engine, actor, kind, ids)).join(', ');
  // Settings have no name.
  if (records === '') throw new RefusalError('relatedData', 'stillNeeded', { data });
  throw new RefusalError('relatedData', 'relatedData', { params: { records }, data });
}
