import type { Actor } from '../../schema/access/access.ts';
import type { ItemSet } from '../../schema/language/sets.ts';
import { agencyOf } from './agency.ts';
import { within, type Engine } from './engine.ts';
import { holdRows } from './many/commitMany.ts';
import { findRecord, type Found } from './readOne.ts';
import { updateRecord } from './update.ts';

/** What becomes of the ids of a set. */
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
 * Changes a set of a record from what it holds when it is written: of two people who add at once, neither takes away what
 * the other added. Otherwise an update like any other, by its rules and rights, with its version and its entry in the
 * history; nothing is written where nothing changes. Answers the record.
 * @param version the version that the caller has seen; whichever there is unless said
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

/** What a set of a record shows: its files, or references. Throws as reading the record does. */
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
