import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../schema/access/access.ts';
import { restoreDays } from '../../../schema/rules/limits.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { changesOf, type Change } from './changes.ts';
import { commit } from './commit.ts';
import { makerOf } from './create.ts';
import type { Engine } from '../engine.ts';
import { findRecord, type Found } from '../reading/readOne.ts';
import { overwriting } from './overwriting.ts';
import { requireRight } from '../requireRight.ts';
import { requireOpen } from '../states/locks.ts';
import { staleVersion } from './update.ts';

const dayLength = 86_400_000;

/**
 * Turns a record into another variant of its entity (a scout into a talent): the same row under another kind, so that
 * links, files and history stay. Needs the right to edit the one and to create the other; an actor limited to assigned
 * records is assigned to it, as if they had created it.
 */
export async function convertRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version?: number,
): Promise<Found> {
  const to = engine.registry.get(entity).converts?.to;
  if (to === undefined) throw new RefusalError('notFound', 'notFound');
  requireRight(engine, actor, 'create', to);
  return overwriting(engine, actor, entity, id, version, (on) => convertSeen(on, actor, entity, to, id, version));
}

/** Converts a record that was just read. Throws `staleVersion` if a concurrent write was faster. */
async function convertSeen(
  engine: Engine,
  actor: Actor,
  entity: string,
  to: string,
  id: string,
  version?: number,
): Promise<Found> {
  const { record } = await findRecord(engine, actor, entity, id, { action: 'update' });
  const model = engine.model(entity);
  requireOpen(model, record);
  const after: Record<string, unknown> = { ...record };
  for (const [key, { from, to: next }] of Object.entries(model.entity.converts?.sets ?? {})) {
    if (from.includes(record[key] as string | number)) after[key] = next;
  }
  const maker = makerOf(engine, actor, engine.model(to), after);
  const changes = [{ field: 'kind', before: entity, after: to }, ...changesOf(model, record, after)];
  const write = {
    model,
    actor,
    id,
    action: 'convert' as const,
    changes,
    before: record,
    after,
    version: version ?? record.version,
    now: engine.clock(),
    kind: to,
    cause: 'convert' as const,
    ...(maker !== null && { assign: { staffId: maker, via: 'maker' } }),
  };
  const written = await commit(engine, write);
  if (written === null) throw await staleVersion(engine, actor, entity, record, version ?? record.version);
  return findRecord(engine, actor, to, id, { isWritten: true });
}

interface LastConversion {
  readonly from: string;
  readonly changes: readonly Change[];
}

/** The conversion that made a record what it is; throws a 400 if there was none or it is too long ago. */
async function lastConversion(
  { database, clock }: Engine,
  actor: Actor,
  entity: string,
  id: string,
): Promise<LastConversion> {
  const { rows } = await database.query<{ action: string; at: number; changes: readonly Change[] }>(actor.agencyId, {
    text: `select action, at, changes from history where agency_id = $1 and record_id = $2
        and action in ('convert', 'unconvert') order by version desc limit 1`,
    values: [agencyOf(actor), id],
  });
  const [row] = rows;
  const kind = row?.changes.find(({ field }) => field === 'kind');
  const isOpen = row?.action === 'convert' && kind?.after === entity && clock() - row.at <= restoreDays * dayLength;
  if (!row || !kind || !isOpen) throw new RefusalError('invalid', 'conversionOver', { params: { days: restoreDays } });
  return { from: String(kind.before), changes: row.changes };
}

/**
 * Turns a record back into what it was before its conversion, within 30 days. Values that the conversion set get back
 * those from before, unless somebody has changed them since; everything else stays as it is now. Needs the right to edit
 * the record and to create what it was.
 */
export async function undoConversion(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  version?: number,
): Promise<Found> {
  return overwriting(engine, actor, entity, id, version, async (on) => {
    const { record } = await findRecord(on, actor, entity, id, { action: 'update' });
    const { from, changes: set } = await lastConversion(on, actor, entity, id);
    requireRight(on, actor, 'create', from);
    const model = on.model(entity);
    requireOpen(model, record);
    const after: Record<string, unknown> = { ...record };
    for (const { field, before, after: given } of set) {
      if (field in record && isDeepStrictEqual(record[field], given)) after[field] = before;
    }
    const maker = makerOf(on, actor, on.model(from), after);
    const written = await commit(on, {
      model,
      actor,
      id,
      action: 'unconvert',
      changes: [{ field: 'kind', before: entity, after: from }, ...changesOf(model, record, after)],
      before: record,
      after,
      version: version ?? record.version,
      now: on.clock(),
      kind: from,
      cause: 'convert',
      ...(maker !== null && { assign: { staffId: maker, via: 'maker' } }),
    });
    if (written === null) throw await staleVersion(on, actor, entity, record, version ?? record.version);
    return findRecord(on, actor, from, id, { isWritten: true });
  });
}
