import type { Actor } from '../../schema/access/access.ts';
import { envelopeOf, RefusalError } from '../errors.ts';
import type { Engine } from './engine.ts';
import { removeSome } from './many/removeMany.ts';
import { updateSome } from './many/updateMany.ts';
import { removeRecord, restoreRecord } from './remove.ts';
import type { WireRecord } from './readOne.ts';
import { requireRight } from './requireRight.ts';
import { changedSets, changeSets, type SetChanges } from './sets.ts';
import { updateRecord } from './update.ts';

export interface BulkTarget {
  readonly id: string;
  readonly version?: number;
}

/** Exactly one of change, delete and restore, or else additions to sets and removals from them. */
export interface BulkRequest extends SetChanges {
  readonly ids: readonly BulkTarget[];
  readonly change?: Readonly<Record<string, unknown>>;
  readonly delete?: boolean;
  readonly restore?: boolean;
}

/** Result for one row: its new version, or its error. */
export type BulkResult = { readonly id: string } & ({ readonly version: number } | { readonly error: object });

/**
 * Changes, deletes or restores many records, each on its own: an error is reported for its row and does not stop the
 * others. A failure (the database goes away) ends the work: the remaining rows are reported by `refusalFor`, since
 * those before them are done; without `refusalFor` the failure is thrown.
 */
export async function bulkWrite(
  engine: Engine,
  actor: Actor,
  entity: string,
  request: BulkRequest,
  refusalFor: (error: unknown) => RefusalError,
): Promise<readonly BulkResult[]> {
  const { add, remove } = request;
  const isOfSets = add !== undefined || remove !== undefined;
  const asked = [isOfSets, request.change !== undefined, request.delete === true, request.restore === true];
  if (asked.filter(Boolean).length !== 1) throw new RefusalError('invalid', 'malformed');
  requireRight(engine, actor, request.change || isOfSets ? 'update' : request.delete ? 'delete' : 'restore', entity);
  const done = new Map(await writeTogether(engine, actor, entity, request));
  const results: BulkResult[] = [];
  let broken: { readonly error: object } | null = null;
  for (const { id, version } of request.ids) {
    const known = done.get(id);
    if (known !== undefined) results.push({ id, version: known });
    else if (broken) results.push({ id, ...broken });
    else {
      try {
        results.push({ id, version: await writeOne(engine, actor, entity, request, id, version) });
      } catch (error) {
        const isRefused = error instanceof RefusalError;
        const isAnyDone = done.size > 0 || results.some((row) => 'version' in row);
        if (!isRefused && !isAnyDone) throw error;
        const envelope = envelopeOf(isRefused ? error : refusalFor(error)) as { error: object };
        results.push({ id, ...envelope });
        if (!isRefused) broken = envelope;
      }
    }
  }
  return results;
}

/**
 * Writes the records without obstacles together, with the same results as one by one. Returns the new versions; none if
 * the write fails, or is refused by a check that runs only on writing.
 */
async function writeTogether(
  engine: Engine,
  actor: Actor,
  entity: string,
  { ids, change, delete: isDelete, restore: isRestore, ...sets }: BulkRequest,
): Promise<ReadonlyMap<string, number>> {
  const isEachOnce = new Set(ids.map(({ id }) => id)).size === ids.length;
  if (ids.length < 2 || !isEachOnce) return new Map();
  try {
    if (isRestore) return new Map();
    if (isDelete) return await removeSome(engine, actor, entity, ids, 'bulk');
    const body = change ?? ((record: WireRecord) => changedSets(record, sets));
    const updates = ids.map((target) => ({ ...target, body }));
    return await updateSome(engine, actor, entity, updates, 'bulk');
  } catch {
    return new Map();
  }
}

async function writeOne(
  engine: Engine,
  actor: Actor,
  entity: string,
  request: BulkRequest,
  id: string,
  version: number | undefined,
): Promise<number> {
  const cause = 'bulk';
  if (request.delete) return (await removeRecord(engine, actor, entity, id, version, { cause })).version;
  if (request.restore) return (await restoreRecord(engine, actor, entity, id, version, cause)).record.version;
  const options = { ...(version !== undefined && { version }), cause } as const;
  const found = request.change
    ? await updateRecord(engine, actor, entity, id, request.change, options)
    : await changeSets(engine, actor, entity, id, (record) => changedSets(record, request), options);
  return found.record.version;
}
