import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import type { Engine } from '../../engine/engine.ts';
import { findRecord, type Found } from '../../engine/one.ts';
import { updateRecord } from '../../engine/update.ts';
import { RefusalError } from '../../errors.ts';
import { givenRows } from './givenRows.ts';

/** A change of some fields of a record, of which lists carry only the rows that are added or changed. */
export interface PartWrite {
  readonly entity: string;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** All rows are new ones; else those with an `id` change theirs. */
  readonly isAdding: boolean;
  /** The version that the caller has seen; the current one unless said. */
  readonly version?: number;
}

/** How often a write begins anew that others were faster than. */
const tries = 10;

const isStale = (error: unknown) => error instanceof RefusalError && error.refusal === 'staleVersion';

/**
 * Writes a part of a record: an update like that of its form, with the same rights, rules and history. Where the caller
 * names no version it begins anew when somebody else was faster, so that both writes stand.
 */
export async function writePart(
  engine: Engine,
  actor: Actor,
  write: PartWrite,
  connection?: Connection,
): Promise<Found> {
  const { entity, id, isAdding, version } = write;
  const at = connection ? { connection } : {};
  for (let left = tries; ; left--) {
    const { record } = await findRecord(engine, actor, entity, id, { action: 'update', ...at });
    const { values, toldAsGiven } = givenRows(record, write.values, isAdding);
    try {
      return await updateRecord(engine, actor, entity, id, values, { version: version ?? record.version, ...at });
    } catch (error) {
      if (!isStale(error) || version !== undefined || left === 0) throw toldAsGiven(error);
    }
  }
}
