import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord, type Found } from '../../../engine/reading/readOne.ts';
import { overwriting } from '../../../engine/writing/overwriting.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { givenRows } from './givenRows.ts';

/** A change of some fields of a record, of which lists carry only the rows that are added or changed. */
export interface PartWrite {
  readonly entity: string;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** True to add all rows; otherwise rows with an `id` change the existing ones. */
  readonly isAdding: boolean;
  /** Version that the caller has seen; by default any version. */
  readonly version?: number;
}

/**
 * Writes a part of a record: an update like that of its form, with the same rights, rules and history. If the caller
 * gives no version and a concurrent write was faster, it reads the record again and retries, so that both writes are
 * kept.
 */
export async function writePart(
  engine: Engine,
  actor: Actor,
  { entity, id, values: given, isAdding, version }: PartWrite,
  connection?: Connection,
): Promise<Found> {
  const here = connection ? within(engine, connection) : engine;
  return overwriting(here, actor, entity, id, version, async (on) => {
    const { record } = await findRecord(on, actor, entity, id, { action: 'update' });
    const { values, toldAsGiven } = givenRows(record, given, isAdding);
    try {
      return await updateRecord(on, actor, entity, id, values, { version: version ?? record.version });
    } catch (error) {
      throw toldAsGiven(error);
    }
  });
}
