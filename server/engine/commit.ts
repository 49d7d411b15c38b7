import { DatabaseError } from 'pg';
import type { Actor } from '../../schema/access/access.ts';
import { uniqueIndexName } from '../../schema/derive/tables.ts';
import { fieldRefusal, invalid, RefusalError } from '../errors.ts';
import type { Connection, Statement } from '../database/pools.ts';
import { agencyOf } from './agency.ts';
import type { Engine, WriteEvent } from './engine.ts';
import type { Model } from './model.ts';

const uniqueViolation = '23505';

/** The column whose value another record already has, from the name of the index that refused it. */
function clashingColumn(model: Model, error: unknown) {
  if (!(error instanceof DatabaseError) || error.code !== uniqueViolation) return undefined;
  return model.columns.find(
    ({ spec, column: name }) => spec.isUnique && error.constraint === uniqueIndexName(model.table, name),
  );
}

/** The refusal to bring a record back where another one has by now what only one may have; null of any other error. */
export function restoreClash(models: readonly Model[], error: unknown, record: string): RefusalError | null {
  for (const model of models) {
    const column = clashingColumn(model, error);
    if (!column) continue;
    const params = { record, field: column.field, kind: model.entity.name };
    return new RefusalError('restoreClash', 'restoreClash', { params });
  }
  return null;
}

/** A unique index's refusal in the field's own words; anything else as it came. */
export function wordedClash(model: Model, error: unknown): unknown {
  const column = clashingColumn(model, error);
  if (!column) return error;
  const { key } = column.spec;
  const field = model.entity.fields[column.field];
  return invalid([fieldRefusal(key, (field && 'unique' in field && (field.unique as 'notUnique')) || 'notUnique')]);
}

/**
 * Runs the statement of a write: alone, which is a transaction of its own, or in one with the listeners that must be
 * part of it. Answers the new version, or null where the statement found no row.
 */
export async function commit(
  engine: Engine,
  actor: Actor,
  model: Model,
  statement: Statement,
  event: Omit<WriteEvent, 'version'>,
  connection?: Connection,
): Promise<number | null> {
  const run = async (on: Connection): Promise<number | null> => {
    const { rows } = await on.query<{ version: number }>(statement);
    const version = rows[0]?.version ?? null;
    if (version !== null) {
      for (const listener of engine.listenersOf(event.entity)) await listener({ ...event, version }, on);
    }
    return version;
  };
  const agencyId = agencyOf(actor);
  try {
    if (connection) return await run(connection);
    if (engine.listenersOf(event.entity).length > 0) return await engine.database.transaction(agencyId, run);
    return await run({ query: (one) => engine.database.query(agencyId, one) });
  } catch (error) {
    throw wordedClash(model, error);
  }
}
