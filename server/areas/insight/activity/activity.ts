import type { Actor } from '../../../../schema/access/access.ts';
import { can, canField } from '../../../../schema/access/can.ts';
import { scopeOf } from '../../../../schema/access/scope.ts';
import type { activityCalls, ActivityWrite } from '../../../../schema/areas/insight/calls/activity.ts';
import type { ValueOf } from '../../../../schema/language/call.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { referencesInRows, targetsOf } from '../../../../schema/language/records/references.ts';
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

/** Length of the feed of a question without `from`, in days. */
const activityDays = 92;

/** Question about what changed (`activityCalls.list`). */
export type ActivityQuery = NonNullable<ValueOf<NonNullable<(typeof activityCalls)['list']['body']>>>;

/** Record whose activity is asked for. */
interface Owner {
  readonly id: string;
  readonly kind: string;
}

interface ActivityRow extends WriteRow {
  readonly record_id: string;
  readonly kind: string;
  readonly label: string;
  readonly avatar: string | null;
  readonly is_deleted: boolean;
}

/** Returns the entities whose writes are in the feed of an actor: those that they may read, except private ones. */
function seenEntities(engine: Engine, actor: Actor): readonly AnyEntity[] {
  return engine.registry.all.filter(
    ({ name }) =>
      can(actor, 'read', name, engine.registry) !== 'no' &&
      scopeOf(actor, 'read', name, engine.registry).type !== 'own',
  );
}

/** The fields of an entity that point to records of a kind, as far as the actor may see them. */
function fieldsPointingTo({ columns, links, entity }: Model, actor: Actor, kind: string): readonly string[] {
  const stored = [...columns, ...links.filter(({ isInverse }) => !isInverse)];
  const own = stored.filter(({ spec, field }) => {
    const isSeen = canField(actor, entity.fields[field]?.access) !== 'none';
    return spec.pointsTo?.includes(kind) === true && isSeen;
  });
  const inRows = referencesInRows(entity.fields).filter(
    ({ field }) => targetsOf(field).includes(kind) && canField(actor, field.access) !== 'none',
  );
  return [...own.map(({ field }) => field), ...inRows.map(({ path }) => path)];
}

/** The condition that a row of `t` is the owner or points to it. */
function ownerCondition(model: Model, actor: Actor, owner: Owner, values: Values): string {
  const ids = `${values.add([owner.id])}::uuid[]`;
  const pointing = fieldsPointingTo(model, actor, owner.kind).map((field) =>
    keptAt(model, field, 't.agency_id').condition(ids),
  );
  return `(${[`t.id = any(${ids})`, ...pointing].join(' or ')})`;
}

/** Returns a record that the actor may read, with its kind; throws 404 for any other. */
async function readableOwner(engine: Engine, actor: Actor, id: string): Promise<Owner> {
  const { rows } = await engine.database.query<Owner>(actor.agencyId, {
    text: 'select id, kind from record where agency_id = $1 and id = $2',
    values: [agencyOf(actor), id],
  });
  const [owner] = rows;
  if (!owner) throw new RefusalError('notFound', 'notFound');
  await findRecord(engine, actor, owner.kind, id);
  return owner;
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
 * Returns the writes of all records that an actor may read, the newest first: of the agency, or of one record and those that
 * point to it. Each is shown by the right on its own record and on each field.
 */
export async function listActivity(
  engine: Engine,
  actor: Actor,
  { ownerId, staffIds, from, until, ...page }: ActivityQuery,
): Promise<PageOf<ActivityWrite>> {
  const window = windowOf(page);
  const since = from ?? engine.clock() - activityDays * 86_400_000;
  const owner = ownerId === undefined ? null : await readableOwner(engine, actor, ownerId);
  const entities = seenEntities(engine, actor);
  if (entities.length === 0) return pageOf(window, []);
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const branches = entities.map(({ name }) => {
    const model = engine.model(name);
    const scope = scopeSql(scopeOf(actor, 'read', name, engine.registry), model, 't', actor, values, engine.model);
    const ofOwner = owner ? ` and ${ownerCondition(model, actor, owner, values)}` : '';
    return `when ${values.add(name)} then exists (select 1 from ${model.table} t
      where t.agency_id = r.agency_id and t.id = r.id and ${scope}${ofOwner})`;
  });
  const conditions = [
    `h.agency_id = ${agency}`,
    `h.at > ${values.add(new Date(since).toISOString())}::timestamptz`,
    ...(until === undefined ? [] : [`h.at <= ${values.add(new Date(until).toISOString())}::timestamptz`]),
    ...(staffIds ? [`h.staff_id = any(${values.add(staffIds)}::uuid[])`] : []),
    `case r.kind ${branches.join(' ')} else false end`,
  ];
  const { rows } = await engine.database.query<ActivityRow>(actor.agencyId, {
    text: `select h.id, h.at, h.account_id, h.staff_id, h.action, h.version, h.changes, h.key_name, h.record_id,
        r.kind, r.label, r.avatar, r.deleted_at is not null as is_deleted
      from history h join record r on r.agency_id = h.agency_id and r.id = h.record_id
      where ${conditions.join(' and ')}
      order by h.at desc, h.id desc limit ${values.add(window.most)} offset ${values.add(window.skipped)}`,
    values: values.list,
  });
  const { data, ...next } = pageOf(window, rows);
  return { data: await described(engine, actor, data), ...next };
}
