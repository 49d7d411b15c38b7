import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import { itemSets } from '../../../schema/language/sets.ts';
import { machinesOf } from '../../../schema/language/states.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { isSame, type Change } from './changes.ts';
import type { Engine } from '../engine.ts';
import { formerValues } from './formerValues.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from '../reading/readOne.ts';
import { changedSets } from './sets.ts';

/** A record, and the version that the write to undo gave it. */
export interface UndoTarget {
  readonly id: string;
  readonly version?: number;
}

interface Written {
  readonly record_id: string;
  readonly changes: readonly Change[];
}

const idsOf = (value: unknown) => (value ?? []) as readonly string[];

/** Returns the changes of sets that others changed meanwhile: what was added goes, what was removed comes back. */
function mixedSets(model: Model, record: WireRecord, changes: readonly Change[]) {
  const keys = new Set(itemSets(model.entity).map(({ key }) => key));
  const mixed = changes.filter(({ field, after }) => keys.has(field) && !isSame(record[field], after));
  const without = (all: unknown, some: unknown) => idsOf(all).filter((id) => !idsOf(some).includes(id));
  const added = mixed.map(({ field, before, after }) => [field, without(after, before)] as const);
  const removed = mixed.map(({ field, before, after }) => [field, without(before, after)] as const);
  const body = changedSets(record, { add: Object.fromEntries(removed), remove: Object.fromEntries(added) });
  return { body, keys: new Set(mixed.map(({ field }) => field)) };
}

/** The fields that steps write: a state that steps alone may change, and what it sets, a moment for instance. */
function stepFields({ entity }: Model): ReadonlySet<string> {
  const machines = machinesOf(entity);
  const sets = machines.flatMap(({ steps }) => Object.values(steps)).flatMap(({ sets: set = {} }) => Object.keys(set));
  return new Set([...machines.map(({ field }) => field), ...sets]);
}

/** The cause of an undo, and the context in which it is validated: it gives back what the record had. */
export const undone = { cause: 'undo', isGivingBack: true } as const;

/** The account of an actor as the history names it; null for the server itself. */
const accountOf = ({ accountId }: Actor) => (accountId === systemAccountId ? null : accountId);

/** Returns the body that undoes a write; throws `staleVersion` if a value has been changed since. */
export function undoBody(
  model: Model,
  record: WireRecord,
  changes: readonly Change[],
): Readonly<Record<string, unknown>> {
  const set = stepFields(model);
  const isWritable = ({ field }: Change) => {
    const name = (model.column(field) ?? model.link(field))?.field ?? field;
    return model.entity.fields[name]?.readOnly !== true || set.has(name);
  };
  const present = changes.map((change) => ({ ...change, field: model.presentKey(change.field) })).filter(isWritable);
  const sets = mixedSets(model, record, present);
  const { body, kept } = formerValues(
    model,
    record,
    present.filter(({ field }) => !sets.keys.has(field)),
  );
  if (kept.length > 0) {
    const params = { fields: kept.join(', '), kind: model.entity.name };
    throw new RefusalError('staleVersion', 'changedSince', { params });
  }
  return { ...body, ...sets.body };
}

/**
 * Reads the caller's own writes of some records, and returns a function that gives the body to undo the one of a
 * record. Single values come back if nobody changed them since; in a set of records or files, what was added goes and
 * what was removed comes back, whatever else is in it by now. The function throws 400 if there is no such write of the
 * caller, and `staleVersion` if a value has been changed since.
 */
export async function undoing(
  engine: Engine,
  actor: Actor,
  entity: string,
  targets: readonly UndoTarget[],
): Promise<(record: WireRecord) => Readonly<Record<string, unknown>>> {
  const model = engine.model(entity);
  const { rows } = await engine.database.query<Written>(actor.agencyId, {
    text: `select h.record_id, h.changes from history h
      join unnest($2::uuid[], $3::integer[]) w(id, version) on h.record_id = w.id and h.version = w.version
      where h.agency_id = $1 and h.action = 'update' and h.account_id is not distinct from $4`,
    values: [
      agencyOf(actor),
      targets.map(({ id }) => id),
      targets.map(({ version }) => version ?? null),
      accountOf(actor),
    ],
  });
  const written = new Map(rows.map((row) => [row.record_id, row.changes]));
  return (record) => {
    const changes = written.get(record.id);
    if (!changes) throw new RefusalError('invalid', 'nothingToUndo');
    return undoBody(model, record, changes);
  };
}
