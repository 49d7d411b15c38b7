import type { Actor } from '../../../schema/access/access.ts';
import { envelopeOf, RefusalError } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import { removeSome } from '../many/removeMany.ts';
import { updateSome } from '../many/updateMany.ts';
import { restoreMany } from '../many/restoreMany.ts';
import { removeRecord, restoreRecord } from '../removal/remove.ts';
import type { WireRecord } from '../reading/readOne.ts';
import { requireRight } from '../requireRight.ts';
import { changedSets, changeSets, type SetChanges } from './sets.ts';
import { undoing, undone } from './undo.ts';
import { updateRecord } from './update.ts';

export interface BulkTarget {
  readonly id: string;
  readonly version?: number;
}

/** Returns the body of a row's update from the record as it is. */
type BodyOf = (record: WireRecord) => Readonly<Record<string, unknown>>;

/** Exactly one of change, delete, restore and undo, or else additions to sets and removals from them. */
export interface BulkRequest extends SetChanges {
  readonly ids: readonly BulkTarget[];
  readonly change?: Readonly<Record<string, unknown>>;
  /** A change that follows from each record; only the server's own code gives it. */
  readonly changeOf?: BodyOf;
  readonly delete?: boolean;
  readonly restore?: boolean;
  /** Undoes the caller's own writes that made the versions of `ids`. */
  readonly undo?: boolean;
  /** True if a change may put people where they have something else at the same time. */
  readonly acceptsClash?: boolean;
}

/** Version of a finished row; `isUnchanged` if nothing had to be written. */
interface Done {
  readonly version: number;
  readonly isUnchanged?: true;
}

/** Result for one row: its version now, or its error. */
export type BulkResult = { readonly id: string } & (Done | { readonly error: object });

/**
 * Changes, deletes or restores many records, or undoes what was changed, each on its own: an error is reported for its row and does not stop the
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
  const { delete: isDelete, restore: isRestore, undo: isUndo } = request;
  const isChange = request.change !== undefined || request.changeOf !== undefined;
  const asked = [isOfSets, isChange, isDelete === true, isRestore === true, isUndo === true];
  if (asked.filter(Boolean).length !== 1) throw new RefusalError('invalid', 'malformed');
  requireRight(engine, actor, isDelete ? 'delete' : isRestore ? 'restore' : 'update', entity);
  const bodyOf = isUndo ? await undoing(engine, actor, entity, request.ids) : bodiesOf(request);
  const done = await writeTogether(engine, actor, entity, request, bodyOf);
  const results: BulkResult[] = [];
  let broken: { readonly error: object } | null = null;
  for (const { id, version } of request.ids) {
    const known = done.get(id);
    if (known !== undefined) results.push({ id, ...known });
    else if (broken) results.push({ id, ...broken });
    else {
      try {
        results.push({ id, ...(await writeOne(engine, actor, entity, request, bodyOf, { id, version })) });
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

/** Returns what a change of values, or of sets, makes of a record. */
function bodiesOf(request: BulkRequest): BodyOf {
  return request.changeOf ?? ((record) => request.change ?? changedSets(record, request));
}

/**
 * Writes the records without obstacles together, with the same results as one by one. Returns the finished ones by id;
 * none if the write fails, or is refused by a check that runs only on writing.
 */
async function writeTogether(
  engine: Engine,
  actor: Actor,
  entity: string,
  { ids, delete: isDelete, restore: isRestore, undo: isUndo, acceptsClash }: BulkRequest,
  body: BodyOf,
): Promise<ReadonlyMap<string, Done>> {
  const isEachOnce = new Set(ids.map(({ id }) => id)).size === ids.length;
  const [first, ...others] = ids;
  if (!first || others.length === 0 || !isEachOnce) return new Map();
  try {
    if (isRestore)
      return finished(await restoreMany(engine, actor, entity, [first, ...others], { cause: 'bulk', acceptsClash }));
    if (isDelete) return finished(await removeSome(engine, actor, entity, ids, 'bulk'));
    // The version of an undo is that of the write, which others may have followed with writes of their own.
    const updates = ids.map((target) => ({ ...(isUndo ? { id: target.id } : target), body }));
    const { written, same } = await updateSome(
      engine,
      actor,
      entity,
      updates,
      isUndo ? undone : { cause: 'bulk', acceptsClash },
    );
    return new Map([...finished(written), ...finished(same, { isUnchanged: true })]);
  } catch {
    return new Map();
  }
}

function finished(versions: ReadonlyMap<string, number>, more: Pick<Done, 'isUnchanged'> = {}): Map<string, Done> {
  return new Map([...versions].map(([id, version]) => [id, { version, ...more }]));
}

async function writeOne(
  engine: Engine,
  actor: Actor,
  entity: string,
  request: BulkRequest,
  bodyOf: BodyOf,
  { id, version }: BulkTarget,
): Promise<Done> {
  const cause = 'bulk';
  if (request.delete) return versionOf(await removeRecord(engine, actor, entity, id, version, { cause }));
  const { acceptsClash } = request;
  if (request.restore)
    return versionOf((await restoreRecord(engine, actor, entity, id, version, { cause, acceptsClash })).record);
  const options = { ...(version !== undefined && { version }), cause, acceptsClash } as const;
  const { record, isUnchanged } = request.change
    ? await updateRecord(engine, actor, entity, id, request.change, options)
    : await changeSets(engine, actor, entity, id, bodyOf, request.undo ? undone : options);
  return { version: record.version, ...(isUnchanged && { isUnchanged }) };
}

const versionOf = ({ version }: { readonly version: number }): Done => ({ version });
