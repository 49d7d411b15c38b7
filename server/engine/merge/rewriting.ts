import { v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { storedValue } from '../writing/changes.ts';
import { agencyOf } from '../agency.ts';
import { commit } from '../writing/commit.ts';
import { isHeard, within, type Engine } from '../engine.ts';
import type { WriteCause } from '../writing/events.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from '../reading/readOne.ts';
import { isFollowed } from '../writing/stages.ts';
import { wholeRecords } from '../reading/whole.ts';

/** In whose name something is moved, and where. */
export interface Hand {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly actor: Actor;
}

/** References that a merge has moved in one field of an entity's records, so that an undo can move them back. */
export interface MovedField {
  /** The root of the entity whose records point. */
  readonly kind: string;
  /** The wire key, or the path of a reference in rows. */
  readonly key: string;
  /** Records that pointed to the one that goes, and to the kept one since. */
  readonly ids?: readonly string[];
  /** Records whose list contained both: the position of the merged one. */
  readonly both?: readonly { readonly id: string; readonly position: number }[];
  /** The ids of the rows that pointed to it, for a reference in rows. */
  readonly rows?: readonly string[];
  /** Texts that named it. */
  readonly texts?: readonly { readonly id: string; readonly before: string; readonly after: string }[];
}

/** A move of references from one record to another. */
export interface Move {
  /** The kinds of the records' table. */
  readonly kinds: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly cause: WriteCause;
}

/** One wire key of records that is given another value. */
export interface Rewriting {
  readonly model: Model;
  readonly key: string;
  /** The key's new value, from the whole record. */
  readonly valueOf: (record: WireRecord) => unknown;
  readonly cause: WriteCause;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Updates records with listeners one by one, as any update, so that listeners may complete or refuse each. Returns the
 * ids of the others, which can be written together. Deleted records have no listeners.
 */
export async function rewriteHeard(
  hand: Hand,
  ids: readonly string[],
  rewriting: Rewriting,
): Promise<readonly string[]> {
  const { engine, connection, actor } = hand;
  const { model, key, valueOf, cause, now } = rewriting;
  const variants = engine.registry.variantsOf(model.entity.root);
  if (ids.length === 0 || !variants.some(({ name }) => isHeard(engine, name, { action: 'update', cause }))) return ids;
  const done = new Set<string>();
  for (const { kind, record } of await wholeRecords(within(engine, connection), actor, model, ids)) {
    if (record['deletedAt'] !== null) continue;
    const { id, version } = record;
    const value = valueOf(record);
    const changes = [
      { field: key, before: storedValue(model, key, record[key]), after: storedValue(model, key, value) },
    ];
    const after = { ...record, [key]: value };
    const same = { actor, id, action: 'update' as const, version, now, cause };
    const write = { ...same, model: engine.model(kind), changes, before: record, after };
    if (!isFollowed(engine, [write])) continue;
    await commit(engine, write, connection);
    done.add(id);
  }
  return ids.filter((id) => !done.has(id));
}

/** The value of a key of a record before and after. */
export interface Noted {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Increments the version of records whose references were moved, with a history entry. */
export async function note(
  hand: Hand,
  { model, key }: Pick<Rewriting, 'model' | 'key'>,
  noted: readonly Noted[],
  now: number,
): Promise<void> {
  if (noted.length === 0) return;
  const { connection, actor } = hand;
  const agency = agencyOf(actor);
  const moment = new Date(now).toISOString();
  const account = actor.accountId === systemAccountId ? null : actor.accountId;
  const changes = new Map(noted.map(({ id, before, after }) => [id, [{ field: key, before, after }]]));
  const { rows } = await connection.query<{ id: string; version: number }>({
    text: `update ${model.table} t set version = t.version + 1, updated_at = $3
      where t.agency_id = $1 and t.id = any($2::uuid[]) returning t.id, t.version`,
    values: [agency, noted.map(({ id }) => id), moment],
  });
  await connection.query({
    text: `insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes,
        key_id, key_name)
      select $1, h.id, h.record, $4, $5, $6, 'update', h.version, h.changes, $9, $10
      from unnest($2::uuid[], $3::uuid[], $7::integer[], $8::jsonb[]) h(id, record, version, changes)`,
    values: [
      agency,
      rows.map(() => v7()),
      rows.map(({ id }) => id),
      moment,
      account,
      actor.staffId,
      rows.map(({ version }) => version),
      rows.map(({ id }) => JSON.stringify(changes.get(id))),
      actor.via?.keyId,
      actor.via?.name,
    ],
  });
}
