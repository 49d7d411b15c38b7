import { v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { isHeard, within, type Engine } from '../engine.ts';
import { takeAhead } from '../writing/ahead.ts';
import { hears, type WriteCause, type WriteIntent, type Accepting } from '../writing/events.ts';
import type { Model } from '../model.ts';
import { notifyListeners } from '../writing/stages.ts';
import { wholeRecords } from '../reading/whole.ts';

/** A record that was deleted or restored, with its new version. */
export interface RemovedRow {
  readonly id: string;
  readonly kind: string;
  readonly version: number;
}

/** One deletion or restoration of several records as one. */
export interface Removal extends Accepting {
  readonly action: 'delete' | 'restore';
  /**
   * The record whose id all of them carry, so that they come back with it and only with it; null for each its own, of
   * records on which nothing hangs.
   */
  readonly id: string | null;
  /** Records that were requested, unless it is that one alone. */
  readonly asked?: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Name of the action in the history; the action itself by default. */
  readonly as?: string;
  /** Cause of the writes that were requested; other writes follow from them. */
  readonly cause: WriteCause;
}

/** Condition on rows `t` of a table; the placeholders of its values begin at `$2`. */
export interface RowCondition {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** Runs the listeners before the rows are written. Returns the context for those after the write, by id. */
async function foresee(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  model: Model,
  { where, values }: RowCondition,
  { action, id, asked = id === null ? undefined : [id], cause, acceptsClash }: Removal,
): Promise<ReadonlyMap<string, WriteIntent>> {
  const variants = engine.registry.variantsOf(model.entity.root);
  const isFollowed = (why: WriteCause) => variants.some(({ name }) => isHeard(engine, name, { action, cause: why }));
  const [isOwn, isCascade] = [isFollowed(cause), asked !== undefined && isFollowed('cascade')];
  if (!isOwn && !isCascade) return new Map();
  await takeAhead(engine, connection, actor, model);
  const isDeleted = action === 'delete' ? 'null' : 'not null';
  const alone = isCascade ? undefined : asked;
  const { rows } = await connection.query<{ id: string }>({
    text: `select t.id from ${model.table} t where t.agency_id = $1 and ${where} and t.deleted_at is ${isDeleted}
      ${alone ? `and t.id = any($${values.length + 2}::uuid[])` : ''} order by t.id for update`,
    values: [agencyOf(actor), ...values, ...(alone ? [alone] : [])],
  });
  const here = within(engine, connection);
  const ids = rows.map((row) => row.id);
  const whole = await wholeRecords(here, actor, model, ids);
  const intents = new Map<string, WriteIntent>();
  for (const { kind: entity, record } of whole) {
    const why = asked === undefined || asked.includes(record.id) ? cause : 'cascade';
    const accepted = acceptsClash !== undefined && { acceptsClash };
    const written = { before: record, after: record, changes: [], ...accepted };
    const same = { actor, entity, id: record.id, action, cause: why, ...written };
    intents.set(record.id, same);
    for (const one of engine.listenersOf(entity).before) {
      const patch = hears(one, same) ? await one.listener(same, connection) : undefined;
      if (patch) throw new Error(`a listener gives values to '${entity}', which a ${action} cannot write`);
    }
  }
  return intents;
}

/** Records a deletion or restore besides the rows' own columns: the dates of their records and a history entry. */
async function recordRows(
  connection: Connection,
  actor: Actor,
  rows: readonly { readonly id: string; readonly version: number }[],
  { action, now, as = action }: Removal,
): Promise<RemovedRow[]> {
  const agency = agencyOf(actor);
  const ids = rows.map(({ id }) => id);
  const moment = new Date(now).toISOString();
  const account = actor.accountId === systemAccountId ? null : actor.accountId;
  const { rows: records } = await connection.query<{ id: string; kind: string }>({
    text: 'update record set deleted_at = $3 where agency_id = $1 and id = any($2::uuid[]) returning id, kind',
    values: [agency, ids, action === 'delete' ? moment : null],
  });
  await connection.query({
    text: `insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes,
        key_id, key_name)
      select $1, h.id, h.record, $4, $5, $6, $7, h.version, '[]', $9, $10
      from unnest($2::uuid[], $3::uuid[], $8::integer[]) h(id, record, version)`,
    values: [
      agency,
      ids.map(() => v7()),
      ids,
      moment,
      account,
      actor.staffId,
      as,
      rows.map((row) => row.version),
      actor.via?.keyId,
      actor.via?.name,
    ],
  });
  const kinds = new Map(records.map(({ id, kind }) => [id, kind]));
  return rows.map(({ id, version }) => ({ id, version, kind: kinds.get(id) ?? '' }));
}

/**
 * Deletes or restores the rows of a table that meet a condition, within the caller's transaction, with the listeners of
 * each. Returns their new versions. Dependents are left to the caller.
 */
export async function removeRows(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  model: Model,
  condition: RowCondition,
  removal: Removal,
): Promise<readonly RemovedRow[]> {
  const intents = await foresee(engine, connection, actor, model, condition, removal);
  const { where, values } = condition;
  const moment = new Date(removal.now).toISOString();
  const [at, by] = [values.length + 2, values.length + 3].map((place) => `$${place}`);
  // A restored record says what it said: it has not been edited.
  const isDelete = removal.action === 'delete';
  const { rows } = await connection.query<{ id: string; version: number }>({
    text: isDelete
      ? `update ${model.table} t set deleted_at = ${at}, deletion_id = coalesce(${by}::uuid, t.id), version = t.version + 1
          where t.agency_id = $1 and ${where} and t.deleted_at is null returning t.id, t.version`
      : `update ${model.table} t set deleted_at = null, deletion_id = null, version = t.version + 1
          where t.agency_id = $1 and ${where} returning t.id, t.version`,
    values: [agencyOf(actor), ...values, ...(isDelete ? [moment, removal.id] : [])],
  });
  if (rows.length === 0) return [];
  const removed = await recordRows(connection, actor, rows, removal);
  const events = removed.flatMap(({ id, version }) => {
    const intent = intents.get(id);
    return intent ? [{ ...intent, version }] : [];
  });
  const versions = await notifyListeners(within(engine, connection), connection, model, events);
  return removed.map((row) => ({ ...row, version: versions.get(row.id) ?? row.version }));
}

/** The ids of rows by the kinds of their records. */
export function byKind(rows: readonly RemovedRow[]): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, readonly string[]>();
  for (const { id, kind } of rows) kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  return kinds;
}
