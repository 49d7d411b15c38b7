import { v7 } from 'uuid';
import { systemActor, type Actor } from '../../../schema/access/access.ts';
import type { MergeChoice } from '../../../schema/merge.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import type { Change } from '../writing/changes.ts';
import { commit } from '../writing/commit.ts';
import { within, type Engine } from '../engine.ts';
import { isFileKey } from '../media/fileFaults.ts';
import type { Model } from '../model.ts';
import { findRecord, type Found } from '../reading/readOne.ts';
import { requireNewOwner } from '../references/ownerRight.ts';
import { removeRows, type Removal } from '../removal/removal.ts';
import { emptiedFaults } from '../states/filled.ts';
import { closedFaults, requireDeletable } from '../states/locks.ts';
import { holdTrees, requireTrees } from '../writing/trees.ts';
import { staleVersion } from '../writing/update.ts';
import { moveLinks } from './links.ts';
import type { MovedField } from './rewriting.ts';
import { mergedValues, sharedFaults } from './values.ts';

/** Request of a merge, besides the record that is kept. */
export interface MergeRequest {
  /** The version of the kept record that the caller has seen. */
  readonly version: number;
  readonly goneId: string;
  readonly goneVersion: number;
  readonly choice?: MergeChoice;
}

/** A use of a file by the record that is gone, which keeps it for the day on which the merge is undone. */
export interface HeldFile {
  readonly mediaId: string;
  readonly purpose: string;
}

/** Parts that a merge moved, besides the values of the kept record. */
export interface MovedParts {
  readonly links: readonly MovedField[];
  /** Staff who had made the one that is gone, where only assigned records are theirs. */
  readonly makers: readonly string[];
  readonly files: readonly HeldFile[];
  /** Parts that modules moved, by the names of their followers; absent in older entries. */
  readonly followed?: Readonly<Record<string, readonly string[]>>;
}

/** Locks two records in a fixed order: crossing merges wait for each other, and so do writers of references to them. */
export async function holdRecords(connection: Connection, actor: Actor, ids: readonly string[]): Promise<void> {
  await connection.query({
    text: 'select id from record where agency_id = $1 and id = any($2::uuid[]) order by id for update',
    values: [agencyOf(actor), ids],
  });
}

/** Moves the assignments that makers have to the merged record, so that they keep their access. */
async function moveMakers(connection: Connection, actor: Actor, from: string, to: string): Promise<readonly string[]> {
  const { rows } = await connection.query<{ staff_id: string }>({
    text: `insert into assignment (agency_id, record_id, staff_id, via)
      select $1, $3, a.staff_id, a.via from assignment a where a.agency_id = $1 and a.record_id = $2 and a.via = 'maker'
      on conflict do nothing returning staff_id`,
    values: [agencyOf(actor), from, to],
  });
  return rows.map(({ staff_id: id }) => id);
}

/** Attaches files that the kept record no longer uses to the merged record: a deleted record keeps its files. */
async function holdFiles(
  connection: Connection,
  actor: Actor,
  model: Model,
  changes: readonly Change[],
  goneId: string,
): Promise<readonly HeldFile[]> {
  const held = changes.flatMap(({ field: key, before, after }) => {
    if (!isFileKey(model, key)) return [];
    const used = [after].flat();
    const purpose = (model.column(key) ?? model.link(key))?.field ?? key;
    return [before ?? []].flat().flatMap((id) => (used.includes(id) ? [] : [{ mediaId: String(id), purpose }]));
  });
  if (held.length === 0) return [];
  const { rows } = await connection.query<{ media_id: string; purpose: string }>({
    text: `insert into media_use (agency_id, media_id, record_id, purpose)
      select $1, w.id, $2, w.purpose from unnest($3::uuid[], $4::text[]) w(id, purpose)
      on conflict do nothing returning media_id, purpose`,
    values: [agencyOf(actor), goneId, held.map(({ mediaId }) => mediaId), held.map(({ purpose }) => purpose)],
  });
  return rows.map(({ media_id: mediaId, purpose }) => ({ mediaId, purpose }));
}

/**
 * Merges two records in one transaction: the kept record takes the chosen values, references to the other record point
 * to it, and the other record is deleted; its address leads to the kept one. `unmergeRecords` undoes the merge. The
 * actor needs the right to edit and delete both. Throws 404 if the actor may not know of one of them or if their kinds
 * differ, and refuses a stale version of either.
 */
export async function mergeRecords(
  caller: Engine,
  actor: Actor,
  entity: string,
  keptId: string,
  request: MergeRequest,
): Promise<Found> {
  const agencyId = agencyOf(actor);
  const { goneId, version, goneVersion, choice = {} } = request;
  return caller.database.transaction(agencyId, async (connection) => {
    const engine = within(caller, connection);
    await holdRecords(connection, actor, [keptId, goneId]);
    const seen = async (id: string, known: number) => {
      const { record } = await findRecord(engine, actor, entity, id, { action: 'delete' });
      if (record.version !== known) throw await staleVersion(engine, actor, entity, record, known);
      // Every field, also those that the actor may not see.
      return (await findRecord(engine, systemActor(agencyId, actor.defaults), entity, id)).record;
    };
    const kept = await seen(keptId, version);
    if (goneId === keptId) throw invalid([fieldRefusal('goneId', 'reference')]);
    const gone = await seen(goneId, goneVersion);
    const model = engine.model(entity);
    const unlike = sharedFaults(engine, model, kept, gone);
    if (unlike.length > 0) throw invalid(unlike);
    requireDeletable(model, gone);
    const now = engine.clock();
    const moment = new Date(now).toISOString();
    const { after, changes } = await mergedValues(engine, actor, model, kept, gone, choice);
    const closed = [...closedFaults(model, kept, changes, new Set()), ...emptiedFaults(model, kept, changes)];
    if (closed.length > 0) throw invalid(closed);
    await requireNewOwner(engine, actor, model, changes, after);

    // The one that goes first, so that the kept one can take what only one of them may have.
    const removal: Removal = { action: 'delete', id: goneId, now, as: 'merge', cause: 'merge' };
    const condition = { where: 't.id = $2', values: [goneId] };
    const [removed] = await removeRows(engine, connection, actor, model, condition, removal);
    const kinds = engine.registry.variantsOf(model.entity.root).map(({ name }) => name);
    const move = { kinds, from: goneId, to: keptId, now, cause: 'merge' as const };
    const links = await moveLinks({ engine, connection, actor }, move);
    const followers = engine.mergeFollowersOf(model.entity.root);
    const pair = { connection, actor, keptId, goneId };
    for (const follower of followers) await follower.hold({ ...pair, model, changes });
    const write = {
      model,
      actor,
      id: keptId,
      action: 'merge' as const,
      changes,
      before: kept,
      after,
      version: kept.version,
      now,
      cause: 'merge' as const,
    };
    const written = await commit(engine, write, connection);
    await holdTrees(connection, actor, model, false);
    await requireTrees(connection, actor, model, [keptId]);
    const followed: Record<string, readonly string[]> = {};
    for (const follower of followers) followed[follower.name] = await follower.move(pair);
    const moved: MovedParts = {
      links,
      makers: await moveMakers(connection, actor, goneId, keptId),
      files: await holdFiles(connection, actor, model, changes, goneId),
      followed,
    };
    const noted = JSON.stringify(changes);
    await connection.query({
      text: `insert into merge (agency_id, id, kind, kept_id, kept_version, gone_id, gone_version, at, changes, moved)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb)`,
      values: [agencyId, v7(), entity, keptId, written, goneId, removed?.version, moment, noted, JSON.stringify(moved)],
    });
    return findRecord(engine, actor, entity, keptId, { isWritten: true });
  });
}
