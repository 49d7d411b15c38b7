import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import type { activityCalls, ActivityWrite } from '../../../../schema/areas/insight/calls/activity.ts';
import type { ValueOf } from '../../../../schema/language/call.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { keptAt } from '../../../engine/filters/namedConditions.ts';
import { scopeSql } from '../../../engine/filters/scopeSql.ts';
import type { Model } from '../../../engine/model.ts';
import { describeWrites, type WriteRow } from '../../../engine/reading/describeWrites.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { Values } from '../../../engine/sql.ts';
import { RefusalError } from '../../../errors.ts';
import { pageOf, windowOf, type PageOf } from '../../../paging.ts';

/** Days that are told of unless the question says since when. */
const activityDays = 92;

/** Question about what changed (`activityCalls.list`). */
export type ActivityQuery = NonNullable<ValueOf<NonNullable<(typeof activityCalls)['list']['body']>>>;

interface ActivityRow extends WriteRow {
  readonly record_id: string;
  readonly kind: string;
  readonly label: string;
  readonly avatar: string | null;
  readonly is_deleted: boolean;
}

/** Returns the entities whose writes an actor may see: those that they may read, without what is everybody's own. */
function seenEntities(engine: Engine, actor: Actor): readonly AnyEntity[] {
  return engine.registry.all.filter(
    ({ name }) =>
      can(actor, 'read', name, engine.registry) !== 'no' &&
      scopeOf(actor, 'read', name, engine.registry).type !== 'own',
  );
}

/** The fields of an entity that name a record of a kind. */
function fieldsNaming({ entity }: Model, kind: string): readonly string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const {
      target,
      targets = [target],
      inverse,
    } = field as {
      readonly target?: string;
      readonly targets?: readonly (string | undefined)[];
      readonly inverse?: string;
    };
    return inverse === undefined && targets.includes(kind) ? [name] : [];
  });
}

/** The condition that a row of `t` is a record, belongs to it or names it. */
function ownerCondition(model: Model, owner: { readonly id: string; readonly kind: string }, values: Values): string {
  const ids = `${values.add([owner.id])}::uuid[]`;
  const naming = fieldsNaming(model, owner.kind).map((field) => keptAt(model, field, 't.agency_id').condition(ids));
  return `(${[`t.id = any(${ids})`, ...naming].join(' or ')})`;
}

/** Returns the kind of a record that the actor may read; throws 404 for any other. */
async function kindOf(engine: Engine, actor: Actor, id: string): Promise<string> {
  const { rows } = await engine.database.query<{ kind: string }>(actor.agencyId, {
    text: 'select kind from record where agency_id = $1 and id = $2',
    values: [agencyOf(actor), id],
  });
  const [found] = rows;
  if (!found) throw new RefusalError('notFound', 'notFound');
  await findRecord(engine, actor, found.kind, id);
  return found.kind;
}

/** Describes rows of several entities, in their order. An update of which the actor sees no change is left out. */
async function described(
  engine: Engine,
  actor: Actor,
  rows: readonly ActivityRow[],
): Promise<readonly ActivityWrite[]> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const groups = await Promise.all(
    kinds.map((kind) =>
      describeWrites(
        engine,
        actor,
        engine.model(kind),
        rows.filter((row) => row.kind === kind),
      ),
    ),
  );
  const byId = new Map(groups.flat().map((write) => [write.id, write]));
  return rows.flatMap((row) => {
    const write = byId.get(row.id);
    if (!write || (write.action === 'update' && write.changes.length === 0)) return [];
    const { record_id: id, kind, label: displayName, avatar, is_deleted: isDeleted } = row;
    return [{ ...write, record: { id, displayName, avatar, kind, ...(isDeleted && { isDeleted }) } }];
  });
}

/**
 * Returns the writes of all records that an actor may read, the newest first: of the agency, or of one record with all that
 * belongs to it or names it. Each is shown by the right on its own record and on each field.
 */
export async function listActivity(
  engine: Engine,
  actor: Actor,
  { ownerId, staffIds, from, until, ...page }: ActivityQuery,
): Promise<PageOf<ActivityWrite>> {
  const window = windowOf(page);
  const since = from ?? engine.clock() - activityDays * 86_400_000;
  const ownerKind = ownerId === undefined ? undefined : await kindOf(engine, actor, ownerId);
  const entities = seenEntities(engine, actor);
  if (entities.length === 0) return pageOf(window, []);
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const branches = entities.map(({ name }) => {
    const model = engine.model(name);
    const scope = scopeSql(scopeOf(actor, 'read', name, engine.registry), model, 't', actor, values, engine.model);
    const owner =
      ownerId !== undefined && ownerKind !== undefined
        ? ` and ${ownerCondition(model, { id: ownerId, kind: ownerKind }, values)}`
        : '';
    return `when ${values.add(name)} then exists (select 1 from ${model.table} t
      where t.agency_id = r.agency_id and t.id = r.id and ${scope}${owner})`;
  });
  const conditions = [
    `h.agency_id = ${agency}`,
    `h.at > ${values.add(new Date(since).toISOString())}::timestamptz`,
    ...(until === undefined ? [] : [`h.at <= ${values.add(new Date(until).toISOString())}::timestamptz`]),
    ...(staffIds ? [`h.staff_id = any(${values.add(staffIds)}::uuid[])`] : []),
    `case r.kind ${branches.join(' ')} else false end`,
  ];
  const { rows } = await engine.database.query<ActivityRow>(actor.agencyId, {
    text: `select h.id, h.at, h.account_id, h.staff_id, h.action, h.version, h.changes, h.record_id,
        r.kind, r.label, r.avatar, r.deleted_at is not null as is_deleted
      from history h join record r on r.agency_id = h.agency_id and r.id = h.record_id
      where ${conditions.join(' and ')}
      order by h.at desc, h.id desc limit ${values.add(window.most)} offset ${values.add(window.skipped)}`,
    values: values.list,
  });
  const { data, ...next } = pageOf(window, rows);
  return { data: await described(engine, actor, data), ...next };
}
