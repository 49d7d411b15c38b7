import { DatabaseError } from 'pg';
import { uniqueIndexName } from '../../../schema/derive/tables.ts';
import { uniqueOf } from '../../../schema/fields/text.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { takeAhead } from './ahead.ts';
import { searchedCustom } from './customFields.ts';
import { within, type Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { noticesOf } from '../notifications/notices.ts';
import { statementName } from '../statementNames.ts';
import { completeWrites, isFollowed, notifyOfWrites, type IntendedWrite } from './stages.ts';
import { holdTrees, movesInTree, requireTrees } from './trees.ts';
import { requireAmounts } from './sharedCurrency.ts';
import { createStatement, touchesSearch, updateStatement } from './write.ts';

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
  const field = model.entity.fields[column.field];
  // The messages of unique fields have no gaps.
  const message = ((field && uniqueOf(field)?.message) ?? 'notUnique') as 'notUnique';
  return invalid([fieldRefusal(column.spec.key, message)]);
}

/** Writes the intended change in one statement. Returns the new version; null if the record has another one by now. */
async function write(engine: Engine, intended: IntendedWrite): Promise<number | null> {
  const { model, actor, action, after } = intended;
  requireAmounts(intended);
  const searched = touchesSearch(intended) ? await searchedCustom(engine, actor, model, after) : [];
  const statement = (action === 'create' ? createStatement : updateStatement)({
    ...intended,
    searched,
    notices: noticesOf(intended),
  });
  const name = action === 'update' ? statementName(statement.text) : undefined;
  const { rows } = await engine.database.query<{ version: number }>(agencyOf(actor), {
    ...statement,
    ...(name !== undefined && { name }),
  });
  return rows[0]?.version ?? null;
}

/** Locks the record until the transaction ends; false if it has another version by now. */
async function hold(engine: Engine, connection: Connection, intended: IntendedWrite): Promise<boolean> {
  const { model, actor, id, version } = intended;
  await takeAhead(engine, connection, actor, model);
  const { count } = await connection.query({
    text: `select from ${model.table} where agency_id = $1 and id = $2 and version = $3 for no key update`,
    values: [agencyOf(actor), id, version],
  });
  return count > 0;
}

async function writeHeard(engine: Engine, connection: Connection, intended: IntendedWrite): Promise<number | null> {
  // Before any lock of a listener's own, so that no two writes wait for each other.
  if (intended.action !== 'create' && !(await hold(engine, connection, intended))) return null;
  const [complete] = await completeWrites(engine, connection, [intended]);
  if (!complete) return null;
  if (complete.action === 'update' && complete.changes.length === 0) return complete.version;
  const version = await write(engine, complete);
  if (version === null) return null;
  await complete.link?.(engine, connection);
  const versions = await notifyOfWrites(engine, connection, [complete], new Map([[complete.id, version]]));
  return versions.get(complete.id) ?? version;
}

/** Writes a record that may move within a tree. Refuses a move below itself. */
async function writeInTree(engine: Engine, connection: Connection, intended: IntendedWrite): Promise<number | null> {
  const { actor, model, id, action } = intended;
  const isNew = action === 'create';
  if (!isNew && !(await hold(engine, connection, intended))) return null;
  await holdTrees(connection, actor, model, isNew);
  const here = within(engine, connection);
  const isTold = intended.link !== undefined || isFollowed(engine, [intended]);
  const version = isTold ? await writeHeard(here, connection, intended) : await write(here, intended);
  if (version !== null) await requireTrees(connection, actor, model, [id]);
  return version;
}

/**
 * Writes a record: alone in one statement, which is a transaction of its own, or in one transaction with the listeners
 * that complete, refuse and follow it. Returns its new version, or null if its version differed from the one seen.
 */
export async function commit(engine: Engine, intended: IntendedWrite, connection?: Connection): Promise<number | null> {
  const here = connection ? within(engine, connection) : engine;
  const isTree = movesInTree(engine, intended);
  try {
    if (isTree)
      return await here.database.transaction(agencyOf(intended.actor), (held) => writeInTree(engine, held, intended));
    if (!intended.link && !isFollowed(engine, [intended])) return await write(here, intended);
    return await here.database.transaction(agencyOf(intended.actor), (held) =>
      writeHeard(within(engine, held), held, intended),
    );
  } catch (error) {
    throw wordedClash(intended.model, error);
  }
}
