import type { Actor } from '../../schema/access/access.ts';
import type { ItemSet } from '../../schema/language/sets.ts';
import { agencyOf } from './agency.ts';
import { within, type Engine } from './engine.ts';
import { holdRows } from './many/commitMany.ts';
import { findRecord, type Found } from './readOne.ts';
import { updateRecord } from './update.ts';

/** Computes the new ids of a set from its present ones. */
export type SetChange = (ids: readonly string[]) => readonly string[];

/** The ids with those that are not among them yet, at the end. */
export const adding =
  (more: readonly string[]): SetChange =>
  (ids) => [...new Set([...ids, ...more.map((id) => id.toLowerCase())])];

/** The ids without one. */
export const removing =
  (item: string): SetChange =>
  (ids) =>
    ids.filter((id) => id !== item.toLowerCase());

/**
 * Changes a set of a record from its current content: if two people add at once, both additions stay. Otherwise it is
 * an ordinary update, with its rules, rights, version and history entry; if nothing changes, nothing is written.
 * Returns the record.
 * @param version the version that the caller has seen; by default any
 */
export async function changeSet(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  { key }: Pick<ItemSet, 'key'>,
  change: SetChange,
  version?: number,
): Promise<Found> {
  const model = engine.model(entity);
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const here = within(engine, connection);
    await holdRows(connection, actor, model, [id]);
    const { record } = await findRecord(here, actor, entity, id, { action: 'update' });
    const body = { [key]: change((record[key] ?? []) as readonly string[]) };
    return updateRecord(engine, actor, entity, id, body, { version: version ?? record.version, connection });
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
  return (record[field] ?? []) as readonly unknown[];
}
