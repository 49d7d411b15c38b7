import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { takeAhead } from '../writing/ahead.ts';
import { wordedClash } from '../writing/commit.ts';
import { searchedCustom } from '../writing/customFields.ts';
import { within, type Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { completeWrites, isFollowed, notifyOfWrites, type IntendedWrite } from '../writing/stages.ts';
import { noticesOf } from '../notifications/notices.ts';
import { holdTrees, movesInTree, requireTrees } from '../writing/trees.ts';
import { requireAmounts } from '../writing/sharedCurrency.ts';
import { touchesSearch } from '../writing/write.ts';
import { remembering } from './remembering.ts';
import { createManyStatement, updateManyStatement } from './statement.ts';

type Versions = ReadonlyMap<string, number>;

/** Writes records in one statement. Returns their versions by id, without those that have another one by now. */
async function write(engine: Engine, connection: Connection, writes: readonly IntendedWrite[]): Promise<Versions> {
  const here = remembering(engine, connection);
  const whole = [];
  for (const one of writes) {
    requireAmounts(one);
    const searched = touchesSearch(one) ? await searchedCustom(here, one.actor, one.model, one.after) : [];
    whole.push({ ...one, searched, notices: noticesOf(one) });
  }
  const [first, ...others] = whole;
  if (!first) return new Map();
  const statementOf = first.action === 'create' ? createManyStatement : updateManyStatement;
  const { rows } = await connection.query<{ id: string; version: number }>(statementOf([first, ...others]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Holds records in the order of their ids, so that two who write the same ones wait for each other and no more. */
export async function holdRows(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  model: Model,
  ids: readonly string[],
): Promise<void> {
  await takeAhead(engine, connection, actor, model);
  await connection.query({
    text: `select from ${model.table} where agency_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    values: [agencyOf(actor), ids],
  });
}

/**
 * Writes many records of one kind in one statement, within the caller's transaction, with the listeners of each.
 * Returns their new versions by id; records whose version differs from the one seen are left out, and not written.
 * @param writes all of one agency, model and action (create or update), each of a different record, by its own actor and at
 * its own moment; before an update, lock these first (`holdRows`)
 */
export async function commitMany(
  engine: Engine,
  connection: Connection,
  writes: readonly IntendedWrite[],
): Promise<Versions> {
  const [first] = writes;
  if (!first) return new Map();
  const isTree = writes.some((one) => movesInTree(engine, one));
  if (isTree) await holdTrees(connection, first.actor, first.model, first.action === 'create');
  const versions = await writeAll(engine, connection, first, writes);
  if (isTree) await requireTrees(connection, first.actor, first.model, [...versions.keys()]);
  return versions;
}

async function writeAll(
  engine: Engine,
  connection: Connection,
  first: IntendedWrite,
  writes: readonly IntendedWrite[],
): Promise<Versions> {
  const here = within(engine, connection);
  try {
    if (!isFollowed(engine, writes)) return await write(here, connection, writes);
    const complete = (await completeWrites(here, connection, writes)).filter((one) => one !== null);
    const isChanging = ({ action, changes }: IntendedWrite) => action === 'create' || changes.length > 0;
    const changing = complete.filter(isChanging);
    const versions = await write(here, connection, changing);
    const same = complete.flatMap((one) => (isChanging(one) ? [] : [[one.id, one.version ?? 0] as const]));
    return new Map([...same, ...(await notifyOfWrites(here, connection, changing, versions))]);
  } catch (error) {
    throw wordedClash(first.model, error);
  }
}
