import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Judged } from '../writing/body.ts';
import { within, type Engine } from '../engine.ts';
import type { Accepting, WriteCause } from '../writing/events.ts';
import { findRecord, findRecords, type WireRecord } from '../reading/readOne.ts';
import type { IntendedWrite } from '../writing/stages.ts';
import { intendedUpdate, judgeUpdate, staleVersion } from '../writing/update.ts';
import { commitMany, holdRows } from './commitMany.ts';
import { remembering } from './remembering.ts';

/** A change of one record. */
export interface Update {
  readonly id: string;
  /** Version that the caller has seen; by default any version. */
  readonly version?: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Values of read-only and fixed fields, by wire key; only the server's own code gives them. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/** A change of one record, which may follow from its present values. */
export interface UpdateFromRecord extends Omit<Update, 'body' | 'set'> {
  readonly body: Update['body'] | ((record: WireRecord) => Update['body']);
}

/** Options of updating many records. */
export interface UpdateManyOptions extends Accepting {
  readonly connection?: Connection;
  /** Cause of the writes, for listeners; `call` by default. */
  readonly cause?: WriteCause;
  /** Called when all changes are judged, before the first of them is written. */
  readonly onJudged?: () => Promise<void>;
}

type Versions = ReadonlyMap<string, number>;

/** The versions of the records that were written, and of those that a change left as they are. */
export interface SomeUpdated {
  readonly written: Versions;
  readonly same: Versions;
}

/**
 * Changes many records of one entity, all or none, in one statement: each by the same rules and rights as one alone,
 * with its version and its history entry. Returns their versions by id; a body without changes writes nothing. Throws
 * the error of the first record that is refused.
 * @param updates each of a different record
 */
export async function updateMany(
  engine: Engine,
  actor: Actor,
  entity: string,
  updates: readonly Update[],
  { connection, cause, onJudged }: UpdateManyOptions = {},
): Promise<Versions> {
  const model = engine.model(entity);
  const ids = updates.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error(`a record of '${entity}' is to be changed twice at once`);
  const update = async (held: Connection): Promise<Versions> => {
    const here = within(engine, held);
    await holdRows(engine, held, actor, model, ids);
    const found = await findRecords(here, actor, entity, ids, { action: 'update' });
    const judge = remembering(engine, held);
    const versions = new Map<string, number>();
    const writes: IntendedWrite[] = [];
    for (const { id, version, body, set } of updates) {
      const { record } = found.get(id) ?? (await findRecord(here, actor, entity, id, { action: 'update' }));
      if (version !== undefined && version !== record.version)
        throw await staleVersion(here, actor, entity, record, version);
      const judged = await judgeUpdate(judge, actor, entity, record, body, {
        ...(cause && { cause }),
        ...(set && { set }),
      });
      if (judged.changes.length > 0) writes.push(intendedUpdate(engine, actor, entity, record, judged, cause));
      versions.set(id, record.version);
    }
    await onJudged?.();
    return new Map([...versions, ...(await commitMany(engine, held, writes))]);
  };
  return connection ? update(connection) : engine.database.transaction(agencyOf(actor), update);
}

/**
 * Changes the records that can be changed, in one statement and one transaction; `updateRecord` gives the error of the
 * others.
 * @param updates each of a different record
 * @param judged cause of the writes, the context in which they are validated, and whether they accept clashes
 */
export async function updateSome(
  engine: Engine,
  actor: Actor,
  entity: string,
  updates: readonly UpdateFromRecord[],
  {
    cause,
    acceptsClash,
    ...judging
  }: Judged & Pick<UpdateManyOptions, 'acceptsClash'> & { readonly cause: WriteCause },
): Promise<SomeUpdated> {
  const model = engine.model(entity);
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const ids = updates.map(({ id }) => id);
    const found = await findRecords(within(engine, connection), actor, entity, ids, { action: 'update' });
    const judge = remembering(engine, connection);
    const same = new Map<string, number>();
    const writes: IntendedWrite[] = [];
    for (const { id, version, body } of updates) {
      const record = found.get(id)?.record;
      if (!record || (version !== undefined && version !== record.version)) continue;
      try {
        const given = typeof body === 'function' ? body(record) : body;
        const judged = await judgeUpdate(judge, actor, entity, record, given, { ...judging, cause });
        if (judged.changes.length === 0) same.set(id, record.version);
        else writes.push({ ...intendedUpdate(engine, actor, entity, record, judged, cause), acceptsClash });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
      }
    }
    if (writes.length === 0) return { written: new Map(), same };
    await holdRows(
      engine,
      connection,
      actor,
      model,
      writes.map(({ id }) => id),
    );
    return { written: await commitMany(engine, connection, writes), same };
  });
}
