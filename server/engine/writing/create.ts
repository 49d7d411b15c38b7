import { v7 } from 'uuid';
import type { Actor } from '../../../schema/access/access.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import { targetsOf } from '../../../schema/language/records/references.ts';
import { invalid } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { valuesOf } from './body.ts';
import { createdChanges, isNothing, type Change } from './changes.ts';
import { commit } from './commit.ts';
import { within, type Engine } from '../engine.ts';
import type { Accepting, WriteCause } from './events.ts';
import { fileFaults, isFileKey } from '../media/fileFaults.ts';
import type { Model } from '../model.ts';
import { setFirstStatuses, statusKeys } from './firstStatus.ts';
import { findRecord, type Found } from '../reading/readOne.ts';
import { requireOwner } from '../references/ownerRight.ts';
import { holdsTargets, referenceFaults } from '../references/references.ts';
import { requireRight } from '../requireRight.ts';
import type { IntendedWrite } from './stages.ts';
import { judgeStates } from '../states/judgeStates.ts';

/** Options of creating a record. */
export interface CreateOptions extends Accepting {
  /** Values of read-only fields, by wire key; only the server's own code gives them. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Creation time; now by default. */
  readonly at?: number;
  /** Cause of the write, for listeners; `call` by default. */
  readonly cause?: WriteCause;
  /** Has other records name the new one, in the transaction that makes it. */
  readonly link?: (engine: Engine, connection: Connection, id: string) => Promise<void>;
  readonly connection?: Connection;
}

/**
 * Returns the account that a new record is assigned to besides its fields: its maker, if the actor is limited to
 * assigned records. If a field keeps a roster, the maker is added to that instead, in `after`.
 */
export function makerOf(engine: Engine, actor: Actor, model: Model, after: Record<string, unknown>): string | null {
  const scope = scopeOf(actor, 'create', model.entity.name, engine.registry);
  const isAssignedOnly =
    scope.type === 'assigned' || (scope.type === 'anyOf' && scope.scopes.some((one) => one.type === 'assigned'));
  if (!isAssignedOnly || actor.staffId === null) return null;
  const roster = model.links.find(({ declared }) => 'assigns' in declared && declared.assigns === true);
  if (!roster) return actor.staffId;
  const staff = (after[roster.spec.key] as string[] | undefined) ?? [];
  if (!staff.includes(actor.staffId)) after[roster.spec.key] = [...staff, actor.staffId];
  return null;
}

/** A record that may be made, ready to be written. */
export interface Judged {
  readonly after: Record<string, unknown>;
  readonly changes: readonly Change[];
  /** Account that the record is assigned to besides its fields. */
  readonly maker: string | null;
}

/**
 * Validates a new record without writing it. Throws a 400 that names every wrong field, 403 if the actor may not create
 * such a record.
 */
export async function judgeCreate(
  engine: Engine,
  actor: Actor,
  entity: string,
  body: Readonly<Record<string, unknown>>,
  set: CreateOptions['set'] = {},
): Promise<Judged> {
  const model = engine.model(entity);
  requireRight(engine, actor, 'create', entity);
  const values = await valuesOf(engine, actor, model, body, null);
  const { patch } = await judgeStates({ engine, actor, model, before: null, values, given: Object.keys(body) });
  const after: Record<string, unknown> = { ...values, ...patch, ...set };
  for (const [name, field] of Object.entries(model.entity.fields)) {
    if ('isCreator' in field && field.isCreator === true && targetsOf(field).includes('staff')) {
      after[`${name}Id`] ??= actor.staffId;
    }
  }
  const unset = await setFirstStatuses(engine, actor, model, after);
  const changes = createdChanges(model, after);
  const faults = [
    ...unset,
    ...(await referenceFaults(engine, actor, model, changes, after)),
    ...(await fileFaults(engine, actor, model, changes, null)),
  ];
  if (faults.length > 0) throw invalid(faults);
  await requireOwner(engine, actor, model, after);
  const maker = makerOf(engine, actor, model, after);
  return { after, changes: withRoster(model, changes, after), maker };
}

/** The write of a record that was judged, under an id of its own. */
export function intendedCreate(
  engine: Engine,
  actor: Actor,
  entity: string,
  { after, changes, maker }: Judged,
  { at, cause = 'call', acceptsClash, link }: CreateOptions = {},
): IntendedWrite {
  const id = v7();
  return {
    model: engine.model(entity),
    actor,
    id,
    action: 'create',
    changes,
    before: null,
    after,
    now: at ?? engine.clock(),
    version: null,
    cause,
    acceptsClash,
    ...(link && { link: (on, connection) => link(on, connection, id) }),
    ...(maker !== null && { assign: { staffId: maker, via: 'maker' } }),
  };
}

/** Makes a record without answering it: its id and version. Throws as `createRecord` does. */
export async function insertRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  body: Readonly<Record<string, unknown>>,
  options: CreateOptions = {},
): Promise<{ readonly id: string; readonly version: number | null }> {
  const judged = await judgeCreate(engine, actor, entity, body, options.set);
  const write = intendedCreate(engine, actor, entity, judged, options);
  return { id: write.id, version: await commit(engine, write, options.connection) };
}

/**
 * Creates a record and returns it as stored. Throws a 400 that names every wrong field, 403 if the actor may not create
 * such a record.
 */
export async function createRecord(
  caller: Engine,
  actor: Actor,
  entity: string,
  body: Readonly<Record<string, unknown>>,
  options: CreateOptions = {},
): Promise<Found> {
  const model = caller.model(entity);
  const keys = [...Object.keys({ ...body, ...options.set }), ...statusKeys(model)];
  if (!options.connection && (keys.some((key) => isFileKey(model, key)) || holdsTargets(model, keys))) {
    return caller.database.transaction(agencyOf(actor), (connection) =>
      createRecord(caller, actor, entity, body, { ...options, connection }),
    );
  }
  const engine = options.connection ? within(caller, options.connection) : caller;
  const { id } = await insertRecord(engine, actor, entity, body, options);
  return findRecord(engine, actor, entity, id, { isWritten: true });
}

/** The changes with a roster that the engine itself has added to. */
function withRoster(model: Model, changes: readonly Change[], after: Record<string, unknown>): readonly Change[] {
  const roster = model.links.find(({ declared }) => 'assigns' in declared && declared.assigns === true);
  const key = roster?.spec.key;
  if (key === undefined || isNothing(after[key])) return changes;
  return [...changes.filter(({ field }) => field !== key), { field: key, before: null, after: after[key] }];
}
