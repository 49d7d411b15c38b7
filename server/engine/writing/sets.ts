import type { Actor } from '../../../schema/access/access.ts';
import type { ItemSet } from '../../../schema/language/sets.ts';
import { agencyOf } from '../agency.ts';
import type { Judged } from './body.ts';
import { within, type Engine } from '../engine.ts';
import type { Accepting, WriteCause } from './events.ts';
import { holdRows } from '../many/commitMany.ts';
import { findRecord, type Found, type WireRecord } from '../reading/readOne.ts';
import { updateRecord } from './update.ts';
import { answered } from '../reading/answered.ts';

/** Computes the new ids of a set from its present ones. */
type SetChange = (ids: readonly string[]) => readonly string[];

/** The ids with those that are not among them yet, at the end. */
const adding =
  (more: readonly string[]): SetChange =>
  (ids) => [...new Set([...ids, ...more.map((id) => id.toLowerCase())])];

/** The ids without some. */
const removing = (items: readonly string[]): SetChange => {
  const gone = new Set(items.map((id) => id.toLowerCase()));
  return (ids) => ids.filter((id) => !gone.has(id));
};

/** Items to add to sets of a record and to remove from them, by wire key. */
export interface SetChanges {
  readonly add?: Readonly<Record<string, readonly string[]>>;
  readonly remove?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the body that changes sets of a record from their present content: removals first, then additions. */
export function changedSets(record: Readonly<Record<string, unknown>>, { add = {}, remove = {} }: SetChanges) {
  const keys = [...new Set([...Object.keys(remove), ...Object.keys(add)])];
  const changed = (key: string) => {
    const present = (record[key] ?? []) as readonly string[];
    return adding(add[key] ?? [])(removing(remove[key] ?? [])(present));
  };
  return Object.fromEntries(keys.map((key) => [key, changed(key)]));
}

/** Options of a change from present values: the version that the caller has seen (any by default), and the cause. */
export interface SetOptions extends Judged, Accepting {
  readonly version?: number | undefined;
  readonly cause?: WriteCause;
}

/** Returns the body of an update, from the record as it is. */
type BodyOf = (record: WireRecord) => Readonly<Record<string, unknown>>;

/**
 * Changes a record from its current values, such as its sets: if two people add at once, both additions stay. Otherwise it is
 * an ordinary update, with its rules, rights, version and history entry; if nothing changes, nothing is written.
 * Returns the record.
 */
export async function changeSets(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  bodyOf: BodyOf,
  { version, cause = 'call', ...judging }: SetOptions = {},
): Promise<Found> {
  const model = engine.model(entity);
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const here = within(engine, connection);
    await holdRows(engine, connection, actor, model, [id]);
    const { record } = await findRecord(here, actor, entity, id, { action: 'update' });
    const options = { ...judging, version: version ?? record.version, connection, cause };
    return updateRecord(engine, actor, entity, id, bodyOf(record), options);
  });
}

/** Returns a set of a record: its files or references. Throws as reading the record does. */
export async function readSet(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  { field }: Pick<ItemSet, 'field'>,
): Promise<readonly unknown[]> {
  const { record } = await findRecord(engine, actor, entity, id);
  return (answered(engine.registry.get(entity), record)[field] ?? []) as readonly unknown[];
}
