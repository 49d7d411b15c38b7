import type { Actor } from '../../schema/access/access.ts';
import { envelopeOf, RefusalError } from '../errors.ts';
import type { Engine } from './engine.ts';
import { removeRecord, restoreRecord } from './remove.ts';
import { requireRight } from './right.ts';
import { updateRecord } from './update.ts';

export interface BulkTarget {
  readonly id: string;
  readonly version?: number;
}

/** Exactly one of the three. */
export interface BulkRequest {
  readonly ids: readonly BulkTarget[];
  readonly change?: Readonly<Record<string, unknown>>;
  readonly delete?: boolean;
  readonly restore?: boolean;
}

/** What became of one row: its new version, or its refusal. */
export type BulkResult = { readonly id: string } & ({ readonly version: number } | { readonly error: object });

/**
 * Changes, deletes or restores many records, each by itself: what is refused is told row by row and stops nothing. What
 * breaks (a database that goes away) ends the work: the rows from there on are told as `refusalFor` says, since those
 * before them are done; where none is, it is thrown.
 */
export async function bulkWrite(
  engine: Engine,
  actor: Actor,
  entity: string,
  request: BulkRequest,
  refusalFor: (error: unknown) => RefusalError,
): Promise<readonly BulkResult[]> {
  const asked = [request.change !== undefined, request.delete === true, request.restore === true];
  if (asked.filter(Boolean).length !== 1) throw new RefusalError('invalid', 'malformed');
  requireRight(engine, actor, request.change ? 'update' : request.delete ? 'delete' : 'restore', entity);
  const results: BulkResult[] = [];
  for (const [at, { id, version }] of request.ids.entries()) {
    try {
      results.push({ id, version: await writeOne(engine, actor, entity, request, id, version) });
    } catch (error) {
      const isRefused = error instanceof RefusalError;
      if (!isRefused && !results.some((row) => 'version' in row)) throw error;
      const envelope = envelopeOf(isRefused ? error : refusalFor(error)) as { error: object };
      const rows = isRefused ? [{ id }] : request.ids.slice(at);
      results.push(...rows.map((row) => ({ id: row.id, ...envelope })));
      if (!isRefused) break;
    }
  }
  return results;
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
  const found = await updateRecord(engine, actor, entity, id, request.change ?? {}, {
    ...(version !== undefined && { version }),
    cause,
  });
  return found.record.version;
}
