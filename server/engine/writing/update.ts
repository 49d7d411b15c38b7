import type { Actor } from '../../../schema/access/access.ts';
import { invalid, RefusalError } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { valuesOf, type Judged } from './body.ts';
import { changesOf, derivedValues, type Change } from './changes.ts';
import { commit } from './commit.ts';
import { changedSince } from '../reading/history.ts';
import { within, type Engine } from '../engine.ts';
import type { Accepting, WriteCause } from './events.ts';
import { fileFaults, isFileKey } from '../media/fileFaults.ts';
import type { Model } from '../model.ts';
import { findRecord, type Found, type WireRecord } from '../reading/readOne.ts';
import { overwriting } from './overwriting.ts';
import { requireNewOwner } from '../references/ownerRight.ts';
import { fixedFaults, holdsTargets, referenceFaults } from '../references/references.ts';
import { changesCurrency } from './sharedCurrency.ts';
import { isFollowed, type IntendedWrite } from './stages.ts';
import { emptiedFaults } from '../states/filled.ts';
import { judgeStates, type StateWrite } from '../states/judgeStates.ts';
import { closedFaults } from '../states/locks.ts';
import { answered } from '../reading/answered.ts';

/** Options of updating a record. */
export interface UpdateOptions extends Judged, Accepting {
  /** Version that the caller has seen; by default any version. */
  readonly version?: number;
  readonly connection?: Connection;
  /** Cause of the write; `call` by default. It contains the name of a step. */
  readonly cause?: WriteCause;
  /** Values of read-only and fixed fields, by wire key; only the server's own code gives them. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/** Returns what a refusal of an old version tells: the record as it is, and the fields that changed since. */
async function sinceVersion(engine: Engine, actor: Actor, entity: string, record: WireRecord, seen: number) {
  const changedFields = await changedSince(engine, actor, engine.model(entity), record.id, seen);
  return { current: answered(engine.registry.get(entity), record), changedFields };
}

/** The refusal of a write on an old version, with what a form needs to merge. */
export async function staleVersion(...stale: Parameters<typeof sinceVersion>): Promise<RefusalError> {
  return new RefusalError('staleVersion', 'staleVersion', { data: await sinceVersion(...stale) });
}

/** The refusal of a step on an old version, which names who changed the record last. */
export async function staleStep(...stale: Parameters<typeof sinceVersion>): Promise<RefusalError> {
  const [engine, actor, , record, seen] = stale;
  const data = await sinceVersion(...stale);
  const { rows } = await engine.database.query<{ name: string }>(agencyOf(actor), {
    text: `select r.label as name from history h join record r on r.agency_id = h.agency_id and r.id = h.staff_id
      where h.agency_id = $1 and h.record_id = $2 and h.version > $3 order by h.version desc limit 1`,
    values: [agencyOf(actor), record.id, seen],
  });
  const [last] = rows;
  return last
    ? new RefusalError('staleVersion', 'changedMeanwhileBy', { data, params: { name: last.name } })
    : new RefusalError('staleVersion', 'changedMeanwhile', { data });
}

/**
 * Returns true if the answer needs a read, because it contains labels or amounts in a new currency; false if it follows from what was read and
 * written.
 */
function needsReading(model: Model, changes: readonly Change[]): boolean {
  const touched = changes.map(({ field }) => (model.column(field) ?? model.link(field))?.field ?? field);
  const isRecomputed = model.computed.some(({ from }) => !from || from.some((name) => touched.includes(name)));
  const isLabelled = ({ field }: Change) =>
    model.column(field)?.spec.pointsTo ||
    isFileKey(model, field) ||
    model.link(field) ||
    model.rows.some(({ key }) => key === field);
  return isRecomputed || changesCurrency(model, changes) || changes.some(isLabelled);
}

/**
 * Judges what a body would change of a record, and writes nothing. Throws a 400 that names every wrong field, 403 where
 * it would lie with an owner outside what the actor may write.
 */
export async function judgeUpdate(
  engine: Engine,
  actor: Actor,
  entity: string,
  record: WireRecord,
  body: Readonly<Record<string, unknown>>,
  {
    set = {},
    mayUpdateAll,
    ...judged
  }: Judged & Pick<UpdateOptions, 'cause' | 'set'> & Pick<StateWrite, 'mayUpdateAll'> = {},
): Promise<{
  readonly changes: readonly Change[];
  readonly after: WireRecord;
  readonly values: Readonly<Record<string, unknown>>;
}> {
  const model = engine.model(entity);
  const asked = await valuesOf(engine, actor, model, body, record, judged);
  const step = typeof judged.cause === 'object' ? judged.cause.step : undefined;
  const write = { engine, actor, model, before: record, values: asked, given: Object.keys(asked), step, mayUpdateAll };
  const { patch, opened, left } = await judgeStates(write);
  const values = { ...asked, ...patch, ...set };
  const changes = changesOf(model, record, values);
  const after = { ...record, ...values } as WireRecord;
  if (changes.length === 0) return { changes, after, values };
  const faults = [
    ...fixedFaults(
      model,
      changes.filter(({ field }) => !(field in set)),
    ),
    ...closedFaults(model, record, changes, opened),
    ...emptiedFaults(model, record, changes, left),
    ...(await referenceFaults(engine, actor, model, changes, after)),
    ...(await fileFaults(engine, actor, model, changes, record.id)),
  ];
  if (faults.length > 0) throw invalid(faults);
  await requireNewOwner(engine, actor, model, changes, after);
  return { changes, after, values };
}

/** The write of a change that was judged. */
export function intendedUpdate(
  engine: Engine,
  actor: Actor,
  entity: string,
  before: WireRecord,
  { changes, after }: { readonly changes: readonly Change[]; readonly after: WireRecord },
  cause: WriteCause = 'call',
): IntendedWrite {
  const { id, version } = before;
  const model = engine.model(entity);
  return { model, actor, id, action: 'update', changes, before, after, version, now: engine.clock(), cause };
}

/**
 * Changes only the values in the body. Returns the record with its new version; a body without changes writes nothing.
 * A stale version is refused with `{ current, changedFields }`; without a version the write overwrites what others
 * wrote meanwhile.
 */
export async function updateRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  body: Readonly<Record<string, unknown>>,
  { connection, ...options }: UpdateOptions = {},
): Promise<Found> {
  const here = connection ? within(engine, connection) : engine;
  const model = engine.model(entity);
  const keys = Object.keys(body);
  const isHolding = keys.some((key) => isFileKey(model, key)) || holdsTargets(model, keys);
  return overwriting(here, actor, entity, id, options.version, (on) =>
    isHolding
      ? on.database.transaction(agencyOf(actor), (held) =>
          updateSeen(within(on, held), actor, entity, id, body, options),
        )
      : updateSeen(on, actor, entity, id, body, options),
  );
}

/** Changes a record that was just read. Throws `staleVersion` if a concurrent write was faster. */
async function updateSeen(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  body: Readonly<Record<string, unknown>>,
  options: Omit<UpdateOptions, 'connection'>,
): Promise<Found> {
  const { version } = options;
  const model = engine.model(entity);
  const found = await findRecord(engine, actor, entity, id, { action: 'update' });
  const { record } = found;
  if (version !== undefined && version !== record.version)
    throw await staleVersion(engine, actor, entity, record, version);
  const { changes, after, values } = await judgeUpdate(engine, actor, entity, record, body, options);
  if (changes.length === 0) return { ...found, isUnchanged: true };
  const { cause, acceptsClash } = options;
  const write = { ...intendedUpdate(engine, actor, entity, record, { changes, after }, cause), acceptsClash };
  const written = await commit(engine, write);
  if (written === null) {
    const { record: current } = await findRecord(engine, actor, entity, id, { action: 'update' });
    throw await staleVersion(engine, actor, entity, current, record.version);
  }
  if (isFollowed(engine, [write]) || needsReading(model, changes))
    return findRecord(engine, actor, entity, id, { isWritten: true });
  const derived = derivedValues(model, after);
  return {
    ...found,
    record: { ...record, ...values, ...derived, version: written, updatedAt: write.now } as WireRecord,
  };
}
